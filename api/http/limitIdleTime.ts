import type { IncomingMessage } from 'node:http';

/** Milliseconds in which some byte of an upload must come; browsers give up after as many (client/graphql). */
export const maxIdleTime = 60_000;

/**
 * Looks at regular intervals whether bytes of a request have come since the last time. However long the
 * whole takes: a video on a slow line may need an hour.
 * @param onIdle called after each interval in which none came, until the request is complete or closed
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
