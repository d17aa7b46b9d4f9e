import http from 'node:http';
import https from 'node:https';

/** The time limit for the headers of a response, in milliseconds. */
const maxTime = 15_000;

export interface LinkResponse {
  status: number;
  /** The target of a redirect, as the response has it. */
  location: string | null;
}

/** What is posted to an address. */
interface Message {
  headers: Record<string, string>;
  body: string;
}

/**
 * Requests an address, follows no redirect, and reads only the headers of the response.
 * @param message is posted; without it, the request is a GET
 * @throws an error with a `code` if there is no response, and one without if the address is in a
 * private network
 */
export type RequestLink = (
  url: string,
  signal: AbortSignal,
  message?: Message,
) => Promise<LinkResponse>;

/**
 * Creates the function for the requests of the link check and of webhooks.
 * @param siteUrl identifies this site to other websites
 * @param allowedAddresses addresses of private networks that are not refused
 * @param timeout the time limit of a request, in milliseconds
 */
export function createLinkRequests(
  siteUrl: string,
  allowedAddresses: string[] = [],
  timeout = maxTime,
): RequestLink {
  // Loaded with the first request, which a new site does not send soon.
  let loaded: ReturnType<typeof loadProtocols> | undefined;
  const headers = { 'user-agent': `link check of ${siteUrl}`, accept: 'text/html, */*;q=0.5' };
  return async (url, stopped, message) => {
    const protocols = await (loaded ??= loadProtocols(allowedAddresses));
    const { request, agent } = protocols[new URL(url).protocol as keyof typeof protocols];
    return new Promise((resolve, reject) => {
      const options = {
        agent,
        signal: stopped,
        method: message ? 'POST' : 'GET',
        headers: { ...headers, ...message?.headers },
      };
      const sent = request(url, options, (response) => {
        // The body may be of any size, and it is not needed.
        response.destroy();
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, location: headers.location ?? null });
      });
      // Node.js 20 may collect the timeout of a combined signal as garbage before it fires.
      const timer = setTimeout(() => sent.destroy(failure('ETIMEDOUT')), timeout);
      sent
        .on('error', reject)
        .once('close', () => {
          clearTimeout(timer);
          // A switch to another protocol has neither a response nor an error.
          reject(failure('EPROTO'));
        })
        .end(message?.body);
    });
  };
}

const failure = (code: string) => Object.assign(new Error('No response'), { code });

/** The requests of each protocol. Their agents refuse private networks. */
async function loadProtocols(allowIPAddressList: string[]) {
  const { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } =
    await import('request-filtering-agent');
  // Checks the resolved address of a connection, so that a name cannot resolve to another address
  // later.
  const options = { allowIPAddressList };
  return {
    'http:': { request: http.request, agent: new RequestFilteringHttpAgent(options) },
    'https:': { request: https.request, agent: new RequestFilteringHttpsAgent(options) },
  };
}
