import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainText, plainTextsFor, httpTexts, plainPage } from './plainPage.ts';
import { answerRefusedRequests } from './refusedRequests.ts';
import { StartupError } from '../startupError.ts';
import { endStalledConnections } from './slowClients.ts';
import {
  allLanguages,
  type Language,
  languageOf,
  languages,
} from '../shared/messages/languages.ts';

/** A port that is taken from the start. */
export interface HttpServer {
  port: number;
  /** Passes requests to the site from now on. */
  serve(site: RequestListener): void;
  /** Whether the process is shutting down. */
  readonly isDraining: boolean;
  /** Closes each connection after its next response. */
  drain(): void;
  /** Accepts no more requests, and waits for the current ones, at most this number of seconds. */
  close(seconds: number): Promise<void>;
}

/**
 * The time limits for reading a request, in milliseconds. A video on a slow connection may take an
 * hour, which is how long its place in the store is reserved, if bytes keep arriving. Other bodies
 * have their own limit (slowClients.ts). Idle connections stay open longer than those of common
 * proxies, so that a proxy never uses one that is being closed.
 */
const timeLimits = { headersTimeout: 20_000, requestTimeout: 3_600_000, keepAliveTimeout: 65_000 };

/**
 * Listens on the port. Until the site is ready, requests get 503 with Retry-After.
 * @param headers the headers of every response
 * @param pageHeaders the headers of the page that browsers get during the start
 * @throws StartupError if the port is taken or not allowed
 */
export async function listen(
  port: number,
  headers: Record<string, string>,
  pageHeaders = headers,
): Promise<HttpServer> {
  const starting = respondStarting(headers, pageHeaders);
  const server = createServer(timeLimits, starting).listen(port);
  endStalledConnections(server);
  answerRefusedRequests(server, headers);
  let isDraining = false;
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${String(port)} is taken. Set PORT to a free one.`);
    }
    if (code === 'EACCES') {
      throw new StartupError(`Port ${String(port)} may not be used by this user. Set PORT.`);
    }
    throw error;
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: (site) => server.off('request', starting).on('request', site),
    get isDraining() {
      return isDraining;
    },
    drain() {
      isDraining = true;
      server.prependListener('request', closeAfterResponse);
    },
    close: (seconds) => close(server, seconds),
  };
}

function respondStarting(
  headers: Record<string, string>,
  pageHeaders: Record<string, string>,
): RequestListener {
  const temporary = { 'Retry-After': String(retrySeconds), 'Cache-Control': 'no-store' };
  const own = { ...headers, ...temporary, ...plainText };
  const ofPage = { ...pageHeaders, ...temporary, 'Content-Type': 'text/html; charset=utf-8' };
  const ofFailure = { ...own, 'Content-Type': 'application/json; charset=utf-8' };
  return (request, response) => {
    if (request.url === '/healthz') {
      response.writeHead(200, own).end('starting\n');
      return;
    }
    // Only for GET: after a POST, the page would reload without the data of the form.
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isPage) response.writeHead(503, ofPage).end(startingPage(request.url));
    else if (request.url?.split('?', 1)[0] === '/graphql')
      response.writeHead(503, ofFailure).end(startingFailure);
    else response.writeHead(503, own).end(`${plainTextsFor(request.url).starting}\n`);
  };
}

const closeAfterResponse: RequestListener = (_request, response) => {
  response.setHeader('Connection', 'close');
};

async function close(server: Server, seconds: number): Promise<void> {
  const closed = once(server, 'close');
  server.prependListener('request', closeAfterResponse);
  server.close();
  // Connections with a pending request become idle later.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  const limit = setTimeout(() => {
    server.closeAllConnections();
  }, seconds * 1000);
  await closed;
  clearTimeout(limit);
  clearInterval(sweep);
}

/** Programs may send a request again after this number of seconds. */
const retrySeconds = 1;

/** The response of the API while the server starts. */
const startingFailure = JSON.stringify({
  errors: [
    {
      message: httpTexts.EN.starting,
      extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: retrySeconds },
    },
  ],
});

/** The page reloads after this number of seconds. */
const refreshSeconds = 2;

/** The page for visitors during the start. The language of the address comes first. */
function startingPage(url = ''): string {
  const first = languageOf(url.split('?', 1)[0] ?? '');
  const inOrder = [first, ...allLanguages.filter((each) => each !== first)];
  return plainPage({
    language: first,
    head: `<meta http-equiv="refresh" content="${String(refreshSeconds)}">\n`,
    content: inOrder.map(paragraph).join('\n'),
  });
}

const paragraph = (language: Language) =>
  `<p lang="${languages[language].tag}">${httpTexts[language].startingPage}</p>`;
