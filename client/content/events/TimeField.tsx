import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type EventTimes,
  formatEventTime,
  parseEndTime,
} from '../../../api/shared/content/event/eventTime.rules.ts';
import { readTypedTime, storedTime } from '../../../api/shared/content/event/typedTime.rules.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import type { FormControlProps } from '../../forms/useFields.ts';
import { Field } from '../../ui/field/Field.tsx';
import { controlStyle } from '../../ui/field/fieldParts.ts';
import { ethiopianClock, ethiopianRange } from '../../../api/shared/dates/ethiopianClock.ts';
import { useEventAdminMessages } from './adminKind.ts';
import { useEventMessages } from './messages.ts';

interface TimeFieldProps {
  form: Pick<RecordFormState, 'control' | 'change'>;
  /** The props of the text field. */
  field: FormControlProps;
  /** The accessible name of the browser's own control. */
  chooseLabel: string;
  /** Replaces the hint if the text is no valid time. */
  wordsHint: string;
}

/** Minutes since midnight as a time input has them, HH:MM. */
const inputValue = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** The control of a field with a time. */
export const timeControl =
  (form: TimeFieldProps['form'], chooseLabel: string, wordsHint: string) =>
  (field: FormControlProps) => (
    <TimeField form={form} field={field} chooseLabel={chooseLabel} wordsHint={wordsHint} />
  );

/** A time as users type it, with its interpretation, beside the browser's own time control. */
function TimeField({ form, field, chooseLabel, wordsHint }: TimeFieldProps) {
  const { name } = field;
  const text = useWatch({ control: form.control, name }) as string;
  const minutes = parseEndTime(storedTime(text));

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [hour, minute] = target.value.split(':').map(Number);
    const isComplete = hour !== undefined && minute !== undefined;
    form.change(name, isComplete ? formatEventTime(hour * 60 + minute) : '');
  }
  /**
   * Clears a time that was not typed to its end, because it would look selected but has no value.
   */
  function clearIncomplete({ target }: FocusEvent<HTMLInputElement>) {
    if (target.validity.badInput) target.value = '';
  }
  return (
    // Side by side if both fit, for any font size and window width.
    <div className="@container">
      <div className="grid gap-x-3 gap-y-2 @min-[16rem]:grid-cols-[1fr_auto]">
        <Field
          {...field}
          hint={<TypedTimeHint text={text} hint={field.hint} wordsHint={wordsHint} />}
        />
        <input
          type="time"
          aria-label={chooseLabel}
          value={minutes === null ? '' : inputValue(minutes)}
          onChange={choose}
          onBlur={clearIncomplete}
          className={`${controlStyle} h-12.5 @min-[16rem]:mt-8.25 @min-[16rem]:w-36`}
        />
      </div>
    </div>
  );
}

interface TypedTimeHintProps {
  text: string;
  /** Shown while nothing is typed. */
  hint: ReactNode;
  /** Shown if the text is no valid time. */
  wordsHint: string;
}

/** The interpretation of a typed time, by both clocks, or what is ambiguous. */
function TypedTimeHint({ text, hint, wordsHint }: TypedTimeHintProps) {
  const { withoutHalf, withoutPart } = useEventAdminMessages().times;
  const typed = readTypedTime(text);
  switch (typed.is) {
    case 'empty':
      return <>{hint}</>;
    case 'words':
      return <>{wordsHint}</>;
    case 'withoutPart':
      return <>{withoutPart}</>;
    case 'withoutHalf':
      return (
        <>
          {withoutHalf} {typed.times && <BothClocks times={typed.times} />}
        </>
      );
    case 'understood':
      return <BothClocks times={typed.times} />;
  }
}

/** Dawn, in minutes since midnight. By the Ethiopian clock, the hours before it belong to the day before. */
const dawn = 6 * 60;

function BothClocks({ times: { start, end } }: { times: EventTimes }) {
  const { understood, beforeDawn } = useEventAdminMessages().times;
  const { range, ethiopianTime } = useEventMessages();
  const ends = end === null ? [start] : [start, end];
  const ethiopian = ends.map(ethiopianClock);
  return (
    <>
      {understood(range(ends.map(formatEventTime)))}{' '}
      <span className="inline-block">
        <span lang="am">{end === null ? ethiopian : ethiopianRange(ethiopian)}</span>{' '}
        {ethiopianTime}
      </span>
      {start < dawn && ` ${beforeDawn}`}
    </>
  );
}
