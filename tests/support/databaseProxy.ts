import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a site and its PostgreSQL, controlled by a test. */
export interface DatabaseProxy {
  /** The address of a database through the proxy. */
  through(databaseUrl: string): string;
  /** Holds back all data from now on, like a database that hangs. */
  hang(): void;
  /** Resolves when the proxy holds back some data. */
  heldBack(): Promise<void>;
  /** Passes on the data that it held back, and all data from now on. */
  goOn(): void;
  /** Breaks every connection. */
  cut(): void;
  /** Breaks every connection and refuses new ones. */
  refuse(): Promise<void>;
  /** Accepts connections again. */
  accept(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(postgresUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(postgresUrl);
  const sockets = new Set<Socket>();
  let isHung = false;
  const arrivals = new EventEmitter();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    near.on('data', () => {
      if (isHung) arrivals.emit('held');
    });
    if (isHung) near.cork();
    if (isHung) far.cork();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const proxy: DatabaseProxy = {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      url.hostname = '127.0.0.1';
      url.port = String(own);
      return url.href;
    },
    hang() {
      isHung = true;
      for (const socket of sockets) socket.cork();
    },
    async heldBack() {
      await once(arrivals, 'held');
    },
    goOn() {
      isHung = false;
      for (const socket of sockets) socket.uncork();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async refuse() {
      const closed = once(server, 'close');
      server.close();
      proxy.cut();
      await closed;
    },
    async accept() {
      server.listen(own, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      if (server.listening) await proxy.refuse();
    },
  };
  return proxy;
}
