import { usePageLanguage } from '../../messages/createMessages.ts';
import { allLanguages } from '../../../api/shared/messages/languages.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { useIsAdminArea } from '../signedIn/useIsAdminArea.ts';

/**
 * Links to the page in the other languages. The admin area has none: it is in the language of the
 * account.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const present = usePageLanguage();
  const isAdminArea = useIsAdminArea();
  if (isAdminArea) return null;
  return allLanguages
    .filter((language) => language !== present)
    .map((language) => <LanguageLink key={language} language={language} className={className} />);
}
