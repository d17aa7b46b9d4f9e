import type { BreadcrumbList } from 'schema-dts';
import { useAbsoluteUrl } from '../layout/head/useAbsoluteUrl.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { pathIn } from '../../api/shared/messages/languages.ts';
import type { ListLink } from './Breadcrumb.tsx';

/** The breadcrumb of a page for search engines: the pages from Home down to itself. */
export function useBreadcrumbList(pages: ListLink[]): BreadcrumbList {
  const absolute = useAbsoluteUrl();
  const language = usePageLanguage();
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(pathIn(language, to)),
    })),
  };
}
