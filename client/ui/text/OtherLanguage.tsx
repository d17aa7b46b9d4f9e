import type { ReactNode } from 'react';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { languages } from '../../../api/shared/messages/languages.ts';

interface OtherLanguageProps {
  as?: 'span' | 'p';
  className?: string;
  children: ReactNode;
}

/**
 * The element for a text in the other language beside text in that of the page: Amharic on an
 * English page, English on an Amharic one.
 */
export function OtherLanguage({ as: Element = 'span', ...props }: OtherLanguageProps) {
  const other = usePageLanguage() === 'AM' ? 'EN' : 'AM';
  return <Element lang={languages[other].tag} {...props} />;
}
