import {
  InterfaceTextOverridesDocument,
  type InterfaceTextOverridesQuery,
} from './InterfaceTextOverrides.generated.ts';
import type { PageQuery } from './graphql/pageResults.ts';
import type { MessagesHook } from './messages/createMessages.ts';
import type { Language } from './messages/languages.ts';
import { isKeyIn, type Overrides } from './messages/overrides.ts';

/** The query of the sentences that volunteers have changed in a language. */
export const overridesQuery = (language: Language): PageQuery => ({
  query: InterfaceTextOverridesDocument,
  variables: { language },
});

/** @param data what that query brought */
export function overridesOf(data: unknown): Overrides {
  const { interfaceTextOverrides } = data as InterfaceTextOverridesQuery;
  return Object.fromEntries(interfaceTextOverrides.map(({ key, texts }) => [key, texts]));
}

/**
 * Those of the catalogues that a page reads, which are sent with it, and the names of the other
 * catalogues that have any.
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
