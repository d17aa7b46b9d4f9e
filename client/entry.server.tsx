import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createCache } from './graphql/apollo.ts';
import { type PageQuery, type PageResults, resultKey } from './graphql/pageResults.ts';
import type { FormResult } from './forms/submission/formResult.ts';
import {
  allLanguages,
  type Language,
  languageOf,
  languages,
} from '../api/shared/messages/languages.ts';
import { type PageAddress, pageAddress } from './pageAddress.ts';
import { loadMessages, messagesOf, type PageHandle, queriesOf, queryOf } from './pageHandle.ts';
import { overridesFor, overridesOf, overridesQuery } from './pageOverrides.ts';
import { sharedPreviewRoute } from './content/preview/sharedPreviewRoute.ts';
import { adminRoutes } from './admin/adminRoutes.tsx';
import { pageBoundary, routesIn } from './routes.tsx';
import { type FindAssets, renderDocument } from './renderDocument.tsx';

export interface RenderedPage {
  status: number;
  html: Buffer;
  /** The canonical address, if it differs from the requested one. */
  location?: string;
  /** Whether there is no page at this address. There is an unlimited number of such addresses. */
  isMissing?: boolean;
  /** The error, if the status is 500. */
  error?: unknown;
}

/** Executes a query as the viewer for whom the page is rendered. */
export type ExecuteQuery = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

const noPage = Buffer.alloc(0);

/**
 * The approximate size in bytes of the cached addresses. They are cached because React Router ranks
 * all routes to find an address.
 */
const addressesSize = 500_000;

/**
 * Creates the function that renders pages.
 * @param routesIn the routes of the pages in a language
 */
export function createPages(routesIn: (language: Language) => RouteObject[]) {
  const entries = allLanguages.map((language) => {
    const { basename } = languages[language];
    const routes = routesIn(language);
    return [language, { routes, handler: createStaticHandler(routes, { basename }) }] as const;
  });
  const pagesIn = Object.fromEntries(entries) as Record<Language, (typeof entries)[number][1]>;

  const addresses = new LRUCache<string, PageAddress>({
    maxSize: addressesSize,
    sizeCalculation: ({ address }, key) => 200 + 2 * (key.length + address.length),
  });

  /** The address under which a page is rendered and cached; see `pageAddress`. */
  async function addressOf(path: string, search: string): Promise<PageAddress> {
    const key = path + search;
    const known = addresses.get(key);
    if (known) return known;
    const language = languageOf(path);
    const { basename } = languages[language];
    const address = await pageAddress(pagesIn[language].routes, basename, path, search);
    addresses.set(key, address);
    return address;
  }

  /**
   * Renders a page for an anonymous visitor, with its data.
   * @param url its canonical address, or that of a record under another title
   * @param form the result of the form that requested the page
   */
  async function render(
    url: string,
    execute: ExecuteQuery,
    findAssets: FindAssets,
    form: FormResult | null = null,
  ): Promise<RenderedPage> {
    const { pathname, search } = new URL(url);
    const language = languageOf(pathname);
    const { handler } = pagesIn[language];
    const { basename, tag } = languages[language];
    const routing = await handler.query(new Request(url));
    if (routing instanceof Response) {
      const location = routing.headers.get('Location') ?? '/';
      return { status: routing.status, html: noPage, location };
    }
    const textsQuery = overridesQuery(language);
    const queries = [textsQuery, ...queriesOf(routing.matches, search, language)];
    const { [resultKey(textsQuery)]: texts, ...results } = await runQueries(queries, execute);
    const page = resultOf(routing, search, language, results);
    const canonical = canonicalAddress(routing, search, page);
    if (canonical === null) return { status: 404, html: noPage, isMissing: true };
    const status = statusOf(routing, page);
    const address = basename + canonical;
    if (canonical && address !== pathname + search) {
      return {
        status: status === 200 ? 301 : status,
        html: noPage,
        location: address,
        isMissing: true,
      };
    }
    const matched = routing.matches.map(({ route }) => route);
    const changed = overridesFor(messagesOf(matched), texts?.data ? overridesOf(texts.data) : {});
    const messages = { language, tag, catalogues: new Map(), ...changed };
    await loadMessages(messages, matched);
    const write = (of: StaticHandlerContext, outcome: FormResult | null) =>
      renderDocument(
        messages,
        createStaticRouter(routesOf(of), of),
        of,
        results,
        findAssets,
        outcome,
      );
    try {
      // A page whose edited messages could not be loaded must not be cached. A page with a form
      // never is, and must show what was typed.
      if (texts?.error && !form) throw texts.error;
      return { status, html: write(routing, form) };
    } catch (error) {
      const html = write({ ...routing, errors: { [pageBoundary]: error } }, null);
      return { status: 500, html, error };
    }
  }

  return { addressOf, render };
}

export const { addressOf, render } = createPages((language) => routesIn(language, adminRoutes));

export { openSearch } from './openSearch.ts';
export { webManifest } from './webManifest.ts';

/** The paths of the public pages in each language, except those of records. */
export const publicPaths = (routesIn('EN')[0]?.children ?? [])
  .flatMap(({ children = [] }) => children)
  .filter(
    ({ path = '' }) =>
      !['*', 'search', sharedPreviewRoute.path].includes(path) && !path.includes(':'),
  )
  .map(({ path = '' }) => `/${path}`);

/** Only the matched routes, because React Router processes all given routes for each page. */
const routesOf = ({ matches }: StaticHandlerContext) =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [
      { ...route, ...(children.length > 0 && { children }) } as RouteObject,
    ],
    [],
  );

/** The data of the page's query; undefined if it has none. */
function resultOf(
  { matches }: StaticHandlerContext,
  search: string,
  language: Language,
  results: PageResults,
) {
  const page = matches.at(-1);
  const query = page && queryOf(page, search, language);
  return query && results[resultKey(query)];
}

/**
 * The address that the module of the page returns; null if there is no such page, '' if it returns
 * none.
 */
function canonicalAddress(
  { matches }: StaticHandlerContext,
  search: string,
  result: ReturnType<typeof resultOf>,
): string | null {
  const page = matches.at(-1);
  const { address } = (page?.route.handle ?? {}) as PageHandle;
  if (!page || !result || result.error || !address) return '';
  return address(page.params, new URLSearchParams(search), result.data);
}

/** A page can have its own HTTP status, such as the page of unknown addresses. */
function statusOf(
  { matches, statusCode }: StaticHandlerContext,
  result: ReturnType<typeof resultOf>,
): number {
  const { status } = (matches.at(-1)?.route.handle ?? {}) as PageHandle;
  return result?.error ? statusCode : (status?.(result?.data) ?? statusCode);
}

/** Adds `__typename` to documents, because the cache of the client needs it in results. */
const cache = createCache();

async function runQueries(queries: PageQuery[], execute: ExecuteQuery): Promise<PageResults> {
  const run = async ({ query, variables }: PageQuery) => {
    const document = cache.transformDocument(query);
    const answer = await execute(document, variables);
    const [error] = answer.errors ?? [];
    return error ? { error } : { data: answer.data };
  };
  const outcomes = await Promise.all(
    queries.map(async (each) => [resultKey(each), await run(each)] as const),
  );
  return Object.fromEntries(outcomes);
}
