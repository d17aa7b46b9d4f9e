import type { RecordFormOptions, Versioned } from './recordFormOptions.ts';
import { valuesAsSaved } from './merge.ts';
import { isAsSent } from './pendingSubmission.ts';
import { useResolveSubmissionMutation } from './ResolveSubmission.generated.ts';
import type { useVersions } from './useVersions.ts';
import type { FormValues } from './values.ts';

/** Milliseconds to wait for the response. */
const resolveTimeout = 20_000;

interface ResolveOptions<Saved extends Versioned> {
  versions: ReturnType<typeof useVersions<Saved>>;
  reload: RecordFormOptions<never, Saved>['reload'];
  valuesOf: (record: Saved | null) => FormValues;
  /** Continues with a created record, if the form has other values now. */
  onCreatedOtherwise: (created: Saved, version: number, sentValues: FormValues) => never;
}

/** Finds out what a form saved if it got no response. */
export function useResolveSubmission<Saved extends Versioned>(options: ResolveOptions<Saved>) {
  const { versions, reload, valuesOf, onCreatedOtherwise } = options;
  const [resolveSubmission] = useResolveSubmissionMutation({ fetchPolicy: 'no-cache' });

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
      if (!record) onCreatedOtherwise(newest, saved.version, sent.values);
      // A later change of a colleague is shown as a conflict.
      versions.setRecord({ ...newest, version: saved.version });
      versions.setBase({
        version: saved.version,
        values: valuesAsSaved(sent.values, valuesOf(newest)),
      });
    }
    versions.setSent(null);
    return null;
  };
}
