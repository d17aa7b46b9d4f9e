import { type LoaderFunction, redirectDocument, type RouteObject } from 'react-router-dom';
import type { ApiConnection } from './session/apiConnection.tsx';
import type { Reachability } from './graphql/reachability.ts';
import { loadPageMessages } from './loadPageMessages.ts';
import type { DocumentMessages } from './messages/createMessages.ts';
import type { Language } from '../api/shared/messages/languages.ts';
import { type PageHandle, queryOf } from './pageHandle.ts';

type Run = Reachability['run'];
type Match = Parameters<typeof queryOf>[0];

/**
 * Loads the data of a page's query, if Apollo Client does not have it. After a failure the page
 * queries again and shows the error.
 */
export async function loadData(
  match: Match,
  search: string,
  language: Language,
  connection: ApiConnection,
  run: Run,
): Promise<void> {
  const query = queryOf(match, search, language);
  if (!query) return;
  await run(async () => (await connection.load()).query(query)).catch(() => undefined);
}

/**
 * The routes of the pages to which a visitor navigates: a page opens with its code and its data, in
 * the language of the document. Without a connection the navigation waits, and the former page
 * stays visible.
 */
export function withData(
  routes: RouteObject[],
  connection: ApiConnection,
  run: Run,
  messages: DocumentMessages,
): RouteObject[] {
  function loaderOf(route: Match['route']): { loader?: LoaderFunction } {
    const { query, isDocument } = (route.handle ?? {}) as PageHandle;
    if (isDocument) return { loader: ({ request }) => redirectDocument(request.url) };
    if (!query) return {};
    return {
      loader: async ({ params, request }) => {
        const { search } = new URL(request.url);
        await loadData({ route, params }, search, messages.language, connection, run);
        return null;
      },
    };
  }
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const loading =
      typeof lazy === 'function'
        ? {
            lazy: async () => {
              const [page] = await run(() => Promise.all([lazy(), connection.load()]));
              await loadPageMessages(messages, page, connection, run);
              return { ...page, ...loaderOf(page) };
            },
          }
        : loaderOf(route);
    if (route.index) return { ...route, ...loading };
    const children = route.children && withData(route.children, connection, run, messages);
    return { ...route, ...loading, ...(children && { children }) };
  });
}
