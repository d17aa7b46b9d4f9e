import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { ApiConnection } from './graphql/apiConnection.tsx';
import type { PageHandle } from './pageHandle.ts';
import type { Reachability } from './graphql/reachability.ts';

type LoadCode = LazyRouteFunction<RouteObject>;

/**
 * Loads a page's code, Apollo Client, and the data that the page asks for, so that it opens whole.
 * Where data cannot be had, the page itself asks again and shows the failure.
 */
export async function loadPage(
  loadCode: LoadCode,
  connection: ApiConnection,
  run: Reachability['run'],
) {
  const [page, client] = await run(() => Promise.all([loadCode(), connection.load()]));
  const query = (page.handle as PageHandle | undefined)?.query;
  if (query) await run(() => client.query({ query })).catch(() => undefined);
  return page;
}

/**
 * The routes of the pages that a visitor goes to from the first one. While there is no connection a
 * page waits, and the one before it stays on the screen.
 */
export function withData(
  routes: RouteObject[],
  connection: ApiConnection,
  run: Reachability['run'],
): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const loading = typeof lazy === 'function' && {
      lazy: () => loadPage(lazy, connection, run),
    };
    if (route.index) return { ...route, ...loading };
    const children = route.children && withData(route.children, connection, run);
    return { ...route, ...loading, ...(children && { children }) };
  });
}
