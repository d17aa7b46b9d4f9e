import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** The time limit for the headers of a response, in milliseconds. */
const timeout = 15_000;

export interface LinkResponse {
  status: number;
  /** The target of a redirect, as the response has it. */
  location: string | null;
}

/**
 * Requests an address and reads only the headers of the response.
 * @throws an error with a `code` if there is no response, and one without if the address is in a
 * private network
 */
export type RequestLink = (url: string, signal: AbortSignal) => Promise<LinkResponse>;

/**
 * Creates the function for the requests of the link check.
 * @param siteUrl identifies this site to other websites
 * @param allowedAddresses addresses of private networks that are not refused
 */
export function createLinkRequests(siteUrl: string, allowedAddresses: string[] = []): RequestLink {
  // Checks the resolved address of a connection, so that a name cannot resolve to another address
  // later.
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
        // The body may be of any size, and it is not needed.
        response.destroy();
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, location: headers.location ?? null });
      }).on('error', reject);
    });
  };
}
