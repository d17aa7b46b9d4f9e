import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a browser may cache a preflight, in seconds. */
const preflightMaxAge = 600;

/**
 * Lets pages of configured websites use the API. They must send a token: cookies are never accepted
 * from them, so they cannot act for a visitor.
 * @param origins such as `https://studio.apollographql.com`; without any, no other site may
 * @param headers the headers of every response
 * @returns whether the request was a preflight, which has its response now
 */
export function crossOrigin(origins: ReadonlySet<string>, headers: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && origins.has(origin);
    if (isAllowed) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    }
    if (request.method !== 'OPTIONS') return false;
    if (isAllowed) {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      response.setHeader(
        'Access-Control-Allow-Headers',
        'Content-Type, Authorization, Apollo-Require-Preflight',
      );
      response.setHeader('Access-Control-Max-Age', preflightMaxAge);
    }
    const own = { Allow: 'GET, HEAD, POST, OPTIONS', Vary: 'Origin' };
    response.writeHead(204, { ...headers, ...own }).end();
    return true;
  };
}
