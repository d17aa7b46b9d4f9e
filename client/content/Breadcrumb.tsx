import { Link } from 'react-router-dom';
import { useRecordPageMessages } from './recordPageMessages.ts';
import type { BreadcrumbList } from 'schema-dts';
import { useAbsoluteUrl } from '../layout/head/useAbsoluteUrl.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { pathIn } from '../../api/shared/messages/languages.ts';
import { Head } from '../layout/head/Head.tsx';
import { useMessages } from '../messages/messages.ts';

export interface ListLink {
  to: string;
  name: string;
}

/** The pages above the page of a record, from Home down. */
export function useListsAbove(list: ListLink): ListLink[] {
  const { home } = useRecordPageMessages();
  return list.to === '/' ? [list] : [{ to: '/', name: home }, list];
}

/** Shows the place of a record in the site, with links to the pages above. */
export function Breadcrumb({ list }: { list: ListLink }) {
  const words = useRecordPageMessages();
  return (
    <nav aria-label={words.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted">
        {useListsAbove(list).map(({ to, name }, index) => (
          <li key={to} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
  list: { to: string; name: string };
}

/** The metadata of the list page of a kind, for search engines and messengers. */
export function ListHead({ page, preview, list }: ListHeadProps) {
  const { navigation } = useMessages();
  const breadcrumbs = useBreadcrumbList([{ to: '/', name: navigation.home }, list]);
  return <Head page={page} preview={preview} path={list.to} things={[breadcrumbs]} />;
}
