import type { ReactNode } from 'react';
import { usePageLanguage } from '../messages/createMessages.ts';
import { languages } from '../messages/languages.ts';

interface OtherLanguageProps {
  as?: 'span' | 'p';
  className?: string;
  children: ReactNode;
}

/**
 * What stands in the other language beside words in that of the page: in Amharic on an English page,
 * in English on an Amharic one.
 */
export function OtherLanguage({ as: Element = 'span', ...props }: OtherLanguageProps) {
  const other = usePageLanguage() === 'AM' ? 'EN' : 'AM';
  return <Element lang={languages[other].tag} {...props} />;
}
