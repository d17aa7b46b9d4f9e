import type { Api } from './graphql/api.ts';
import type { Reachability } from './graphql/reachability.ts';
import type { DocumentMessages } from './messages/createMessages.ts';
import { loadMessages, messagesOf } from './pageHandle.ts';

type Run = Reachability['run'];

/** The part of a page that names its catalogues. */
interface Page {
  handle?: unknown;
}

/**
 * Loads the edited messages, if a page uses catalogues with edited messages that are not loaded
 * yet.
 */
async function loadOverrides(
  messages: DocumentMessages,
  page: Page,
  connection: Pick<Api, 'load'>,
): Promise<void> {
  const names = new Set(messagesOf([page]).map(({ catalogueName }) => catalogueName));
  if (!messages.overriddenElsewhere.some((name) => names.has(name))) return;
  const [{ overridesOf, overridesQuery }, client] = await Promise.all([
    import('./pageOverrides.ts'),
    connection.load(),
  ]);
  const { data } = await client.query(overridesQuery(messages.language));
  messages.overrides = overridesOf(data);
  messages.overriddenElsewhere = [];
}

/** Loads the catalogues of a page in the language of the document. */
export async function loadPageMessages(
  messages: DocumentMessages,
  page: Page,
  connection: Pick<Api, 'load'>,
  run: Run,
): Promise<void> {
  // A page with the default messages is better than no page.
  await run(() => loadOverrides(messages, page, connection)).catch(() => undefined);
  await run(() => loadMessages(messages, [page]));
}
