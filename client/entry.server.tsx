import type { GraphQLSchema } from 'graphql';
import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { tap } from 'rxjs';
import { createApollo, createCache } from './graphql/apollo.ts';
import { Document, type InlineStyles } from './Document.tsx';
import type { Results } from './graphql/hydrationClient.ts';
import { type FormResult, FormResultContext } from './forms/formResult.ts';
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
  try {
    const html = await renderDocument(routing, schema, context, findAssets, form);
    return { status: statusOf(routing), html };
  } catch (error) {
    const failed = { ...routing, errors: { [pageBoundary]: error } };
    const html = await renderDocument(failed, schema, context, findAssets, null);
    return { status: 500, html, error };
  }
}

/** A route may say which HTTP status it answers with, as the one for unknown addresses does. */
function statusOf({ matches, statusCode }: StaticHandlerContext): number {
  const handle: unknown = matches.at(-1)?.route.handle;
  const named = typeof handle === 'object' && handle !== null && 'status' in handle;
  return named && typeof handle.status === 'number' ? handle.status : statusCode;
}

async function renderDocument(
  routing: StaticHandlerContext,
  schema: GraphQLSchema,
  context: object,
  findAssets: FindAssets,
  form: FormResult | null,
): Promise<string> {
  const assets = findAssets(routing.matches.map(({ route }) => route.id));
  const { script, inlineStyles, styles, preloads } = assets;
  const results: Results = {};
  const link = recorder(results).concat(new SchemaLink({ schema, context }));
  const client = createApollo(link, createCache());
  const tree = (
    <Document inlineStyles={inlineStyles} styles={styles} state={statePlaceholder}>
      <ApolloProvider client={client}>
        <FormResultContext value={form}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, routing)}
            context={routing}
            hydrate={false}
          />
        </FormResultContext>
      </ApolloProvider>
    </Document>
  );
  const { result } = await prerenderStatic({ tree, renderFunction: renderToString });
  const state: ServerState = {
    results,
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

/** Notes what the queries bring. Those of public pages take no variables. */
function recorder(results: Results): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        if (operation.operationName && !errors) results[operation.operationName] = data;
      }),
    ),
  );
}
