import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds within which a request must have arrived, but for uploads: 200 kB on a poor line. */
const maxBodyTime = 30_000;

/** Ends a request whose body comes too slowly, as in a Slowloris attack. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  limit = maxBodyTime,
): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.destroy();
  }, limit);
  const stop = () => {
    clearTimeout(timer);
  };
  request.once('end', stop).once('close', stop);
}
