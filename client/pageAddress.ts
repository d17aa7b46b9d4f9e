import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './pageHandle.ts';

/** The address under which a page is rendered and cached. */
export interface PageAddress {
  address: string;
  /**
   * Whether the number of such addresses is limited by routes and records, so that the page may be
   * cached.
   */
  isBounded: boolean;
}

/**
 * The canonical form of an address. It consists of the path of the route and of the parts that the
 * page's module names: the parameters of the path if it has its own `address`, and the listed
 * parameters of the query. So all unknown addresses share one page, and so do all records in a
 * form; the browser reads the rest of the address.
 */
export async function pageAddress(
  routes: RouteObject[],
  basename: string,
  path: string,
  search: string,
): Promise<PageAddress> {
  const unknown = { address: `${basename}/*`, isBounded: true };
  if (decoded(path) === null) return unknown;
  // No route contains a line break, not even the one for unknown addresses.
  const matches = matchRoutes(routes, path, basename || '/');
  if (!matches) return unknown;
  const page = matches.at(-1);
  const { address, isPossible, parameters = {} } = await handleOf(page?.route);
  if (isPossible?.(page?.params ?? {}) === false) return unknown;
  const segments = matches
    .flatMap(({ route }) => route.path?.split('/') ?? [])
    .map((segment) => (address ? filled(segment, page?.params ?? {}) : segment));
  const asked = new URLSearchParams(search);
  const named = Object.keys(parameters).filter((name) => asked.get(name));
  const query = new URLSearchParams(named.map((name) => [name, asked.get(name) ?? '']));
  return {
    address: ([basename, ...segments].join('/') || '/') + (named.length > 0 ? `?${query}` : ''),
    isBounded: named.every((name) => parameters[name] === 'bounded'),
  };
}

/**
 * A decoded path; null if it is malformed. The result must be used, because the build removes a
 * call that is made only for its error.
 */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function handleOf(route: RouteObject | undefined): Promise<PageHandle> {
  const page = typeof route?.lazy === 'function' ? await route.lazy() : route;
  return (page?.handle ?? {}) as PageHandle;
}

const filled = (segment: string, params: Record<string, string | undefined>) =>
  segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment;
