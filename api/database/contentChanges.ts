import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type CacheTag, cacheTag } from '../cache/cachePolicy.ts';

/** The interval of the checks whether the connection is alive, and their time limit, in milliseconds. */
const heartbeat = { interval: 5_000, limit: 2_000 };
/**
 * The pause before reconnecting, in milliseconds. It is short: after an outage another process may
 * write at once, and its changes must be visible here within 200 ms.
 */
const pause = 50;

export interface ContentListener {
  /** @param kind the kind of content that somebody else changed; undefined for any */
  invalidate(kind: CacheTag | undefined): void;
  /** The connection is lost. No change is notified until it is restored. */
  onDisconnect(): void;
  /** The connection is restored. Changes in between were missed. */
  onReconnect(): void;
}

/**
 * Listens for changes of content that other connections commit. Triggers of the database send the
 * notifications. Reconnects until `stop`.
 * @param url the address of PostgreSQL itself, not of a pooler
 * @param ownName the `application_name` of this process's own connections, whose changes it already
 * knows
 */
export async function listenForChanges(
  url: string,
  ownName: string,
  listeners: readonly ContentListener[],
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let client = await listen(url, ownName, listeners);

  async function keepListening() {
    for (;;) {
      await broken(client, stopping.signal);
      // Not awaited, because the database may take long to respond.
      const closed = client.end().catch(() => undefined);
      if (isOver(stopping.signal)) return closed;
      for (const listener of listeners) listener.onDisconnect();
      const next = await reconnect();
      if (!next) return;
      client = next;
      for (const listener of listeners) listener.onReconnect();
    }
  }

  async function reconnect() {
    while (!isOver(stopping.signal)) {
      try {
        return await listen(url, ownName, listeners);
      } catch {
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  const ended = keepListening();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** A function, because the value changes during an await. */
const isOver = (signal: AbortSignal) => signal.aborted;

async function listen(url: string, ownName: string, listeners: readonly ContentListener[]) {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${ownName} listener`,
    keepAlive: true,
    connectionTimeoutMillis: heartbeat.limit,
    query_timeout: heartbeat.limit,
  });
  // `broken` reports the error. Without this handler it would end the process.
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => {
    const [kind = '', ...name] = payload.split(' ');
    if (name.join(' ') === ownName) return;
    for (const listener of listeners) listener.invalidate(cacheTag(kind));
  });
  try {
    await client.connect();
    await client.query('LISTEN content');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Waits until the connection is lost, does not respond in time, or is stopped. */
async function broken(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const lost = new AbortController();
  client.once('end', () => {
    lost.abort();
  });
  client.once('error', () => {
    lost.abort();
  });
  const over = AbortSignal.any([lost.signal, stopping]);
  while (!isOver(over)) {
    await sleep(heartbeat.interval, undefined, { signal: over }).catch(() => undefined);
    if (isOver(over)) return;
    await client.query('SELECT 1').catch(() => {
      lost.abort();
    });
  }
}
