import { Fragment, type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AdminPage } from '../admin/AdminPage.tsx';
import { QueryBoundary } from '../admin/lists/QueryBoundary.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import type { RecordFormMessages } from './recordFormOptions.ts';

export interface RecordQuery {
  data?: unknown;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface RecordPageProps<Saved> {
  words: RecordFormMessages;
  /** Reads the record that the address names; skipped where a new one is created. */
  query: RecordQuery;
  /** What it brought: null when there is no such record. */
  record: Saved | null | undefined;
  /** Where one goes back to from editing: the list of all records of the kind. */
  list: { to: string; name: string };
  /** Where one goes back to from creating; without it to the dashboard. */
  back?: { to: string; name: string } | undefined;
  intro?: ReactNode;
  /** The form. */
  children: (record: Saved | null) => ReactNode;
}

/** The page of a form, for a new record or for the one that the address names. */
export function RecordPage<Saved>(props: RecordPageProps<Saved>) {
  const { words, list, back, intro, children } = props;
  const { id } = useParams();
  const { pathname } = useLocation();
  const isNew = id === undefined;
  const from = isNew ? back : list;
  return (
    <AdminPage
      heading={isNew ? words.createHeading : words.editHeading}
      intro={intro}
      {...(from && { back: from })}
    >
      <Fragment key={pathname}>{isNew ? children(null) : <Present {...props} />}</Fragment>
    </AdminPage>
  );
}

/** Once there, the form stays, whatever becomes of reading the record again. */
function Present<Saved>({ query, record, children }: RecordPageProps<Saved>) {
  const { adminForms } = useAdminMessages();
  const [first, setFirst] = useState(record);
  if (record && !first) setFirst(record);
  if (first) return children(first);
  return (
    <QueryBoundary query={query}>
      {() => <p className="py-10 text-lg">{adminForms.missing}</p>}
    </QueryBoundary>
  );
}
