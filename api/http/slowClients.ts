import type { IncomingMessage, ServerResponse, Server } from 'node:http';
import type { Socket } from 'node:net';
import { plainText, plainTextsFor } from './plainPage.ts';

/** The time limit for a request body, except uploads, in milliseconds: 200 kB on a slow connection. */
const maxBodyTime = 30_000;

/**
 * Ends a request whose body arrives too slowly, as in a Slowloris attack.
 * @param headers the headers of every response
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  limit = maxBodyTime,
): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) {
      response.writeHead(408, { ...headers, ...plainText, Connection: 'close' });
      response.end(`${plainTextsFor(request.url).timeout}\n`);
    }
    request.destroy();
  }, limit);
  stopWith(request, timer);
}

/**
 * The maximum time without a byte of an upload, in milliseconds. Browsers use the same limit
 * (client/forms/submission/submitWithTimeout.ts).
 */
export const maxIdleTime = 60_000;

/**
 * Checks at regular intervals whether bytes of a request have arrived. The total time is not
 * limited: a video on a slow connection may need an hour.
 * @param onIdle called after each interval without bytes, until the request is complete or closed
 */
export function limitIdleTime(request: IncomingMessage, onIdle: () => void): void {
  const { socket } = request;
  let read = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead === read && !request.complete) onIdle();
    read = socket.bytesRead;
  }, maxIdleTime);
  stopWith(request, timer);
}

/** Stops a timer when a request is complete or closed. */
function stopWith(request: IncomingMessage, timer: NodeJS.Timeout): void {
  const stop = () => {
    clearInterval(timer);
  };
  request.once('end', stop).once('close', stop);
}

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
