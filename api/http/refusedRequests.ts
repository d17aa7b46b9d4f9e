import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainText, plainTextsFor } from './plainPage.ts';

/** The status of requests that Node's parser refuses; otherwise 400 (manual of `node:http`, clientError). */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Sends the headers and messages of the site for requests that Node refuses before the site gets
 * them: invalid HTTP, requests that are too slow, have too long headers, or expect an unsupported
 * feature.
 * @param headers the headers of every response
 */
export function answerRefusedRequests(server: Server, headers: Record<string, string>): void {
  /** The incomplete responses of each connection. */
  const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    const responses = underWay.get(socket) ?? new Set();
    underWay.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [response, ...others] = underWay.get(socket) ?? [];
    // It must not be inside another response, or replace one that is still to come.
    const isPossible =
      !response || (others.length === 0 && !response.headersSent && !response.req.complete);
    if (!socket.writable || !isPossible) {
      socket.destroy();
      return;
    }
    socket.end(messageOf(statuses[error.code ?? ''] ?? 400, headers), () => socket.destroy());
  });
  const refuseExpectation: RequestListener = (request, response) => {
    response.writeHead(417, { ...headers, ...plainText, Connection: 'close' });
    response.end(`${plainTextsFor(request.url).badRequest}\n`);
  };
  server.on('checkExpectation', refuseExpectation);
}

/** A whole response, in English, because the address may not have been read. */
function messageOf(status: number, headers: Record<string, string>): string {
  const { timeout, badRequest } = plainTextsFor();
  const text = `${status === 408 ? timeout : badRequest}\n`;
  const all = {
    ...headers,
    ...plainText,
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(text)),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`;
}
