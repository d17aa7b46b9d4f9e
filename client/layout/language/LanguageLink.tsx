import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { type Language, languages, pathIn } from '../../../api/shared/messages/languages.ts';
import { rememberLanguage } from './preferredLanguage.ts';

interface LanguageLinkProps {
  language: Language;
  className?: string | undefined;
  /** The name of the language, by default. */
  children?: ReactNode;
}

/** A link to the same page in another language, which remembers the choice. */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const present = usePageLanguage();
  const { pathname, search } = useLocation();
  const { name, tag } = languages[language];
  return (
    <a
      // All unknown addresses share one cached page, so its link goes to Home until a script
      // corrects it.
      href={pathIn(language, pathname === '/*' ? '/' : pathname) + search}
      lang={tag}
      hrefLang={tag}
      // A cached page does not know its query string or, if it is the page of unknown addresses,
      // its address.
      suppressHydrationWarning
      onClick={({ currentTarget }) => {
        rememberLanguage(language);
        const { pathname, search, hash } = window.location;
        const path = pathname.slice(languages[present].basename.length) || '/';
        currentTarget.href = pathIn(language, path) + search + hash;
      }}
      className={className}
    >
      {children ?? name}
    </a>
  );
}
