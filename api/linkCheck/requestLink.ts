import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Milliseconds to wait for the head of a response. */
const timeout = 15_000;

export interface LinkResponse {
  status: number;
  /** Where a redirect leads, as the response has it. */
  location: string | null;
}

/**
 * Asks for an address and reads the head of the response only.
 * @throws an error with a `code` when there is no response, and one without when the address leads
 *   into a private network
 */
export type RequestLink = (url: string, signal: AbortSignal) => Promise<LinkResponse>;

/**
 * Makes the requests of the link check.
 * @param siteUrl names this site to the websites that are asked
 * @param allowedAddresses of private networks, which are refused otherwise
 */
export function createLinkRequests(siteUrl: string, allowedAddresses: string[] = []): RequestLink {
  // Checks the address to which a name leads when it connects, so that no name can lead elsewhere.
  const options = { allowIPAddressList: allowedAddresses };
  const protocols = {
    'http:': { get: http.get, agent: new RequestFilteringHttpAgent(options) },
    'https:': { get: https.get, agent: new RequestFilteringHttpsAgent(options) },
  };
  const headers = { 'user-agent': `link check of ${siteUrl}`, accept: 'text/html, */*;q=0.5' };
  return (url, stopped) => {
    const { get, agent } = protocols[new URL(url).protocol as keyof typeof protocols];
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeout)]);
    return new Promise((resolve, reject) => {
      get(url, { agent, headers, signal }, (response) => {
        // The body may be of any size, and nobody reads it.
        response.destroy();
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, location: headers.location ?? null });
      }).on('error', reject);
    });
  };
}
