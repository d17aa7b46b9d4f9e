import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Params } from 'react-router-dom';
import { inLanguage, type PageQuery } from './graphql/pageResults.ts';
import type { Language } from './messages/languages.ts';
import type { Role } from './session/roles.ts';
import type { DocumentMessages, MessagesHook } from './messages/createMessages.ts';

/** What a page's module says about it, as `handle`. */
export interface PageHandle {
  /** The page's query, run before rendering or navigation; of several, the one for an address. */
  query?: DocumentNode | ((search: URLSearchParams) => DocumentNode);
  /** The variables of that query besides `language`; without it there are none. */
  variables?: (params: Params, search: URLSearchParams) => OperationVariables;
  /**
   * The canonical address, without that of the language, of a page whose path names a record; null
   * where there is no such record. Every other address of it is redirected there.
   * @param data what the query brought
   */
  address?: (params: Params, search: URLSearchParams, data: unknown) => string | null;
  /**
   * Whether there may be a page at such a path. Where not, nothing is read for it, and it shares the
   * page of unknown addresses.
   */
  isPossible?: (params: Params) => boolean;
  /**
   * The parameters behind the `?` that change the page, in the order of its address. A free one takes
   * any text, so a page with one is not cached; the others need an `address` that refuses what does
   * not exist.
   */
  parameters?: Record<string, 'bounded' | 'free'>;
  /**
   * Whether the server alone can read its data, so that browsers load it as a document whenever they come
   * to it.
   */
  isDocument?: boolean;
  /** The catalogues that it reads, to be loaded in the language of its address. */
  messages?: MessagesHook[];
  /** The roles that may see a screen of the admin area; without it, every account may. */
  roles?: readonly Role[];
  /**
   * The HTTP status that it answers with.
   * @param data what the query brought
   */
  status?: (data: unknown) => number;
}

interface Match {
  params: Params;
  route: { handle?: unknown };
}

/** The query of the page, or of the frame around it, that a route stands for. */
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

/** The queries of all routes that an address matches. */
export function queriesOf(matches: Match[], search: string, language: Language): PageQuery[] {
  return matches.flatMap((match) => queryOf(match, search, language) ?? []);
}

/** Loads the catalogues of routes, in the document's language. */
export async function loadMessages(
  { language, catalogues, overrides }: DocumentMessages,
  routes: Match['route'][],
): Promise<void> {
  const hooks = messagesOf(routes);
  await Promise.all(
    hooks.map(async (hook) => catalogues.set(hook, await hook.load(language, overrides))),
  );
}

/** The catalogues that routes read. */
export const messagesOf = (routes: Match['route'][]): MessagesHook[] =>
  routes.flatMap(({ handle }) => ((handle ?? {}) as PageHandle).messages ?? []);
