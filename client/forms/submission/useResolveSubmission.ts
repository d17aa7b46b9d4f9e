import { useNavigate } from 'react-router-dom';
import { deleteDraft, readDraft, saveDraft, storeDraft } from '../draft/drafts.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { RecordFormOptions, Versioned } from '../formOptions.ts';
import { mergeValues, valuesAsSaved } from '../draft/merge.ts';
import type { FormValues } from '../values.ts';
import { isAsSent, type PendingSubmission, randomKey } from './pendingSubmission.ts';
import { type useVersions } from '../draft/openDraft.ts';
import { useResolveSubmissionMutation } from './ResolveSubmission.generated.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds to wait for the response. */
const resolveTimeout = 20_000;

interface ResolveOptions<Saved extends Versioned> extends Pick<
  RecordFormOptions<never, Saved>,
  'reload' | 'editPath'
> {
  versions: ReturnType<typeof useVersions<Saved>>;
  valuesOf: (record: Saved | null) => FormValues;
  getValues: () => FormValues;
  /** The key of the draft, and the one of the form at another path. */
  key: string;
  keyOf: (path: string) => string;
}

/** Finds out what a form saved if it got no response. */
export function useResolveSubmission<Saved extends Versioned>(options: ResolveOptions<Saved>) {
  const { versions, reload, editPath, valuesOf, getValues, key, keyOf } = options;
  const navigate = useNavigate();
  const { savedBefore } = useAdminMessages().adminForms;
  const [resolveSubmission] = useResolveSubmissionMutation({ fetchPolicy: 'no-cache' });

  /** Continues with a created record, if the form has other values now and can change it. */
  function continueWith(created: Saved, version: number, sentValues: FormValues): never {
    if (!editPath) {
      versions.setSent(null);
      throw new Error(savedBefore);
    }
    const path = `${editPath}/${created.id}`;
    const newest = valuesOf(created);
    saveDraft(keyOf(path), {
      values: mergeValues(sentValues, getValues(), newest),
      base: { version, values: valuesAsSaved(sentValues, newest) },
      sent: null,
    });
    deleteDraft(key);
    void navigate(path, { replace: true });
    throw new Error('The form goes on where its record is edited.');
  }

  /**
   * Resolves the last submission: afterwards it is either saved or never will be.
   * @param values the current values of the form
   * @returns the record in which these values were saved; null if they must still be saved
   * @throws if the server does not respond
   */
  return async (values: FormValues): Promise<Saved | null> => {
    const { record, sent } = versions.current();
    if (!sent) return null;
    const { data } = await resolveSubmission({
      variables: { idempotencyKey: sent.idempotencyKey },
      context: { fetchOptions: { signal: AbortSignal.timeout(resolveTimeout) } },
    });
    if (!data) throw new TypeError('The response was empty.');
    const { resolveSubmission: saved } = data;
    const newest = saved && (await reload(saved.id));
    if (saved && newest) {
      if (isAsSent(values, sent)) return newest;
      if (!record) {
        // What another device has saved is shown as a conflict.
        const isOther = Object.keys(sent.values).length === 0;
        const values = { ...versions.current().saved, ...sent.values };
        continueWith(newest, isOther ? 0 : saved.version, values);
      }
      // A later change of a colleague is shown as a conflict.
      versions.setRecord({ ...newest, version: saved.version });
      versions.setBase({
        version: saved.version,
        values: valuesAsSaved(sent.values, valuesOf(newest)),
      });
    }
    versions.setSent(null);
    const draft = readDraft(key);
    // Nothing can be saved with the former key any more.
    if (draft) storeDraft(key, { ...draft, origin: randomKey() });
    return null;
  };
}

interface Options<Saved> {
  /** The submission before the form opened, if its result is unknown. */
  sent: PendingSubmission | null;
  /** Resolves to the record that it saved; null if it saved none. */
  resolveSubmission: () => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
}

/**
 * Resolves the former submission when a form opens.
 * @returns whether that is still running
 */
export function useResolveOnOpen<Saved>({
  sent,
  resolveSubmission,
  onSaved,
}: Options<Saved>): boolean {
  const [isResolving, setIsResolving] = useState(sent !== null);
  const onOpen = useEffectEvent(async () => {
    // If this page still waits for the response, wait too: resolving would cancel the submission.
    await sent?.ended;
    const saved = await resolveSubmission();
    if (saved) onSaved(saved);
  });
  useEffect(() => {
    if (!isResolving) return;
    // The form itself shows that the result is unknown.
    void onOpen()
      .catch(() => undefined)
      .finally(() => setIsResolving(false));
  }, [isResolving]);
  return isResolving;
}
