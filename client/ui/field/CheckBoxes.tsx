import { useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface CheckBoxesProps<Value extends string> {
  name: string;
  label: string;
  /** The text of each value, in order. */
  options: Record<Value, string>;
  /** The description of each value. */
  hints?: Record<Value, string>;
  defaultValues?: readonly Value[];
  error: string | undefined;
}

/** A group of checkboxes with the same name. */
export function CheckBoxes<Value extends string>(props: CheckBoxesProps<Value>) {
  const { name, label, options, hints, defaultValues = [], error } = props;
  const id = useId();
  return (
    <fieldset
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      data-invalid={error ? true : undefined}
    >
      <legend className="font-semibold wrap-anywhere">{label}</legend>
      {(Object.keys(options) as Value[]).map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={defaultValues.includes(value)}
            className="mt-0.5 size-6 shrink-0 cursor-pointer accent-accent"
          />
          <span>
            <span className="font-semibold">{options[value]}</span>
            {hints && <span className="block text-muted">{hints[value]}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
