import type { BreadcrumbList } from 'schema-dts';
import { pathIn } from '../../api/shared/messages/languages.ts';
import { Head } from '../layout/head/Head.tsx';
import { useAbsoluteUrl } from '../layout/head/useAbsoluteUrl.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { useMessages } from '../messages/messages.ts';
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

interface ListHeadProps {
  page: { title: string; description: string };
  preview: string;
  list: ListLink;
}

/** The metadata of the list page of a kind, for search engines and messengers. */
export function ListHead({ page, preview, list }: ListHeadProps) {
  const { navigation } = useMessages();
  const breadcrumbs = useBreadcrumbList([{ to: '/', name: navigation.home }, list]);
  return <Head page={page} preview={preview} path={list.to} things={[breadcrumbs]} />;
}
