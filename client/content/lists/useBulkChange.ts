import type { ApolloCache } from '@apollo/client';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { Question } from '../../ui/toast/toasts.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import type { BulkOperation, BulkOutcome } from './bulkOperation.ts';

/** How the selection changes after an operation. */
interface ChoiceOutcome {
  /** Called with the ids of the changed rows. */
  onDone?: (ids: string[]) => void;
  /** Called with the ids of the rows that no longer exist. */
  onMissing?: (ids: string[]) => void;
}

/** The maximum number of records in one request. */
const maxBulk = 500;

/**
 * Runs a bulk operation after a confirmation, shows the result, and can undo it. It lists the
 * records that somebody has changed in the meantime, and omits them only after another
 * confirmation.
 * @param nameOf the title of a row
 * @param forget evicts from the cache what must be read again after a change
 */
export function useBulkChange<Row extends { id: string }>(
  nameOf: (row: Row) => string,
  forget: (cache: ApolloCache) => void,
) {
  const { ask, notify } = useToaster();
  const failureText = useFailureText();
  const { admin, selected: messages } = useAdminMessages();
  const failureOf = ({ actionName }: BulkOperation<Row>['words']) =>
    ({ tone: 'bad', text: admin.notDone(actionName), operation: actionName }) as const;
  const subject = (rows: Row[]) => messages.named(...namesOf(rows.map(nameOf)));

  const refresh = useRefresh();

  async function undo(rows: Row[], takeBack: NonNullable<BulkOutcome['undo']>) {
    try {
      const { done, kept, missing } = await takeBack();
      const reason = sentence([
        kept.length > 0 && messages.kept(subject(rows.filter(({ id }) => kept.includes(id)))),
        missing > 0 && messages.missing(missing),
      ]);
      const tone = kept.length > 0 ? 'bad' : 'good';
      notify({ tone, text: messages.undone(done), ...reason });
      await refresh({ forget });
    } catch (error) {
      notify({
        tone: 'bad',
        text: admin.notDone(messages.undoName(rows.length)),
        reason: failureText(error),
      });
      await refresh({ forget, isQuiet: true });
    }
  }

  function tell({ words }: BulkOperation<Row>, rows: Row[], outcome: BulkOutcome) {
    const { done, kept, missing, undo: takeBack } = outcome;
    const already = rows.length - done - kept.length - missing.length;
    const reason = sentence([
      kept.length > 0 && words.kept?.(kept.length),
      already > 0 && messages.already(already),
      missing.length > 0 && messages.missing(missing.length),
    ]);
    if (done === 0 && kept.length > 0) {
      notify({ ...failureOf(words), ...reason });
      return;
    }
    notify({
      tone: 'good',
      text: words.success(done),
      operation: words.actionName,
      ...reason,
      ...(kept.length > 0 && { stays: true }),
      ...(done > 0 &&
        takeBack && {
          stays: true,
          action: {
            label: admin.undo,
            name: messages.undoName(done),
            run: () => void undo(rows, takeBack),
          },
        }),
    });
  }

  /** Asks whether to continue without the records that somebody has changed. */
  function askForOthers(
    operation: BulkOperation<Row>,
    rows: Row[],
    { changed, missing }: BulkOutcome,
    opener: HTMLElement,
    then: ChoiceOutcome,
    values: FormData,
  ) {
    const { words } = operation;
    const others = rows.filter(({ id }) => !changed.includes(id) && !missing.includes(id));
    if (others.length === 0) {
      notify({ ...failureOf(words), reason: messages.changed.all });
      return;
    }
    const { title, text, cancel } = messages.changed;
    const again = { ...operation, fields: null, run: () => operation.run(others, values) };
    start(again, others, opener, then, {
      title: title(changed.length),
      text,
      cancel,
      subject: subject(rows.filter(({ id }) => changed.includes(id))),
      action: messages.others(words.action, others.length),
    });
  }

  function start(
    operation: BulkOperation<Row>,
    rows: Row[],
    opener: HTMLElement,
    then: ChoiceOutcome,
    question: Omit<Question, 'busy' | 'confirm' | 'opener'>,
  ) {
    const { words, fields, run } = operation;
    async function confirm(values: FormData) {
      try {
        const outcome = await run(rows, values);
        return () => {
          then.onMissing?.(outcome.missing);
          if (outcome.changed.length > 0) {
            askForOthers(operation, rows, outcome, opener, then, values);
          } else {
            tell(operation, rows, outcome);
            then.onDone?.(rows.flatMap(({ id }) => (outcome.kept.includes(id) ? [] : [id])));
          }
          void refresh({ forget });
        };
      } catch (error) {
        const reason = failureText(error);
        void refresh({ forget, isQuiet: true });
        if (fields) return `${admin.notDone(words.actionName)} ${reason}`;
        return () => {
          notify({ ...failureOf(words), reason });
        };
      }
    }
    ask({ ...question, fields, busy: admin.busy, confirm, opener });
  }

  return (
    operation: BulkOperation<Row>,
    rows: Row[],
    opener: HTMLElement,
    then: ChoiceOutcome = {},
  ) => {
    if (rows.length > maxBulk) {
      notify({ tone: 'bad', text: messages.tooMany(maxBulk) });
      return;
    }
    const { title, text, note, action } = operation.words;
    start(operation, rows, opener, then, {
      title: title(rows.length),
      text,
      note,
      cancel: admin.cancel,
      action,
      subject: subject(rows),
    });
  };
}

/** The text of a notice; empty if there is nothing to say. */
function sentence(parts: (string | false | undefined)[]): { reason?: string } {
  const reason = parts.filter(Boolean).join(' ');
  return reason ? { reason } : {};
}

/** The maximum number of titles in a sentence. */
const named = 3;

/** The first titles, and the number of the others. */
const namesOf = (names: string[]): [names: string[], more: number] => [
  names.slice(0, named),
  Math.max(0, names.length - named),
];
