import { usePageLanguage } from '../messages/createMessages.ts';
import { useBrowserValue } from '../ui/useBrowserValue.ts';
import { languageBeforeSignIn } from './preferredLanguage.ts';

/**
 * Whether what is shown before signing in is in the language of the reader. In English only a browser
 * knows that; another language stands in the address, or has been chosen by now.
 */
export function useIsPreferredLanguage(): boolean {
  const language = usePageLanguage();
  return useBrowserValue(() => languageBeforeSignIn(language) === language, language !== 'EN');
}
