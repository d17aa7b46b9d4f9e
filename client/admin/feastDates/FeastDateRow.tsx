import { type SubmitEvent, useRef, useState } from 'react';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { RestoredNotice } from '../../forms/draft/RestoredNotice.tsx';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { failureOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { FeastDateConflict } from './FeastDateConflict.tsx';
import {
  type FeastDateRow_FeastFragment,
  useSetFeastDateMutation,
} from './FeastDateRow.generated.ts';
import { useFeastDateDraft } from './useFeastDateDraft.ts';

interface FeastDateRowProps {
  feast: FeastDateRow_FeastFragment;
  /** Refetches the list after another admin has changed it. */
  onConflict: () => Promise<unknown>;
}

interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  fields: Failure['fields'];
}

const nothingYet: Outcome = { tone: 'good', text: '', fields: {} };
const missing = { code: 'required', values: {} };

/**
 * A feast with its day, which can be entered, corrected and removed. A failure keeps what was
 * typed.
 */
export function FeastDateRow({ feast, onConflict }: FeastDateRowProps) {
  const { feastDates: words } = useAdminMessages();
  const { names } = useObservanceMessages();
  const failureText = useFailureText();
  const fieldErrorText = useFieldErrorText(words.fields);
  const [outcome, setOutcome] = useState(nothingYet);
  const [setFeastDate, { loading }] = useSetFeastDateMutation();
  const { feast: kind, year, expectedDate, date: formerDate } = feast;
  const name = words.named(names[kind], year);
  // The page has a form for each row, so the name must be unique.
  const fieldName = `date-${feast.id}`;
  const form = useRef<HTMLFormElement>(null);
  const draft = useFeastDateDraft(form, feast.id, formerDate ?? '');

  async function save(date: string | null, success: string) {
    setOutcome(nothingYet);
    try {
      await setFeastDate({ variables: { feast: kind, year, date, formerDate } });
      draft.end();
      setOutcome({ tone: 'good', text: success, fields: {} });
    } catch (error) {
      const { code, fields } = failureOf(error);
      if (code === 'CONFLICT') await onConflict().catch(() => undefined);
      const isTold = Object.keys(fields).length > 0;
      setOutcome({ tone: 'bad', text: isTold ? '' : failureText(error), fields });
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const date = textOf(new FormData(event.currentTarget), fieldName);
    if (date) void save(date, words.saved(name));
    else setOutcome({ tone: 'bad', text: '', fields: { date: missing } });
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onChange={draft.keep}
      onSubmit={submit}
      className="py-5"
    >
      <h2 className="font-body text-lg font-semibold">{name}</h2>
      <p className="text-muted tabular-nums">
        {formerDate === null
          ? words.expected(dayMonthYear(expectedDate))
          : words.entered(dayMonthYear(formerDate))}{' '}
        <EthiopianDate day={formerDate ?? expectedDate} />
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-52 max-w-full min-w-0 wrap-anywhere">
          <DateField
            // A day that a colleague saved replaces the shown day, but not a typed one.
            key={draft.shownDay}
            name={fieldName}
            required
            defaultValue={formerDate ?? expectedDate}
            label={words.fieldOf(name)}
            error={fieldErrorText('date', outcome.fields['date'])}
            onChange={draft.keep}
          />
        </div>
        <button type="submit" disabled={loading} className={quietButton}>
          <AccessibleLabel name={words.saveName(name)}>{words.save}</AccessibleLabel>
        </button>
        {formerDate !== null && (
          <button
            type="button"
            disabled={loading}
            onClick={() => void save(null, words.takenBack(name))}
            className={quietButton}
          >
            <AccessibleLabel name={words.takeBackName(name)}>{words.takeBack}</AccessibleLabel>
          </button>
        )}
      </div>
      <RestoredNotice isRestored={draft.isRestored} />
      <FeastDateConflict isConflict={draft.isConflict} name={name} onUseNewer={draft.end} />
      <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>
    </form>
  );
}
