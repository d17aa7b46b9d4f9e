import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './pageHandle.ts';

/** The address under which a page is rendered and cached. */
export interface PageAddress {
  address: string;
  /** Whether there are no more such addresses than routes and records, so that it may be cached. */
  isBounded: boolean;
}

/**
 * The address that stands for all spellings of one. It is made of the path of the route, and of what
 * the page's module says it depends on: parameters of the path where it has an `address` of its own,
 * and of the query those that it names. So all unknown addresses share one, and so do all records
 * that a form edits; what the address leaves out, the browser adds.
 */
export async function pageAddress(
  routes: RouteObject[],
  basename: string,
  path: string,
  search: string,
): Promise<PageAddress> {
  const unknown = { address: `${basename}/*`, isBounded: true };
  if (decoded(path) === null) return unknown;
  // No route has a line break, the one for unknown addresses neither.
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
 * A path without its escapes; null where a `%` stands for nothing. The result has to be used: the build
 * leaves out a call of which only the failure counts.
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
