import { Fragment, type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AdminPage } from '../admin/AdminPage.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { Loaded } from '../ui/Loaded.tsx';
import type { KindWords } from './formKind.ts';

interface RecordPageProps<Data, Saved> {
  words: KindWords;
  /** Reads the record; skipped where one is created. */
  query: { data?: Data | undefined; error?: Error | undefined };
  recordIn: (data: Data) => Saved | null | undefined;
  /** The list of all records of the kind. */
  listPath: string;
  children: (record: Saved | null) => ReactNode;
}

/** The page of a form: for a new record or, where its address names one, for that. */
export function RecordPage<Data, Saved>(props: RecordPageProps<Data, Saved>) {
  const { words, query, recordIn, children } = props;
  const { id } = useParams();
  const { pathname } = useLocation();
  return null;
}
