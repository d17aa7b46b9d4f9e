import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a refused request is read, in milliseconds, as in nginx (`lingering_time`). */
export const readingOn = 30_000;

/**
 * Ends a response to a request that may not have arrived completely. Its headers are already sent.
 * The rest of the request is read and dropped first: many clients read no response before they have
 * sent everything, and lose it if the connection is closed before. On a connection that stays open,
 * the next request would not be read. The headers must contain the length of the text.
 * @param limit milliseconds after which the connection is closed; without it, when no more bytes of
 * an upload arrive
 */
export function endResponse(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  limit?: number,
): void {
  if (request.readableEnded) {
    response.end(text);
    return;
  }
  response.write(text);
  if (limit !== undefined) {
    const timer = setTimeout(() => request.destroy(), limit);
    request.once('close', () => {
      clearTimeout(timer);
    });
  }
  request.once('end', () => response.end());
  // The former destination accepts no more data after an error.
  request.unpipe().resume();
}
