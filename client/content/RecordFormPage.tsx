import { Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { AdminPage } from '../layout/AdminPage.tsx';
import { QueryBoundary } from '../lists/QueryBoundary.tsx';
import { useAddAnew } from '../forms/useAddAnew.ts';
import { useDraft } from '../forms/useDraft.ts';
import { useCopiedId } from '../forms/useRecordToEdit.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { MediaLibraryProvider } from './mediaLibrary/MediaLibraryProvider.tsx';
import { TranslationWay } from './translation/TranslationWay.tsx';
import type { EditedRecord, RecordFormMessages } from '../forms/recordFormOptions.ts';

export interface RecordFormPageProps<Data, Saved> {
  words: RecordFormMessages;
  /** Reads the record that the address names; skipped where a new one is created. */
  query: {
    data?: Data | undefined;
    error?: Error | undefined;
    loading: boolean;
    refetch: (variables?: { id: string }) => Promise<{ data?: Data | undefined }>;
  };
  /** Finds the record in what the query brought; null when there is no such record. */
  recordIn: (data: Data) => Saved | null;
  /** Where one goes back to: the list of all records of the kind. */
  list: { to: string; name: string };
  /** Where one goes back to from creating, if not there. */
  back?: { to: string; name: string } | undefined;
  intro?: ReactNode;
  /** Where a record is created. */
  addPath: string;
  /** What can be done with the record that is edited. */
  actions?: ((record: Saved) => ReactNode) | undefined;
  /** Restores a record that somebody has deleted; absent where that is not possible. */
  restore?: EditedRecord<Saved>['restore'];
  /** Set to what the page can do with the form; absent where it does nothing with it. */
  handle?: EditedRecord<Saved>['handle'];
  /** The form. */
  children: (edited: EditedRecord<Saved>) => ReactNode;
}

/** The page of a form, for a new record or for the one that the address names. */
export function RecordFormPage<Data, Saved>(props: RecordFormPageProps<Data, Saved>) {
  const { words, query, recordIn, list, back, intro, addPath, actions } = props;
  const { restore, handle, children } = props;
  const { id } = useParams();
  const { pathname } = useLocation();
  const copiedId = useCopiedId();
  const isNew = id === undefined;
  const record = query.data ? recordIn(query.data) : null;
  const from = (isNew && back) || list;
  const reload = async (id: string) => {
    const { data } = await query.refetch({ id });
    return data ? recordIn(data) : null;
  };
  return (
    <AdminPage
      heading={isNew ? words.createHeading : words.editHeading}
      intro={intro}
      back={from}
      actions={!isNew && record && actions?.(record)}
    >
      <Fragment key={`${pathname} ${String(copiedId)}`}>
        <TranslationWay />
        <MediaLibraryProvider>
          {isNew && copiedId === null ? (
            children({ record: null, reload, addPath, restore, handle })
          ) : (
            <Present {...props} isCopied={isNew} reload={reload} />
          )}
        </MediaLibraryProvider>
      </Fragment>
    </AdminPage>
  );
}

type PresentProps<Data, Saved> = RecordFormPageProps<Data, Saved> &
  Pick<EditedRecord<Saved>, 'reload'> & {
    /** Whether a new record is to be a copy of it. */
    isCopied: boolean;
  };

/** Once there, the form stays, whatever becomes of reading the record again. */
function Present<Data, Saved>(props: PresentProps<Data, Saved>) {
  const { query, recordIn, isCopied, reload, addPath, restore, handle, children } = props;
  const { adminForms } = useAdminMessages();
  const { found } = useDraft();
  const addAnew = useAddAnew();
  const record = query.data ? recordIn(query.data) : null;
  const [first, setFirst] = useState(record);
  if (record && !first) setFirst(record);
  const edited = { reload, addPath, restore, handle };
  if (first && isCopied) return <>{children({ record: null, copied: first, ...edited })}</>;
  if (first) return <>{children({ record: first, ...edited })}</>;
  return (
    <QueryBoundary query={query}>
      {() => (
        <div className="py-10 text-lg">
          <p>{adminForms.missing}</p>
          {restore && (
            <Link
              to="/admin/deleted"
              className="mt-3 inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
            >
              {adminForms.deletedMeanwhile.find}
            </Link>
          )}
          {found && !isCopied && (
            <>
              <p className="mt-6">{adminForms.deletedMeanwhile.draft}</p>
              <button
                type="button"
                className={`${quietButton} mt-3`}
                onClick={() => addAnew(addPath, found.values)}
              >
                {adminForms.deletedMeanwhile.addAnew}
              </button>
            </>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
