import { useEffect, useEffectEvent, useState } from 'react';
import { type AdminKindName, kindConstant } from './adminKinds.ts';
import {
  type LastChangesQuery,
  type ReportOpenRecordMutation,
  useLastChangesLazyQuery,
  useReportOpenRecordMutation,
} from './OtherEditors.generated.ts';

/** The time between two reports while a form is visible, in milliseconds. */
const interval = 30_000;

interface EditedForm {
  kind: AdminKindName;
  record: { id: string; version: number } | null;
  /** Not null if somebody else has changed the record. */
  conflict: object | null;
}

/**
 * Reports again and again that a record is open, and reads who else has it open or has unsaved
 * changes to it, and who saved the version of a conflict.
 */
export function useOtherEditors({ kind, record, conflict }: EditedForm) {
  const id = record?.id ?? null;
  const variables = { kind: kindConstant(kind), id: id ?? '' };
  const [report] = useReportOpenRecordMutation({ variables });
  const [editors, setEditors] = useState<ReportOpenRecordMutation['reportOpenRecord']>([]);
  const reportNow = useEffectEvent(() => {
    // A form in the background, or without a connection, stays as it is.
    if (document.visibilityState === 'hidden') return;
    report()
      .then(({ data }) => data && setEditors(data.reportOpenRecord))
      .catch(() => undefined);
  });
  useEffect(() => {
    if (id === null) return undefined;
    reportNow();
    const timer = setInterval(() => reportNow(), interval);
    return () => clearInterval(timer);
  }, [id]);
  const [readChanges] = useLastChangesLazyQuery({ variables, fetchPolicy: 'no-cache' });
  const [changes, setChanges] = useState<LastChangesQuery['revisions']['nodes']>([]);
  const readAuthor = useEffectEvent(() => readChanges());
  const conflictVersion = conflict ? record?.version : undefined;
  useEffect(() => {
    if (conflictVersion === undefined) return;
    readAuthor()
      .then(({ data }) => data && setChanges(data.revisions.nodes))
      .catch(() => undefined);
  }, [conflictVersion]);
  return {
    editors,
    /** Who saved the version of the conflict, and when; undefined until it is known. */
    change: changes.find((each) => each.id.endsWith(`:${String(conflictVersion)}`)),
  };
}
