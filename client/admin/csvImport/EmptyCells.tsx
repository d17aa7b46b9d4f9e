import type { SyntheticEvent } from 'react';
import { textOf } from '../../forms/textOf.ts';
import type { ColumnSettingInput } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { useToday } from '../../ui/useToday.ts';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';
import { useLongDate } from './useFieldNames.ts';

interface EmptyCellsProps {
  check: CheckedImport_CheckFragment;
  nameOf: (field: string) => string;
  onFill: (setting: ColumnSettingInput) => void;
}

/** Sets one value for all rows in which a required field is empty. */
export function EmptyCells({ check, nameOf, onFill }: EmptyCellsProps) {
  const { admin, csvImport: words } = useAdminMessages();
  const today = useToday();
  const longDate = useLongDate();
  const lacking = new Set(
    check.rows.flatMap(({ faults }) =>
      faults.flatMap(({ field, code }) => (code === 'required' ? field : [])),
    ),
  );
  const empty = check.fields.filter(
    ({ name, default: value, emptyRows }) => emptyRows > 0 && (value !== null || lacking.has(name)),
  );
  if (empty.length === 0) return null;

  function fill(event: SyntheticEvent<HTMLFormElement>, field: string) {
    event.preventDefault();
    onFill({ field, default: textOf(new FormData(event.currentTarget), 'value') });
  }

  return (
    <section className="mt-10 max-w-[44em]">
      <h2 className="text-lg font-semibold">{words.empty.heading}</h2>
      {empty.map(({ name, isDate, emptyRows, default: value }) => (
        <form key={name} className="mt-4" onSubmit={(event) => fill(event, name)}>
          <p role="status">
            {value === null
              ? words.empty.rows(nameOf(name), emptyRows)
              : words.empty.filled(nameOf(name), emptyRows, longDate(value))}
          </p>
          <div className="mt-3 max-w-96">
            {isDate ? (
              <DateField name="value" label={words.empty.value(nameOf(name))} required />
            ) : (
              <Field name="value" label={words.empty.value(nameOf(name))} required />
            )}
          </div>
          <div className="mt-3 flex flex-wrap gap-4">
            <button
              type="submit"
              aria-label={admin.named(words.empty.fill, nameOf(name))}
              className={quietButton}
            >
              {words.empty.fill}
            </button>
            {isDate && (
              <Button
                aria-label={admin.named(words.empty.today, nameOf(name))}
                onClick={() => onFill({ field: name, default: today })}
              >
                {words.empty.today}
              </Button>
            )}
          </div>
        </form>
      ))}
    </section>
  );
}
