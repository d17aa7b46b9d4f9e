import type { RecordFormOptions, Versioned } from './recordFormOptions.ts';
import { valuesAsSaved } from './merge.ts';
import { isAsSent } from './pendingSubmission.ts';
import { useSettleSubmissionMutation } from './SettleSubmission.generated.ts';
import type { useVersions } from './useVersions.ts';
import type { FormValues } from './values.ts';

/** Milliseconds for which the answer is waited for. */
const patience = 20_000;

interface SettlementOptions<Saved extends Versioned> {
  versions: ReturnType<typeof useVersions<Saved>>;
  reload: RecordFormOptions<never, Saved>['reload'];
  valuesOf: (record: Saved | null) => FormValues;
  /** Goes on with a record that was created, where the form holds something else by now. */
  onCreatedOtherwise: (created: Saved, version: number, sentValues: FormValues) => never;
}

/** Finds out what a form has saved where no answer said so. */
export function useSettlement<Saved extends Versioned>(options: SettlementOptions<Saved>) {
  const { versions, reload, valuesOf, onCreatedOtherwise } = options;
  const [settle] = useSettleSubmissionMutation({ fetchPolicy: 'no-cache' });

  /**
   * Settles what was sent last: from then on it is saved or never will be.
   * @param values what the form holds
   * @returns the record in which these values were saved; null when they are still to be saved
   * @throws when the server does not tell
   */
  return async (values: FormValues): Promise<Saved | null> => {
    const { record, sent } = versions.current();
    if (!sent) return null;
    const { data } = await settle({
      variables: { idempotencyKey: sent.idempotencyKey },
      context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
    });
    if (!data) throw new TypeError('The answer was empty.');
    const { settleSubmission: saved } = data;
    const newest = saved && (await reload(saved.id));
    if (saved && newest) {
      if (isAsSent(values, sent)) return newest;
      if (!record) onCreatedOtherwise(newest, saved.version, sent.values);
      // What a colleague has saved since then is met as a conflict.
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
