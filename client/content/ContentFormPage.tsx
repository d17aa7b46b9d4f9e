import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import type { RecordFormHandle, Versioned } from '../forms/recordFormOptions.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { evictRecordLists } from './evictRecords.ts';
import { AdminRecordActions } from './AdminRecordActions.tsx';
import { useRestore } from './useRestore.ts';
import type { LanguageSection_RecordFragment } from './translation/LanguageSection.generated.ts';
import { readIn } from './translation/readIn.ts';
import { RecordFormPage, type RecordFormPageProps } from './RecordFormPage.tsx';

interface ContentFormPageProps<Data, Saved> extends Pick<
  RecordFormPageProps<Data, Saved>,
  'query' | 'recordIn' | 'children'
> {
  kind: AdminKindName;
  /** The title of a record. */
  titleOf: (record: Saved) => string;
}

/** The form page of a kind of content. */
export function ContentFormPage<
  Data,
  Saved extends Versioned & LanguageSection_RecordFragment & { path: string },
>(props: ContentFormPageProps<Data, Saved>) {
  const { kind, titleOf, ...rest } = props;
  const { path, addPath, useMessages } = adminKinds[kind];
  const words = useMessages();
  const { deletedMeanwhile } = useAdminMessages().adminForms;
  const language = usePageLanguage();
  const restore = useRestore();
  const form = useRef<RecordFormHandle>(null);
  const list = { to: `/admin/${path}`, name: words.list.heading };
  return (
    <RecordFormPage
      words={words}
      list={list}
      addPath={`/admin/${addPath}`}
      handle={form}
      nameOf={(record) => titleOf(readIn(record, language))}
      restore={(id) =>
        restore([{ kind, id }], {
          success: deletedMeanwhile.restored,
          failure: deletedMeanwhile.notRestored,
        })
      }
      actions={(record) => (
        <AdminRecordActions
          kind={kind}
          id={record.id}
          version={record.version}
          form={form}
          title={titleOf(readIn(record, language))}
          path={record.path}
          listPath={list.to}
          tools={['copy', 'history', 'delete']}
        />
      )}
      {...rest}
    />
  );
}

/** The options of a form that come from the declaration of its kind. */
export function contentFormOptions(kind: AdminKindName) {
  const { editPath } = adminKinds[kind];
  return {
    kind,
    editPath: `/admin/${editPath}`,
    evict: (cache: ApolloCache) => evictRecordLists(cache, kind),
  };
}
