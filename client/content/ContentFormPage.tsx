import { useRef } from 'react';
import type { EditedRecord, RecordFormHandle, Versioned } from '../forms/recordFormOptions.ts';
import type { Component } from '../jsx/jsxTypes.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';
import { useRecordToEdit } from '../forms/useRecordToEdit.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
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

interface ContentFormComponent<Data, Saved> extends Omit<
  ContentFormPageProps<Data, Saved>,
  'query' | 'children'
> {
  /** The generated hook that reads the record. */
  useQuery: (
    options: ReturnType<typeof useRecordToEdit>,
  ) => RecordFormPageProps<Data, Saved>['query'];
  Form: Component<EditedRecord<Saved>>;
}

/** Makes the form page of a kind whose page has nothing besides the form. */
export function contentFormPage<
  Data,
  Saved extends Versioned & LanguageSection_RecordFragment & { path: string },
>({ useQuery, Form, ...page }: ContentFormComponent<Data, Saved>) {
  return function ContentFormOfKind() {
    return (
      <ContentFormPage {...page} query={useQuery(useRecordToEdit())}>
        {(edited) => <Form {...edited} />}
      </ContentFormPage>
    );
  };
}
