import { adminKinds } from './content/adminKinds.ts';
import { useEventMessages } from './content/events/messages.ts';
import { contentKinds } from './contentKinds.ts';
import { useMembershipFormMessages } from './members/membershipForm/messages.ts';
import { useAdminMessages } from './messages/adminMessages.ts';
import type { DocumentMessages, MessagesHook } from './messages/createMessages.ts';
import { useFormMessages } from './messages/formMessages.ts';
import { type Language, languages } from '../api/shared/messages/languages.ts';
import { useMessages } from './messages/messages.ts';
import { useObservanceMessages } from './messages/observanceMessages.ts';
import { useSearchMessages } from './pages/search/messages.ts';

/** The catalogues that the pages of the admin area and its frame use. */
const hooks: MessagesHook[] = [
  useMessages,
  useAdminMessages,
  useEventMessages,
  useFormMessages,
  useMembershipFormMessages,
  useObservanceMessages,
  useSearchMessages,
  ...Object.values(adminKinds).map(({ useMessages }) => useMessages),
  ...contentKinds.flatMap(({ page }) => page?.useName ?? []),
];

/**
 * Loads the catalogues of the admin area in a language that may differ from the language of the
 * address.
 */
export async function loadAccountMessages(language: Language): Promise<DocumentMessages> {
  const loaded = await Promise.all(
    hooks.map(async (hook) => [hook, await hook.load(language)] as const),
  );
  return {
    language,
    tag: languages[language].tag,
    catalogues: new Map(loaded),
    overrides: {},
    overriddenElsewhere: [],
  };
}
