import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Handles the requests of a connection one after the other. Node.js does not close responses that
 * wait for an earlier one when the connection ends, so the files they would send would stay open.
 */
export function handleInOrder(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const before = latest.get(request.socket);
    latest.set(request.socket, response);
    const handle = () => {
      if (!request.socket.destroyed) listener(request, response);
    };
    if (!before || before.writableFinished) handle();
    else before.once('close', handle);
  };
}
