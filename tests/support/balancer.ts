import { once } from 'node:events';
import { Agent, createServer, get, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds between two requests of /readyz. */
const interval = 100;

export interface Balancer {
  url: string;
  /** Also sends requests to this address, when it is ready. */
  add(address: string): void;
  /** The addresses that requests are sent to now. */
  ready(): string[];
  stop(): Promise<void>;
}

/** Sends requests to several servers in turn, as a reverse proxy that honours /readyz. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map<string, boolean>();
  let turn = 0;

  function look(address: string): void {
    get(`${address}/readyz`, (response) => {
      ready.set(address, response.statusCode === 200);
      response.resume();
    }).on('error', () => ready.set(address, false));
  }
  const timer = setInterval(() => {
    for (const address of ready.keys()) look(address);
  }, interval);

  const targetsNow = () => [...ready].filter(([, isReady]) => isReady).map(([address]) => address);

  const server = createServer((incoming, outgoing) => {
    const targets = targetsNow();
    const target = targets[turn++ % targets.length];
    if (!target) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const options = { method, headers, agent };
    const passed = ask(target + url, options, (response) => {
      const { connection: _, ...kept } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, { ...kept, 'x-answered-by': target });
      response.pipe(outgoing);
    });
    passed.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    add: (address) => {
      ready.set(address, false);
      look(address);
    },
    ready: targetsNow,
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
