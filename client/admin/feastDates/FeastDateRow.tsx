import { type SubmitEvent, useRef, useState } from 'react';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { RestoredNotice } from '../../forms/draft/DraftNotice.tsx';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useAttempt } from '../security/useAttempt.ts';
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

/**
 * A feast with its day, which can be entered, corrected and removed. A failure keeps what was
 * typed.
 */
export function FeastDateRow({ feast, onConflict }: FeastDateRowProps) {
  const { admin, feastDates: words } = useAdminMessages();
  const { names } = useObservanceMessages();
  const fieldErrorText = useFieldErrorText(words.fields);
  const [success, setSuccess] = useState('');
  const [setFeastDate] = useSetFeastDateMutation();
  const { attempt, miss, isBusy, fields, failure } = useAttempt(
    ({ code }) => code === 'CONFLICT' && onConflict().catch(() => undefined),
  );
  const { feast: kind, year, expectedDate, date: formerDate } = feast;
  const name = words.named(names[kind], year);
  // The page has a form for each row, so the name must be unique.
  const fieldName = `date-${feast.id}`;
  const form = useRef<HTMLFormElement>(null);
  const draft = useFeastDateDraft(form, feast.id, formerDate ?? '');

  async function save(date: string | null, saved: string) {
    setSuccess('');
    await attempt(async () => {
      await setFeastDate({ variables: { feast: kind, year, date, formerDate } });
      draft.end();
      setSuccess(saved);
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const date = textOf(new FormData(event.currentTarget), fieldName);
    if (date) void save(date, words.saved(name));
    else miss('date');
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
            error={fieldErrorText('date', fields['date'])}
            onChange={draft.keep}
          />
        </div>
        <button type="submit" disabled={isBusy} className={quietButton}>
          <AccessibleLabel name={admin.named(words.save, name)}>{words.save}</AccessibleLabel>
        </button>
        {formerDate !== null && (
          <Button
            name={admin.named(words.takeBack, name)}
            disabled={isBusy}
            onClick={() => void save(null, words.takenBack(name))}
          >
            {words.takeBack}
          </Button>
        )}
      </div>
      <RestoredNotice isRestored={draft.isRestored} />
      <FeastDateConflict isConflict={draft.isConflict} name={name} onUseNewer={draft.end} />
      <StatusLine tone={failure ? 'bad' : 'good'}>{failure || success}</StatusLine>
    </form>
  );
}
