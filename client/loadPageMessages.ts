import type { Api } from './graphql/api.ts';
import type { Reachability } from './graphql/reachability.ts';
import type { DocumentMessages } from './messages/createMessages.ts';
import { loadMessages, messagesOf } from './pageHandle.ts';

type Run = Reachability['run'];

/** A page, as far as it says which catalogues it reads. */
interface Page {
  handle?: unknown;
}

/** Loads the sentences that volunteers have changed, where a page reads some that no page had before. */
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

/** Loads what a page reads in the language of the document. */
export async function loadPageMessages(
  messages: DocumentMessages,
  page: Page,
  connection: Pick<Api, 'load'>,
  run: Run,
): Promise<void> {
  // The page is better in its original words than not there.
  await run(() => loadOverrides(messages, page, connection)).catch(() => undefined);
  await run(() => loadMessages(messages, [page]));
}
