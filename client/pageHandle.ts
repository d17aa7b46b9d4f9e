import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Params } from 'react-router-dom';
import { inLanguage, type PageQuery } from './graphql/pageResults.ts';
import type { Language } from '../api/shared/messages/languages.ts';
import type { Role } from './session/roles.ts';
import type { DocumentMessages, MessagesHook } from './messages/createMessages.ts';

/** The properties of a page, which its module exports as `handle`. */
export interface PageHandle {
  /**
   * The query of the page, which runs before rendering or navigation; a function selects one of
   * several by the address.
   */
  query?: DocumentNode | ((search: URLSearchParams) => DocumentNode);
  /** The variables of the query besides `language`; by default none. */
  variables?: (params: Params, search: URLSearchParams) => OperationVariables;
  /**
   * The canonical address, without the language, of a page whose path names a record; null if there
   * is no such record. Every other address of the page is redirected to it.
   * @param data the data of the query
   */
  address?: (params: Params, search: URLSearchParams, data: unknown) => string | null;
  /**
   * Whether a page can exist at such a path. If not, no data is read for it, and it shares the page
   * of unknown addresses.
   */
  isPossible?: (params: Params) => boolean;
  /**
   * The query parameters that change the page, in the order of its address. A `free` one accepts
   * any text, so a page with one is not cached; the others need an `address` that refuses unknown
   * values.
   */
  parameters?: Record<string, 'bounded' | 'free'>;
  /** Whether only the server can read its data, so that browsers always load it as a document. */
  isDocument?: boolean;
  /** Its catalogues, which are loaded in the language of its address. */
  messages?: MessagesHook[];
  /** The roles that may open an admin screen; by default all accounts may. */
  roles?: readonly Role[];
  /**
   * The HTTP status.
   * @param data the data of the query
   */
  status?: (data: unknown) => number;
}

interface Match {
  params: Params;
  route: { handle?: unknown };
}

/** The query of the page or layout of a route. */
export function queryOf(
  { route, params }: Match,
  search: string,
  language: Language,
): PageQuery | undefined {
  const { query, variables } = (route.handle ?? {}) as PageHandle;
  const asked = new URLSearchParams(search);
  const document = typeof query === 'function' ? query(asked) : query;
  const own = variables?.(params, asked) ?? {};
  return document && { query: document, variables: inLanguage(document, own, language) };
}

/** The queries of all routes that match an address. */
export function queriesOf(matches: Match[], search: string, language: Language): PageQuery[] {
  return matches.flatMap((match) => queryOf(match, search, language) ?? []);
}

/** Loads the catalogues of routes, in the language of the document. */
export async function loadMessages(
  { language, catalogues, overrides }: DocumentMessages,
  routes: Match['route'][],
): Promise<void> {
  const hooks = messagesOf(routes);
  await Promise.all(
    hooks.map(async (hook) => catalogues.set(hook, await hook.load(language, overrides))),
  );
}

/** The catalogues of routes. */
export const messagesOf = (routes: Match['route'][]): MessagesHook[] =>
  routes.flatMap(({ handle }) => ((handle ?? {}) as PageHandle).messages ?? []);
