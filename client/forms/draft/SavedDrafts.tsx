import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { noticeBox } from '../notice/noticeStyle.ts';
import { adoptDrafts, continuing, type OtherDraft } from './adoptDrafts.ts';
import { readDraft, storeDraft } from './drafts.ts';
import { useFormDraftsQuery } from './FormDrafts.generated.ts';
import { ownDevice } from './ownDevice.ts';
import { useDraft } from './useDraft.ts';

/**
 * Opens a form after its draft was read from the server. Other drafts of the same form, which
 * another browser has saved meanwhile, are offered above it.
 */
export function SavedDrafts({ children }: { children: ReactNode }) {
  const { key, path } = useDraft();
  const query = useFormDraftsQuery({ variables: { path }, fetchPolicy: 'no-cache' });
  const { data, error } = query;
  const [others, setOthers] = useState<OtherDraft[] | null>(null);
  const [uses, setUses] = useState(0);
  const dateTime = useDateTime();
  const nameOf = useDeviceName();
  const { draft: words } = useAdminMessages().adminForms;

  useEffect(() => {
    // Without a connection, the draft of this browser is used.
    if (data || error)
      setOthers((before) => before ?? (data ? adoptDrafts(key, data.formDrafts) : []));
  }, [data, error, key]);

  function use(other: OtherDraft) {
    const present = readDraft(key);
    const own = { device: ownDevice(), userAgent: navigator.userAgent };
    setOthers((before) => [
      ...(present ? [{ ...own, savedAt: new Date().toISOString(), draft: present }] : []),
      ...(before ?? []).filter((each) => each !== other),
    ]);
    storeDraft(key, continuing(other));
    setUses((before) => before + 1);
  }

  // A failure is not shown: the form can be used without the server.
  if (!others)
    return <QueryBoundary query={{ ...query, error: undefined }}>{() => null}</QueryBoundary>;
  return (
    <>
      {others.map((other) => (
        <div
          key={`${other.device} ${other.savedAt}`}
          role="status"
          className={`${noticeBox} mb-4 flex flex-wrap items-center gap-x-6 gap-y-3`}
        >
          <p>{words.other(nameOf(other.userAgent), dateTime(other.savedAt))}</p>
          <button type="button" className={quietButton} onClick={() => use(other)}>
            {words.useOther}
          </button>
        </div>
      ))}
      <Fragment key={uses}>{children}</Fragment>
    </>
  );
}
