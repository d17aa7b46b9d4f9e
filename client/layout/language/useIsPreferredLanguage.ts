import { usePageLanguage } from '../../messages/createMessages.ts';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { languageBeforeSignIn } from './preferredLanguage.ts';

/**
 * Whether pages before sign-in are in the language of the visitor. On an English page only the
 * browser knows this; another language is in the address, or was selected.
 */
export function useIsPreferredLanguage(): boolean {
  const language = usePageLanguage();
  return useBrowserValue(() => languageBeforeSignIn(language) === language, language !== 'EN');
}
