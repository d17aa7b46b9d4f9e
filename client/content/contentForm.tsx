import type { ApolloCache } from '@apollo/client';
import { evictCategoryEntries, evictQueryFields } from '../forms/evictCache.ts';
import { RecordPage, type RecordPageProps } from './RecordPage.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { type RecordKind, type RecordKindName, recordKinds } from './recordKinds.ts';

interface ContentFormPageProps<Data, Saved> extends Pick<
  RecordPageProps<Data, Saved>,
  'query' | 'recordIn' | 'children'
> {
  kind: RecordKindName;
}

/** The page of a form of a kind of content. */
export function ContentFormPage<Data, Saved>(props: ContentFormPageProps<Data, Saved>) {
  const { kind, ...rest } = props;
  const words = useAdminMessages().adminForms[kind];
  const list = { to: recordKinds[kind].listPath, name: words.list.heading };
  return <RecordPage words={words} list={list} {...rest} />;
}

/** What the form of a kind of content takes from its declaration. */
export function contentFormOptions(kind: RecordKindName) {
  const { editPath, query, categories }: RecordKind = recordKinds[kind];
  return {
    editPath,
    evict(cache: ApolloCache) {
      evictQueryFields(cache, [query]);
      if (categories) evictCategoryEntries(cache, categories);
    },
  };
}
