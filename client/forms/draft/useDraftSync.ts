import { useEffect, useEffectEvent } from 'react';
import {
  type Draft,
  draftKey,
  listenToDrafts,
  markStored,
  readDraft,
  storable,
  storeDraft,
  unsavedPages,
  unstoredFiles,
} from './drafts.ts';
import {
  useDeleteFormDraftsMutation,
  useSaveFormDraftFileMutation,
  useSaveFormDraftMutation,
} from './FormDrafts.generated.ts';
import { isRefusal } from '../../graphql/errors.ts';

/** The time from a change until the draft is sent, in milliseconds. */
const delay = 3_000;

/** The maximum size of a file that is sent with a draft, in bytes. Larger ones, such as videos, are not kept. */
const maxFileSize = 20_000_000;

/** Files that the server does not keep. */
const refused = new WeakSet<File>();

/**
 * Saves the drafts of record forms on the server, so that the account can continue on another
 * device. Without a connection they stay in this browser, and are sent at the next change or when
 * the connection is back.
 */
export function useDraftSync(userId: string): void {
  const [save] = useSaveFormDraftMutation();
  const [saveFile] = useSaveFormDraftFileMutation();
  const [remove] = useDeleteFormDraftsMutation();

  const send = useEffectEvent(async (path: string) => {
    const key = draftKey(userId, path);
    const draft = readDraft(key);
    if (!draft) return;
    if (!draft.savedAt) await sendValues(path, key, draft);
    await sendFiles(path, key);
  });
  async function sendValues(path: string, key: string, draft: Draft) {
    // After a reload it is only in the storage of the tab.
    storeDraft(key, draft);
    const { page, tab } = draft;
    const content = JSON.stringify(storable({ ...draft, continued: null }));
    const { data } = await save({
      variables: { input: { path, tab, page, content, continued: replacedBy(draft) } },
      // Also while the page is being closed.
      context: { fetchOptions: { keepalive: content.length < 60_000 } },
    });
    // Otherwise it has changed since.
    if (data && readDraft(key) === draft)
      storeDraft(key, { ...draft, savedAt: data.saveFormDraft.savedAt });
  }
  async function sendFiles(path: string, key: string) {
    const draft = readDraft(key);
    // A form that is being saved sends its files itself.
    if (!draft?.savedAt || draft.sent) return;
    const files = unstoredFiles(key, draft.values);
    if (files.length === 0) return;
    for (const [field, file] of files) {
      if (file.size > maxFileSize || refused.has(file)) continue;
      try {
        await saveFile({ variables: { path, tab: draft.tab, field, file } });
        markStored(key, field, file);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.add(file);
      }
    }
    const present = readDraft(key);
    if (present && unstoredFiles(key, present.values).length === 0)
      storeDraft(key, { ...present, areFilesKept: true });
  }
  const end = useEffectEvent((path: string, deleted: Draft) =>
    remove({
      variables: { path, tab: deleted.tab, continued: replacedBy(deleted) },
      context: { fetchOptions: { keepalive: true } },
    }),
  );

  useEffect(() => {
    const waiting = new Map<string, number>();
    let last: Promise<unknown> = Promise.resolve();
    // One after the other: a draft must not be saved after it was deleted.
    const inTurn = (work: () => Promise<unknown>) => {
      last = last.then(work).catch(() => undefined);
    };
    const sendNow = (path: string) => {
      clearTimeout(waiting.get(path));
      waiting.delete(path);
      inTurn(() => send(path));
    };
    const flush = () => {
      for (const path of waiting.keys()) sendNow(path);
      return last;
    };
    const sendLater = (path: string) => {
      if (!waiting.has(path)) waiting.set(path, window.setTimeout(sendNow, delay, path));
    };
    const stop = listenToDrafts({
      onChange(key) {
        const path = pathOf(userId, key);
        if (path) sendLater(path);
      },
      onDelete(key, deleted) {
        const path = pathOf(userId, key);
        if (!path) return;
        clearTimeout(waiting.get(path));
        waiting.delete(path);
        inTurn(() => end(path, deleted));
      },
      flush,
    });
    // What was typed before the page was loaded again, or while there was no connection.
    const sendRest = () => {
      for (const { path } of unsavedPages(userId)) {
        if (pathOf(userId, draftKey(userId, path))) sendLater(path);
      }
    };
    sendRest();
    window.addEventListener('online', sendRest);
    const onHide = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', sendRest);
      stop();
      void flush();
    };
  }, [userId]);
}

/** The path of a record form; null for other drafts, which are short. */
function pathOf(userId: string, key: string): string | null {
  const begin = draftKey(userId, '');
  const path = key.startsWith(begin) ? key.slice(begin.length) : '';
  return /^\/admin\/[^#]+$/.test(path) ? path : null;
}

/** The draft on the server that this draft continues. The server deletes it. */
const replacedBy = ({ continued }: Draft) =>
  continued && { tab: continued.tab, savedAt: continued.savedAt };
