import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainText, plainTextsFor } from './plainPage.ts';
import { clientAddress, networkOf, type TrustsProxy } from '../session/trustedProxies.ts';

/**
 * The maximum number of concurrent requests from one network. Many phones in one hall may share an
 * address.
 */
export const maxConcurrent = 200;

/**
 * Counts the concurrent requests of each network address, and refuses those above the limit.
 * @returns whether the request was refused, with a response
 */
export function concurrencyLimit(trustsProxy: TrustsProxy, headers: Record<string, string>) {
  const underWay = new Map<string, number>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    // Nobody waits for the response: the connection ended before the request was read.
    if (request.socket.destroyed) return true;
    const network = networkOf(clientAddress(request, trustsProxy));
    const count = underWay.get(network) ?? 0;
    if (count >= maxConcurrent) {
      response.writeHead(429, {
        ...headers,
        ...plainText,
        'Retry-After': '5',
        Connection: 'close',
      });
      response.end(`${plainTextsFor(request.url).tooManyAtOnce}\n`);
      return true;
    }
    underWay.set(network, count + 1);
    response.once('close', () => {
      const left = (underWay.get(network) ?? 1) - 1;
      if (left === 0) underWay.delete(network);
      else underWay.set(network, left);
    });
    return false;
  };
}
