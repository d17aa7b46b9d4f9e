import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll } from 'vitest';
import { addressOf, type createPages, render } from '../../client/entry.server.tsx';
import { compiledQueries } from '../../api/graphql/compiledQueries.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { pages } from '../../api/rendering/pages.ts';
import { sharedPreviews } from '../../api/rendering/sharedPreviews.ts';
import type { PageRenderer } from '../../api/rendering/renderer.ts';
import type { Api } from './api.ts';

const noAssets = () => ({ script: '', inlineStyles: [], styles: [], preloads: [] });

export interface PageServer {
  url: string;
  /** The addresses that were rendered since the list was last emptied, without the site's own. */
  rendered: string[];
  close(): void;
}

/** Serves pages over HTTP, without the files that they load. */
export async function servePages(
  { services }: Api,
  { addressOf, render }: ReturnType<typeof createPages>,
): Promise<PageServer> {
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    files: express.Router(),
    inlineStyles: [],
    publicPaths: () => Promise.resolve([]),
    webManifest: () => Promise.resolve({}),
    openSearch: () => Promise.resolve(''),
    addressOf,
    render(address, execute) {
      rendered.push(address.replace(services.server.siteUrl, ''));
      return render(address, execute, noAssets);
    },
  };
  const queries = compiledQueries(buildSchema());
  const app = express()
    .use(sharedPreviews(renderer, queries, services))
    .use(pages(renderer, queries, services, {}));
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rendered,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves the pages of an API for the tests of a file. */
export function usePages(api: Api): PageServer {
  const server = {} as PageServer;
  beforeAll(async () => {
    Object.assign(server, await servePages(api, { addressOf, render }));
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
