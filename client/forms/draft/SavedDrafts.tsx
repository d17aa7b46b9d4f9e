import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { noticeBox } from '../notice/noticeStyle.ts';
import { adoptDrafts, continuing, type OtherDraft, restoreFiles } from './adoptDrafts.ts';
import { readDraft, storeDraft } from './drafts.ts';
import { useFormDraftsLazyQuery } from './FormDrafts.generated.ts';
import { ownTab } from './ownTab.ts';
import { useDraft } from './useDraft.ts';
import { Button } from '../../ui/Button.tsx';

/** How long a form waits for its drafts, in milliseconds. */
const timeout = 3_000;

/**
 * Opens a form after its draft was read from the server. Other drafts of the same form, which
 * another browser has saved meanwhile, are offered above it.
 */
export function SavedDrafts({ children }: { children: ReactNode }) {
  const { key, path } = useDraft();
  const [read] = useFormDraftsLazyQuery({ fetchPolicy: 'no-cache' });
  const [others, setOthers] = useState<OtherDraft[] | null>(null);
  const [uses, setUses] = useState(0);
  const dateTime = useDateTime();
  const nameOf = useDeviceName();
  const { loading } = useMessages().ui;
  const { draft: words } = useAdminMessages().adminForms;

  const open = useEffectEvent(async () => {
    const context = { fetchOptions: { signal: AbortSignal.timeout(timeout) } };
    // If the server does not respond, the draft of this browser is used.
    const { data } = await read({ variables: { path }, context }).catch(() => ({
      data: undefined,
    }));
    if (!data) return [];
    const found = adoptDrafts(key, data.formDrafts);
    const tab = readDraft(key)?.continued?.tab ?? ownTab();
    await restoreFiles(key, data.formDrafts.find((row) => row.tab === tab)?.files ?? []);
    return found;
  });
  useEffect(() => {
    void open().then(setOthers);
  }, []);

  async function use(other: OtherDraft) {
    const present = readDraft(key);
    const own = { tab: ownTab(), userAgent: navigator.userAgent };
    setOthers((before) => [
      ...(present
        ? [{ ...own, savedAt: new Date().toISOString(), draft: present, files: [] }]
        : []),
      ...(before ?? []).filter((each) => each !== other),
    ]);
    storeDraft(key, continuing(other));
    await restoreFiles(key, other.files);
    setUses((before) => before + 1);
  }

  if (!others)
    return (
      <p role="status" className="py-10 text-lg text-muted">
        {loading}
      </p>
    );
  return (
    <>
      {others.map((other) => (
        <div
          key={`${other.tab} ${other.savedAt}`}
          role="status"
          className={`${noticeBox} mb-4 flex flex-wrap items-center gap-x-6 gap-y-3`}
        >
          <p>{words.other(nameOf(other.userAgent), dateTime(other.savedAt))}</p>
          <Button onClick={() => void use(other)}>{words.useOther}</Button>
        </div>
      ))}
      <Fragment key={uses}>{children}</Fragment>
    </>
  );
}
