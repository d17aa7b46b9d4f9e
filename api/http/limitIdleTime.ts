import type { IncomingMessage } from 'node:http';

/**
 * The maximum time without a byte of an upload, in milliseconds. The site's own pages use the
 * same limit (client/forms/submission/submitWithTimeout.ts).
 */
export const maxIdleTime = 60_000;

/**
 * Checks at regular intervals whether bytes of a request have arrived. The total time is not
 * limited: a video on a slow connection may need an hour.
 * @param onIdle called after each interval without bytes, until the request is complete or closed
 */
export function limitIdleTime(
  request: IncomingMessage,
  onIdle: () => void,
  limit = maxIdleTime,
): void {
  const { socket } = request;
  let read = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead === read && !request.complete) onIdle();
    read = socket.bytesRead;
  }, limit);
  const stop = () => {
    clearInterval(timer);
  };
  request.once('end', stop).once('close', stop);
}
