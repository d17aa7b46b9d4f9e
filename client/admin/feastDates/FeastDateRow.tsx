import { type SubmitEvent, useState, type RefObject } from 'react';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { RestoredNotice } from '../../forms/draft/DraftNotice.tsx';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useObservanceMessages } from '../../messages/observanceMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import {
  type FeastDateRow_FeastFragment,
  useSetFeastDateMutation,
} from './FeastDateRow.generated.ts';
import { type Draft, readDraft } from '../../forms/draft/drafts.ts';
import { useRowDraftKey, useUnloadWarning } from '../../forms/draft/useDraft.ts';
import { useUncontrolledDraft } from '../../forms/draft/useUncontrolledDraft.ts';

/**
 * A feast with its day, which can be entered, corrected and removed. A failure keeps what was
 * typed.
 */
export function FeastDateRow({ feast }: { feast: FeastDateRow_FeastFragment }) {
  const { admin, adminForms, feastDates: words } = useAdminMessages();
  const { conflict } = adminForms;
  const { names } = useObservanceMessages();
  const fieldErrorText = useFieldErrorText(words.fields);
  const refresh = useRefresh();
  const [success, setSuccess] = useState('');
  const [setFeastDate] = useSetFeastDateMutation();
  const { form, attempt, miss, isBusy, fields, failure } = useAttempt(
    ({ code }) => code === 'CONFLICT' && refresh({ isQuiet: true }),
    () => 'date',
  );
  const { feast: kind, year, expectedDate, date: formerDate } = feast;
  const name = words.named(names[kind], year);
  // The page has a form for each row, so the name must be unique.
  const fieldName = `date-${feast.id}`;
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
          <AccessibleLabel name={admin.named(admin.save, name)}>{admin.save}</AccessibleLabel>
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
      {/* The saved day has changed since the user began to type. */}
      <p role="status" className="mt-2 border-s-4 border-gold ps-4 empty:hidden">
        {draft.isConflict && (
          <>
            <strong className="block">{conflict.heading}</strong>
            {conflict.text}
          </>
        )}
      </p>
      {draft.isConflict && (
        <Button
          aria-label={admin.named(conflict.takeNewer, name)}
          onClick={draft.end}
          className="mt-2"
        >
          {conflict.takeNewer}
        </Button>
      )}
      <StatusLine tone={failure ? 'bad' : 'good'}>{failure || success}</StatusLine>
    </form>
  );
}

/** Feasts have no version in the list, so their days are compared. */
const baseOf = (day: string) => ({ version: 0, values: { day } });

const dayOf = ({ base }: Draft) =>
  typeof base?.values['day'] === 'string' ? base.values['day'] : '';

/**
 * Keeps the typed day of a feast as a draft until it is saved.
 * @param day the saved day; empty if there is none
 */
function useFeastDateDraft(form: RefObject<HTMLFormElement | null>, id: string, day: string) {
  const key = useRowDraftKey()(id);
  const [found] = useState(() => readDraft(key));
  const [isRestored, setRestored] = useState(found !== null);
  /** The saved day when the user began to type; null while nothing is typed. */
  const [typedOver, setTypedOver] = useState<string | null>(() => (found ? dayOf(found) : null));
  const isTyped = typedOver !== null;
  useUnloadWarning(isTyped);
  const { save, clearDraft } = useUncontrolledDraft(form, key, false, baseOf(typedOver ?? day));
  return {
    isRestored,
    /** Whether another admin has saved or removed the day since the user began to type. */
    isConflict: isTyped && typedOver !== day,
    /** The key of the field: a new saved day replaces the shown one unless something is typed. */
    shownDay: typedOver ?? day,
    keep: () => setTypedOver(save() ? (typedOver ?? day) : null),
    /** Shows the saved day again and discards what was typed. */
    end: () => {
      clearDraft();
      setTypedOver(null);
      setRestored(false);
      form.current?.reset();
    },
  };
}
