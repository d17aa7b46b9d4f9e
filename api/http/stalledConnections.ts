import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The maximum time in which a reader takes one chunk of its response, in milliseconds. The largest
 * response, 5 MB, needs 42 kB a second.
 */
const maxStall = 120_000;

/** The interval of the checks, in milliseconds. */
const interval = 10_000;

/**
 * Ends connections whose client does not read, because the response would stay in memory. A slow
 * client stays connected if it keeps reading chunks.
 * @returns a function that stops the checks
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
      // `bytesWritten` includes bytes that still wait.
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
