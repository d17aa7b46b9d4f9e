import autocannon, { type Request } from 'autocannon';

export interface Load {
  url: string;
  /** The requests of each connection, in turn. */
  requests: Request[];
  connections: number;
  /** Seconds. */
  duration: number;
}

export interface Measured {
  perSecond: number;
  /** Requests that got a response. */
  count: number;
  /** Milliseconds within which 99 of 100 got a response. */
  p99: number;
  /** The number of processors that the generator used. */
  generator: number;
}

/** Sends a load and fails unless every response is a 200. */
export async function send({ url, requests, connections, duration }: Load): Promise<Measured> {
  const before = process.cpuUsage();
  const result = await autocannon({ url, requests, connections, duration });
  const { user, system } = process.cpuUsage(before);
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error(
      `${url}: ${String(result.errors)} errors, ${String(result.non2xx)} refusals, ${String(result.timeouts)} time-outs`,
    );
  }
  return {
    perSecond: result.requests.total / result.duration,
    count: result.requests.total,
    p99: result.latency.p99,
    generator: (user + system) / 1e6 / result.duration,
  };
}
