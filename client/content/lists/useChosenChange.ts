import { useRef } from 'react';
import type { ApolloCache } from '@apollo/client';
import { useApi } from '../../graphql/api.ts';
import { refreshQueries } from '../../graphql/refreshQueries.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { namesOf } from '../../lists/namesOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type Question, useToasts } from '../../ui/toasts.ts';
import type { ChosenOperation, ChosenOutcome } from './chosenOperation.ts';

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
 * Asks, does something with all rows that were chosen, says how it went, and takes it back on request.
 * What somebody has changed meanwhile is named, and left out only after another question.
 * @param nameOf how a row is called
 * @param forget takes out of the cache what is read anew after a change
 */
export function useChosenChange<Row extends { id: string }>(
  nameOf: (row: Row) => string,
  forget: (cache: ApolloCache) => void,
) {
  const { load } = useApi();
  const { ask, notify, dismiss } = useToasts();
  /** The notice that the last try failed. */
  const failure = useRef<number>(null);
  const failureText = useFailureText();
  const { chosen: messages, deleteFlow } = useAdminMessages();
  const subject = (rows: Row[]) => messages.named(...namesOf(rows.map(nameOf)));

  /** What could not be read anew stays as it is. */
  const refresh = () =>
    load()
      .then((client) => refreshQueries(client, forget))
      .catch(() => undefined);

  async function undo(rows: Row[], takeBack: NonNullable<ChosenOutcome['undo']>) {
    try {
      const { done, kept, missing } = await takeBack();
      const reason = sentence([
        kept.length > 0 && messages.kept(subject(rows.filter(({ id }) => kept.includes(id)))),
        missing > 0 && messages.missing(missing),
      ]);
      const tone = kept.length > 0 ? 'bad' : 'good';
      notify({ tone, text: messages.undone(done), ...reason });
    } catch (error) {
      notify({ tone: 'bad', text: messages.notUndone, reason: failureText(error) });
    }
    await refresh();
  }

  function tell({ words }: ChosenOperation<Row>, rows: Row[], outcome: ChosenOutcome) {
    const { done, kept, missing, undo: takeBack } = outcome;
    const already = rows.length - done - kept.length - missing.length;
    const reason = sentence([
      kept.length > 0 && words.kept?.(kept.length),
      already > 0 && messages.already(already),
      missing.length > 0 && messages.missing(missing.length),
    ]);
    if (done === 0 && kept.length > 0) {
      notify({ tone: 'bad', text: words.failure, ...reason });
      return;
    }
    notify({
      tone: 'good',
      text: words.success(done),
      ...reason,
      ...(kept.length > 0 && { stays: true }),
      ...(done > 0 &&
        takeBack && {
          stays: true,
          action: {
            label: messages.undo,
            name: messages.undoName(done),
            run: () => void undo(rows, takeBack),
          },
        }),
    });
  }

  /** Asks whether to go on without those that somebody has changed. */
  function askForOthers(
    operation: ChosenOperation<Row>,
    rows: Row[],
    { changed, missing }: ChosenOutcome,
    opener: HTMLElement,
    then: ChoiceOutcome,
  ) {
    const { words } = operation;
    const others = rows.filter(({ id }) => !changed.includes(id) && !missing.includes(id));
    if (others.length === 0) {
      notify({ tone: 'bad', text: words.failure, reason: messages.changed.all });
      return;
    }
    const { title, text, cancel } = messages.changed;
    start(operation, others, opener, then, {
      ...{ title: title(changed.length), text, cancel },
      subject: subject(rows.filter(({ id }) => changed.includes(id))),
      action: words.others?.(others.length) ?? words.action,
    });
  }

  function start(
    operation: ChosenOperation<Row>,
    rows: Row[],
    opener: HTMLElement,
    then: ChoiceOutcome,
    question: Omit<Question, 'busy' | 'confirm' | 'opener'>,
  ) {
    const { words, run } = operation;
    async function confirm() {
      if (failure.current !== null) dismiss(failure.current);
      try {
        const outcome = await run(rows);
        return () => {
          then.onMissing(outcome.missing);
          if (outcome.changed.length > 0) askForOthers(operation, rows, outcome, opener, then);
          else {
            tell(operation, rows, outcome);
            then.onDone(rows.flatMap(({ id }) => (outcome.kept.includes(id) ? [] : [id])));
          }
          void refresh();
        };
      } catch (error) {
        const reason = failureText(error);
        return () => {
          failure.current = notify({ tone: 'bad', text: words.failure, reason });
        };
      }
    }
    ask({ ...question, busy: words.busy, confirm, opener });
  }

  return (
    operation: ChosenOperation<Row>,
    rows: Row[],
    opener: HTMLElement,
    then: ChoiceOutcome,
  ) => {
    if (rows.length > maxChosen) {
      notify({ tone: 'bad', text: messages.tooMany(maxChosen) });
      return;
    }
    const { title, text, note, action } = operation.words;
    start(operation, rows, opener, then, {
      ...{ title: title(rows.length), text, note, cancel: deleteFlow.cancel, action },
      subject: subject(rows),
    });
  };
}

/** The reason of a notice; none where there is nothing to say. */
function sentence(parts: (string | false | undefined)[]): { reason?: string } {
  const reason = parts.filter(Boolean).join(' ');
  return reason ? { reason } : {};
}
