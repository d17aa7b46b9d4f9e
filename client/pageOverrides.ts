import {
  InterfaceTextOverridesDocument,
  type InterfaceTextOverridesQuery,
} from './InterfaceTextOverrides.generated.ts';
import type { PageQuery } from './graphql/pageResults.ts';
import type { MessagesHook } from './messages/createMessages.ts';
import type { Language } from '../api/shared/messages/languages.ts';
import { isKeyIn, type Overrides } from '../api/shared/messages/overrides.ts';

/** The query of the edited messages in a language. */
export const overridesQuery = (language: Language): PageQuery => ({
  query: InterfaceTextOverridesDocument,
  variables: { language },
});

/** @param data of that query */
export function overridesOf(data: unknown): Overrides {
  const { interfaceTextOverrides } = data as InterfaceTextOverridesQuery;
  return Object.fromEntries(interfaceTextOverrides.map(({ key, texts }) => [key, texts]));
}

/**
 * The edited messages in the catalogues of a page, which are sent with it, and the names of the
 * other catalogues with edited messages.
 */
export function overridesFor(
  hooks: MessagesHook[],
  all: Overrides,
): { overrides: Overrides; overriddenElsewhere: string[] } {
  const isRead = (key: string) => hooks.some(({ catalogueName }) => isKeyIn(key, catalogueName));
  const entries = Object.entries(all);
  const others = entries.filter(([key]) => !isRead(key));
  return {
    overrides: Object.fromEntries(entries.filter(([key]) => isRead(key))),
    overriddenElsewhere: [...new Set(others.map(([key]) => key.split('.', 1)[0] ?? ''))],
  };
}
