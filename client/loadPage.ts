import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { ApiConnection } from './session/apiConnection.tsx';
import type { Reachability } from './graphql/reachability.ts';
import type { DocumentMessages } from './messages/createMessages.ts';
import type { Language } from './messages/languages.ts';
import { loadMessages, messagesOf, type PageHandle, queryOf } from './pageHandle.ts';

type Run = Reachability['run'];
type Match = Parameters<typeof queryOf>[0];

/**
 * Loads the data of a page's query, where Apollo Client does not have it. Where that fails,
 * the page itself queries again and shows the failure.
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

/** Loads the sentences that volunteers have changed, where a page reads some that no page had before. */
async function loadOverrides(
  messages: DocumentMessages,
  route: Match['route'],
  connection: ApiConnection,
): Promise<void> {
  const names = new Set(messagesOf([route]).map(({ catalogueName }) => catalogueName));
  if (!messages.overriddenElsewhere.some((name) => names.has(name))) return;
  const [{ overridesOf, overridesQuery }, client] = await Promise.all([
    import('./pageOverrides.ts'),
    connection.load(),
  ]);
  const { data } = await client.query(overridesQuery(messages.language));
  messages.overrides = overridesOf(data);
  messages.overriddenElsewhere = [];
}

/**
 * The routes of the pages that a visitor goes to from the first one: a page opens with its code and
 * its data, in the language of the document. While there is no connection it waits, and the one before it stays on the screen.
 */
export function withData(
  routes: RouteObject[],
  connection: ApiConnection,
  run: Run,
  messages: DocumentMessages,
): RouteObject[] {
  function loaderOf(route: Match['route']): { loader?: LoaderFunction } {
    if (!(route.handle as PageHandle | undefined)?.query) return {};
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
              // The page is better in its original words than not there.
              await run(() => loadOverrides(messages, page, connection)).catch(() => undefined);
              await run(() => loadMessages(messages, [page]));
              return { ...page, ...loaderOf(page) };
            },
          }
        : loaderOf(route);
    if (route.index) return { ...route, ...loading };
    const children = route.children && withData(route.children, connection, run, messages);
    return { ...route, ...loading, ...(children && { children }) };
  });
}
