import { useApi } from '../../graphql/api.ts';
import { refreshQueries } from '../../graphql/refreshQueries.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { namesOf } from '../../lists/namesOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useToasts } from '../../ui/toasts.ts';
import type { AdminKindName } from '../adminKinds.ts';
import { evictRecords } from '../evictRecords.ts';
import { kindConstant } from '../kindConstant.ts';
import { useRestore } from '../useRestore.ts';
import {
  type ChosenRecords_OutcomeFragment as Outcome,
  DeleteRecordsDocument,
  PublishRecordsDocument,
  TakeDownRecordsDocument,
  UndoPublicationDocument,
} from './ChosenRecords.generated.ts';

const mutations = {
  publish: PublishRecordsDocument,
  takeDown: TakeDownRecordsDocument,
  delete: DeleteRecordsDocument,
};
export type ChosenAction = keyof typeof mutations;

/** A record that was chosen, as it is shown. */
export interface ChosenEntry {
  id: string;
  title: string;
  version: number;
}

/** What becomes of the choice. */
export interface ChoiceOutcome {
  /** It is done with these. */
  onDone: (ids: string[]) => void;
  /** These are gone. */
  onMissing: (ids: string[]) => void;
}

/** How many one call changes at most. */
const maxChosen = 500;

/**
 * Asks, does something with all records that were chosen, says how it went, and takes it back on
 * request. What somebody has changed meanwhile is named, and left out only after another question.
 */
export function useChosenChange(kind: AdminKindName) {
  const { load } = useApi();
  const { ask, notify } = useToasts();
  const failureText = useFailureText();
  const restore = useRestore();
  const { chosen: words, deleteFlow } = useAdminMessages();
  const subject = (entries: ChosenEntry[]) =>
    words.named(...namesOf(entries.map(({ title }) => title)));

  async function change(
    document: typeof UndoPublicationDocument | (typeof mutations)[ChosenAction],
    records: { id: string; version: number }[],
  ): Promise<Outcome> {
    const client = await load();
    const { data } = await client.mutate({
      mutation: document,
      variables: {
        kind: kindConstant(kind),
        records: records.map(({ id, version }) => ({ id, version })),
      },
    });
    if (!data) throw new Error('The answer was empty.');
    return data.outcome;
  }

  /** What could not be read anew stays as it is. */
  const refresh = () =>
    load()
      .then((client) => refreshQueries(client, (cache) => evictRecords(cache, kind)))
      .catch(() => undefined);

  async function undo(action: ChosenAction, entries: ChosenEntry[], { done }: Outcome) {
    if (action === 'delete') {
      const records = done.map(({ id }) => ({ kind, id }));
      await restore(records, { success: words.undone(done.length), failure: words.notUndone });
      return;
    }
    try {
      const { done: undone, changed, missing } = await change(UndoPublicationDocument, done);
      const reason = [
        ...(changed.length > 0
          ? [words.kept(subject(entries.filter(({ id }) => changed.includes(id))))]
          : []),
        ...(missing.length > 0 ? [words.missing(missing.length)] : []),
      ].join(' ');
      notify({
        tone: changed.length > 0 ? 'bad' : 'good',
        text: words.undone(undone.length),
        ...(reason && { reason }),
      });
    } catch (error) {
      notify({ tone: 'bad', text: words.notUndone, reason: failureText(error) });
    }
    await refresh();
  }

  function tell(action: ChosenAction, entries: ChosenEntry[], outcome: Outcome) {
    const { done, missing } = outcome;
    const already = entries.length - done.length - missing.length;
    const reason = [
      ...(already > 0 ? [words.already(already)] : []),
      ...(missing.length > 0 ? [words.missing(missing.length)] : []),
    ].join(' ');
    notify({
      tone: 'good',
      text: words[action].success(done.length),
      ...(reason && { reason }),
      ...(done.length > 0 && {
        stays: true,
        action: {
          label: words.undo,
          name: words.undoName(done.length),
          run: () => void undo(action, entries, outcome),
        },
      }),
    });
  }

  /** Asks whether to go on without those that somebody has changed. */
  function askForOthers(
    action: ChosenAction,
    entries: ChosenEntry[],
    { changed, missing }: Outcome,
    opener: HTMLElement,
    then: ChoiceOutcome,
  ) {
    const others = entries.filter(({ id }) => !changed.includes(id) && !missing.includes(id));
    if (others.length === 0) {
      notify({ tone: 'bad', text: words[action].failure, reason: words.changed.all });
      return;
    }
    const { title, text, cancel } = words.changed;
    start(action, others, opener, then, {
      ...{ title: title(changed.length), text, cancel },
      subject: subject(entries.filter(({ id }) => changed.includes(id))),
      action: words[action].others(others.length),
    });
  }

  function start(
    action: ChosenAction,
    entries: ChosenEntry[],
    opener: HTMLElement,
    then: ChoiceOutcome,
    question: {
      title: string;
      text: string;
      cancel: string;
      subject: string;
      action: string;
      note?: string;
    },
  ) {
    async function confirm() {
      try {
        const outcome = await change(mutations[action], entries);
        return () => {
          then.onMissing(outcome.missing);
          if (outcome.changed.length > 0) {
            askForOthers(action, entries, outcome, opener, then);
          } else {
            tell(action, entries, outcome);
            then.onDone(entries.map(({ id }) => id));
          }
          void refresh();
        };
      } catch (error) {
        const reason = failureText(error);
        return () => notify({ tone: 'bad', text: words[action].failure, reason });
      }
    }
    ask({ ...question, busy: words[action].busy, confirm, opener });
  }

  return (
    action: ChosenAction,
    entries: ChosenEntry[],
    opener: HTMLElement,
    then: ChoiceOutcome,
  ) => {
    if (entries.length > maxChosen) {
      notify({ tone: 'bad', text: words.tooMany(maxChosen) });
      return;
    }
    const { title, text, note, action: label } = words[action];
    start(action, entries, opener, then, {
      ...{ title: title(entries.length), text, note, cancel: deleteFlow.cancel, action: label },
      subject: subject(entries),
    });
  };
}
