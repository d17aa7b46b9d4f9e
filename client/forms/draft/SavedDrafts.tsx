import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { noticeBox } from '../notice/noticeStyle.ts';
import {
  type Draft,
  flushDrafts,
  markStored,
  readDraft,
  removeDraft,
  type SavedDraft,
  storeDraft,
} from './drafts.ts';
import { type FormDraftsQuery, useFormDraftsLazyQuery } from './FormDrafts.generated.ts';
import { useDraft } from './useDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { isMedia } from '../values.ts';
import { randomKey } from '../submission/pendingSubmission.ts';

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
    const draft = readDraft(key);
    const rowOf = (tab?: string) => data.formDrafts.find((row) => row.tab === tab);
    await restoreFiles(key, (rowOf(draft?.tab) ?? rowOf(draft?.continued?.tab))?.files ?? []);
    return found;
  });
  useEffect(() => {
    void open().then(setOthers);
  }, []);

  async function use(other: OtherDraft) {
    await flushDrafts();
    const present = readDraft(key);
    const own = { userAgent: navigator.userAgent, files: [] };
    setOthers((before) => [
      ...(present
        ? [
            {
              ...own,
              savedAt: present.savedAt ?? new Date().toISOString(),
              tab: present.tab,
              draft: present,
            },
          ]
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

/** The time limit for reading the files of a draft, in milliseconds. */
const filesTimeout = 60_000;

/** A draft of another browser, or a former one of this browser. */
interface OtherDraft extends SavedDraft {
  draft: Draft;
  files: DraftFile[];
}

/** A file of a draft on the server. */
type DraftFile = FormDraftsQuery['formDrafts'][number]['files'][number];

/**
 * Brings the draft of a form in this browser up to date with those on the server. The newest one is
 * used, unless this browser has values that the server has not.
 * @param rows the drafts on the server, the newest first
 * @returns the drafts that are not used
 */
function adoptDrafts(key: string, rows: FormDraftsQuery['formDrafts']): OtherDraft[] {
  const found = rows.flatMap(({ content, ...row }): OtherDraft[] => {
    const draft = content === null ? null : parse(content);
    return draft ? [{ ...row, draft }] : [];
  });
  const local = readDraft(key);
  if (local && !local.savedAt) return found.filter(({ tab }) => tab !== local.tab);
  const [newest, ...others] = found;
  // It was saved or discarded in another browser.
  if (!newest) removeDraft(key);
  else if (newest.savedAt !== local?.savedAt) storeDraft(key, continuing(newest));
  return others;
}

/** Whether nothing was typed in a draft since it was continued, so that the server only has the former one. */
const isAsContinued = ({ savedAt, continued }: Draft) =>
  continued !== null && savedAt === continued.savedAt;

/** The draft of another browser as the one of this browser. */
const continuing = ({ draft, tab, userAgent, savedAt }: OtherDraft): Draft => ({
  ...draft,
  savedAt,
  tab: randomKey(),
  continued: isAsContinued(draft) ? draft.continued : { tab, userAgent, savedAt },
});

/**
 * Reads the files that a draft has lost from the server. A file that cannot be read stays lost, and
 * the form asks for it.
 */
async function restoreFiles(key: string, files: readonly DraftFile[]): Promise<void> {
  const signal = AbortSignal.timeout(filesTimeout);
  for (const { field, name, type, url } of files) {
    const draft = readDraft(key);
    const value = draft?.values[field];
    if (!draft?.lostFiles.includes(name) || !value || !isMedia(value)) continue;
    const response = await fetch(url, { signal }).catch(() => null);
    const content = response?.ok ? await response.blob().catch(() => null) : null;
    if (!content) continue;
    const file = new File([content], name, { type });
    markStored(key, field, file);
    const lostFiles = draft.lostFiles.filter((each) => each !== name);
    const values = { ...draft.values, [field]: { ...value, file } };
    const areFilesKept = lostFiles.length === 0;
    storeDraft(key, { ...draft, values, lostFiles, areFilesKept });
  }
}

function parse(content: string): Draft | null {
  try {
    return JSON.parse(content) as Draft;
  } catch {
    return null;
  }
}
