import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program on this machine to which messages are posted. */
export interface Receiver {
  url: string;
  received: Received[];
  /** How it responds; 204 at first. */
  respond: (response: ServerResponse, message: Received) => unknown;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const message = { path: request.url ?? '', headers: request.headers, body };
      receiver.received.push(message);
      return receiver.respond(response, message);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook`,
    received: [],
    respond: (response) => response.writeHead(204).end(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
