import { Head } from '../layout/head/Head.tsx';
import { useMessages } from '../messages/messages.ts';
import { useBreadcrumbList } from './Breadcrumb.tsx';

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
