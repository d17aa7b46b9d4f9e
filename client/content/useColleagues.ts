import { useEffect, useEffectEvent } from 'react';
import type { AdminKindName } from './adminKinds.ts';
import { useColleaguesQuery } from './Colleagues.generated.ts';
import { kindConstant } from './kindConstant.ts';

/** The time between two requests while a form is visible, in milliseconds. */
const interval = 30_000;

interface ColleaguesOfForm {
  kind: AdminKindName;
  record: { id: string; version: number } | null;
  /** Not null if somebody else has changed the record. */
  conflict: object | null;
}

/** Reads who else has unsaved changes of a record, again and again, and who changed it last. */
export function useColleagues({ kind, record, conflict }: ColleaguesOfForm) {
  const id = record?.id ?? null;
  const { data, refetch } = useColleaguesQuery({
    variables: { kind: kindConstant(kind), id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'no-cache',
  });
  const read = useEffectEvent(() => {
    // A form in the background, or without a connection, stays as it is.
    if (document.visibilityState === 'visible') refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setInterval(() => read(), interval);
    return () => clearInterval(timer);
  }, [id]);
  const conflictVersion = conflict ? record?.version : undefined;
  useEffect(() => {
    if (conflictVersion !== undefined) read();
  }, [conflictVersion]);
  return {
    editors: data?.recordEditors ?? [],
    lastChange: data?.revisions.nodes[0] ?? null,
  };
}
