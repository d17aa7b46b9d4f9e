import type { WebPage } from 'schema-dts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { languages, pathIn } from '../messages/languages.ts';
import { useAbsoluteUrl } from './useAbsoluteUrl.ts';

interface PageFacts {
  /** The same in every language. */
  path: string;
  title: string;
  description: string;
}

/** A page, as the data of pages for search engines names it: its language above all. */
export function useWebPage({ path, title, description }: PageFacts): WebPage {
  const absolute = useAbsoluteUrl();
  const language = usePageLanguage();
  const url = absolute(pathIn(language, path));
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: languages[language].tag,
  };
}
