import { Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { AdminPage } from '../layout/AdminPage.tsx';
import { QueryBoundary } from '../lists/QueryBoundary.tsx';
import { useAddAnew } from '../forms/notice/useAddAnew.ts';
import { SavedDrafts } from '../forms/draft/SavedDrafts.tsx';
import { useDraft } from '../forms/draft/useDraft.ts';
import {
  type EditedRecord,
  type RecordFormMessages,
  useCopiedId,
  type Versioned,
} from '../forms/formOptions.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { Button } from '../ui/Button.tsx';
import { type LibraryRequest, MediaLibraryContext } from '../forms/media/mediaLibrary.ts';
import { useLoadedComponent } from '../ui/useLoadedComponent.ts';
import { countLimit } from '../../api/shared/content/countLimit.rules.ts';
import { noticeBox } from '../forms/notice/noticeStyle.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import {
  filterQuery,
  filterVariables,
  isNoted,
  positionPath,
  readPosition,
} from './translation/translationQueue.ts';
import { useTranslationsLeftQuery } from './RecordFormPage.generated.ts';

export interface RecordFormPageProps<Data, Saved extends Versioned> {
  words: RecordFormMessages;
  /** Reads the record that the address names; skipped for a new record. */
  query: {
    data?: Data | undefined;
    error?: Error | undefined;
    loading: boolean;
    refetch: (variables?: { id: string }) => Promise<{ data?: Data | undefined }>;
  };
  /** Finds the record in the data of the query; null if there is no such record. */
  recordIn: (data: Data) => Saved | null;
  /** The list of all records of the kind, to which the form returns. */
  list: { to: string; name: string };
  /** The page to which the form of a new record returns, if it is not the list. */
  back?: { to: string; name: string } | undefined;
  /** @param record as it was saved last; null for a new one */
  intro?: (record: Saved | null) => ReactNode;
  /** The address of the form for a new record. */
  addPath: string;
  /** The name of the edited record, for the heading. */
  nameOf: (record: Saved) => string;
  /** The operations on the edited record. */
  actions?: ((record: Saved) => ReactNode) | undefined;
  /** Restores a deleted record; absent where that is not possible. */
  restore?: EditedRecord<Saved>['restore'];
  /** A ref to the handle of the form; absent if the page does not use it. */
  handle?: EditedRecord<Saved>['handle'];
  children: (edited: EditedRecord<Saved>) => ReactNode;
}

/** The page of a form, for a new record or for the one that the address names. */
export function RecordFormPage<Data, Saved extends Versioned>(
  props: RecordFormPageProps<Data, Saved>,
) {
  const { words, query, recordIn, list, back, intro, addPath, actions } = props;
  const { nameOf, restore, handle, children } = props;
  const { admin } = useAdminMessages();
  const { id } = useParams();
  const { pathname } = useLocation();
  const copiedId = useCopiedId();
  const isNew = id === undefined;
  const read = query.data ? recordIn(query.data) : null;
  const [saved, setSaved] = useState<Saved | null>(null);
  // The operations need the version that the form has saved last.
  const isNewer = read && saved?.id === read.id && saved.version > read.version;
  const record = isNewer ? saved : read;
  const from = (isNew && back) || list;
  const name = !isNew && record && nameOf(record);
  const reload = async (id: string) => {
    const { data } = await query.refetch({ id });
    return data ? recordIn(data) : null;
  };
  return (
    <AdminPage
      heading={
        isNew
          ? words.createHeading
          : name
            ? admin.named(words.editHeading, name)
            : words.editHeading
      }
      intro={intro?.(record)}
      back={from}
      actions={!isNew && record && actions?.(record)}
    >
      <Fragment key={`${pathname} ${String(copiedId)}`}>
        <TranslationQueue />
        <MediaLibraryProvider>
          <SavedDrafts>
            {isNew && copiedId === null ? (
              children({ record: null, reload, addPath, restore, handle })
            ) : (
              <Present {...props} isCopied={isNew} reload={reload} onSaved={setSaved} />
            )}
          </SavedDrafts>
        </MediaLibraryProvider>
      </Fragment>
    </AdminPage>
  );
}

type PresentProps<Data, Saved extends Versioned> = RecordFormPageProps<Data, Saved> &
  Pick<EditedRecord<Saved>, 'reload' | 'onSaved'> & {
    /** Whether the new record starts as a copy. */
    isCopied: boolean;
  };

/** Once loaded, the form stays, even if the record cannot be read again. */
function Present<Data, Saved extends Versioned>(props: PresentProps<Data, Saved>) {
  const { query, recordIn, isCopied, reload, onSaved, addPath, restore, handle, children } = props;
  const { adminForms } = useAdminMessages();
  const { found } = useDraft();
  const addAnew = useAddAnew();
  const record = query.data ? recordIn(query.data) : null;
  const [first, setFirst] = useState(record);
  if (record && !first) setFirst(record);
  const edited = { reload, onSaved, addPath, restore, handle };
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
              <Button onClick={() => addAnew(addPath, found.values)} className="mt-3">
                {adminForms.deletedMeanwhile.addAnew}
              </Button>
            </>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

const loadLibrary = async () =>
  (await import('./mediaLibrary/MediaLibraryDialog.tsx')).MediaLibraryDialog;

/**
 * Provides the library to the forms within, and loads its code when they open it. The dialog is a
 * sibling of the forms, because forms cannot be nested.
 */
function MediaLibraryProvider({ children }: { children: ReactNode }) {
  const { mediaLibrary: words } = useAdminMessages();
  const [request, setRequest] = useState<LibraryRequest | null>(null);
  const { Loaded, hasFailed } = useLoadedComponent(request !== null, loadLibrary);
  return (
    <MediaLibraryContext value={setRequest}>
      {children}
      {request && Loaded && <Loaded {...request} onClose={() => setRequest(null)} />}
      <p role="status" className="font-semibold text-red not-empty:mt-4">
        {request && hasFailed && words.notOpened}
      </p>
    </MediaLibraryContext>
  );
}

/** The position in the translation queue, with the link to the next translation. */
function TranslationQueue() {
  const { queue: words } = useAdminMessages().translations;
  const location = useLocation();
  const place = readPosition(location.search);
  const { filter = {}, position = 0, after = null } = place ?? {};
  const { data } = useTranslationsLeftQuery({
    variables: { ...filterVariables(filter), after },
    skip: !place,
    fetchPolicy: 'network-only',
  });
  if (!place) return null;
  const left = data?.pendingTranslationCounts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={words.name} className={noticeBox}>
      <p role="status" className="font-semibold">
        {isNoted(location.state, 'isSaved') && words.saved}{' '}
        {left !== undefined && words.progress(position, Math.min(position + left, countLimit))}
      </p>
      <p className="mt-1 text-muted">{words.hint}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Link to={positionPath({ ...place, position: position + 1 })} className={quietButton}>
          {words.skip}
        </Link>
        <Link to={`/admin/translations${filterQuery(filter)}`} className={quietButton}>
          {words.end}
        </Link>
      </div>
    </nav>
  );
}
