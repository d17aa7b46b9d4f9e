import { execute, type GraphQLSchema } from 'graphql';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ApiContext } from './graphql/api.ts';
import { createCache } from './graphql/apollo.ts';
import { Document, type InlineStyles } from './Document.tsx';
import { type PageQuery, type PageResults, resultKey } from './graphql/pageResults.ts';
import { type FormResult, FormResultContext } from './forms/formResult.ts';
import { queriesOf } from './pageHandle.ts';
import { pageBoundary, routes } from './routes.tsx';
import type { ServerState } from './serverState.ts';
import { startScript } from './startScript.ts';

export interface RenderedPage {
  status: number;
  html: string;
  /** Where the browser is sent instead, when the page is only a redirection. */
  location?: string;
  /** Why the page could not be rendered, when its status is 500. */
  error?: unknown;
}

/** Finds the addresses of the built files that a page needs, given the ids of its routes. */
export type FindAssets = (routeIds: string[]) => {
  script: string;
  inlineStyles: InlineStyles[];
  styles: string[];
  preloads: string[];
};

/** The addresses of the pages that visitors may find, for search engines. */
export const publicPaths = (routes[0]?.children ?? [])
  .flatMap(({ children = [] }) => children)
  .filter(({ path }) => path !== '*' && path !== 'admin')
  .map(({ path = '' }) => `/${path}`);

/**
 * The path under which a page is rendered and kept: the one that its route gives it. It is the same
 * for every spelling of an address, every record that a form edits, and everything that is unknown,
 * so there are no more pages to render than routes. What the path leaves out, the browser adds.
 */
export function pathOfPage(path: string): string {
  const matches = matchRoutes(routes, path) ?? [];
  return `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`;
}

const handler = createStaticHandler(routes);
const statePlaceholder = '"the state stands here"';

/**
 * Renders a page as an anonymous reader gets it, with its data.
 * @param context what resolvers get
 * @param form what became of the form that asked for the page
 */
export async function render(
  url: string,
  schema: GraphQLSchema,
  context: object,
  findAssets: FindAssets,
  form: FormResult | null = null,
): Promise<RenderedPage> {
  const routing = await handler.query(new Request(url));
  if (routing instanceof Response) {
    return {
      status: routing.status,
      html: '',
      location: routing.headers.get('Location') ?? '/',
    };
  }
  const queries = queriesOf(routing.matches, new URL(url).search);
  const results = await runQueries(queries, schema, context);
  try {
    const html = renderDocument(routing, results, findAssets, form);
    return { status: statusOf(routing), html };
  } catch (error) {
    const failed = { ...routing, errors: { [pageBoundary]: error } };
    const html = renderDocument(failed, results, findAssets, null);
    return { status: 500, html, error };
  }
}

/** A route may say which HTTP status it answers with, as the one for unknown addresses does. */
function statusOf({ matches, statusCode }: StaticHandlerContext): number {
  const handle: unknown = matches.at(-1)?.route.handle;
  const named = typeof handle === 'object' && handle !== null && 'status' in handle;
  return named && typeof handle.status === 'number' ? handle.status : statusCode;
}

/** Adds `__typename` to documents, as the client's cache needs it in their results. */
const cache = createCache();

/** Runs queries against the schema, in the name of whoever the context says. */
async function runQueries(
  queries: PageQuery[],
  schema: GraphQLSchema,
  contextValue: object,
): Promise<PageResults> {
  const run = async ({ query, variables }: PageQuery) => {
    const document = cache.transformDocument(query);
    const answer = await execute({ schema, document, variableValues: variables, contextValue });
    const [error] = answer.errors ?? [];
    return error ? { error } : { data: answer.data };
  };
  const outcomes = await Promise.all(
    queries.map(async (each) => [resultKey(each), await run(each)] as const),
  );
  return Object.fromEntries(outcomes);
}

function renderDocument(
  routing: StaticHandlerContext,
  results: PageResults,
  findAssets: FindAssets,
  form: FormResult | null,
): string {
  const assets = findAssets(routing.matches.map(({ route }) => route.id));
  const { script, inlineStyles, styles, preloads } = assets;
  const result = renderToString(
    <Document inlineStyles={inlineStyles} styles={styles} state={statePlaceholder}>
      <ApiContext value={{ client: null, load: neverLoaded, results }}>
        <FormResultContext value={form}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, routing)}
            context={routing}
            hydrate={false}
          />
        </FormResultContext>
      </ApiContext>
    </Document>,
  );
  const state: ServerState = {
    results: Object.fromEntries(Object.entries(results).filter(([, { error }]) => !error)),
    failed: routing.errors !== null,
    form,
    inlineStyles: inlineStyles.map(({ href }) => ({ href, text: '' })),
    styles,
  };
  const stateText = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<!doctype html>${result
    .replace(statePlaceholder, () => stateText)
    .replace(
      '</body>',
      `<script data-entry="${script}" data-preloads="${preloads.join(' ')}">${startScript}</script></body>`,
    )}`;
}

/** Effects, which load Apollo Client, do not run on the server. */
const neverLoaded = () => Promise.reject(new Error('Apollo Client is for browsers.'));
