import type { ChangeEvent, FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import {
  formatEventTime,
  parseEndTime,
} from '../../../api/shared/content/event/eventTime.rules.ts';
import { storedTime } from '../../../api/shared/content/event/typedTime.rules.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { Field } from '../../ui/field/Field.tsx';
import { controlStyle, type FieldTexts } from '../../ui/field/fieldParts.ts';
import { TypedTimeHint } from './TypedTimeHint.tsx';

interface TimeFieldProps {
  form: Pick<RecordFormState, 'control' | 'change'>;
  name: string;
  /** The props of the text field. */
  field: FieldTexts;
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

/** A time as users type it, with its interpretation, beside the browser's own time control. */
export function TimeField({ form, name, field, chooseLabel, wordsHint }: TimeFieldProps) {
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
