import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainText, plainTextsFor } from './plainText.ts';

/** The status of what Node's parser refuses; that of all else is 400 (manual of `node:http`, clientError). */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Gives requests that Node refuses by itself, before the site hears of them, the headers and words of the
 * site's own failures: those that are no HTTP, come too slowly, have too long a header, or expect what is
 * not offered.
 * @param headers the headers of every response
 */
export function answerRefusedRequests(server: Server, headers: Record<string, string>): void {
  /** The latest response of each connection. */
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => {
    latest.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    const isWithinResponse = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || isWithinResponse) {
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

/** A whole response, in English: the address may not have been read. */
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
