import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Milliseconds within which a reader takes one chunk of what was written for it: the largest
 * response, 5 MB, by 42 kB a second.
 */
const maxStall = 120_000;

/** Milliseconds between two looks at the connections. */
const interval = 10_000;

/**
 * Ends connections whose other end does not read: what was written for them would stay in memory.
 * A slow reader stays, as long as it takes one chunk after the other.
 * @returns stops looking
 */
export function endStalledConnections(
  server: Server,
  { limit, every } = { limit: maxStall, every: interval },
): () => void {
  const progress = new Map<Socket, { taken: number; since: number }>();
  server.on('connection', (socket: Socket) => {
    progress.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => progress.delete(socket));
  });
  const timer = setInterval(() => {
    const present = performance.now();
    for (const [socket, before] of progress) {
      // `bytesWritten` counts what still waits, too.
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== before.taken) {
        progress.set(socket, { taken, since: present });
      } else if (present - before.since >= limit) {
        socket.destroy();
      }
    }
  }, every);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
