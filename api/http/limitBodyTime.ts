import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainText, plainTextsFor } from './plainText.ts';

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
  const stop = () => {
    clearTimeout(timer);
  };
  request.once('end', stop).once('close', stop);
}
