import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Select } from '../../ui/field/Select.tsx';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';

interface ColumnChoicesProps {
  check: CheckedImport_CheckFragment;
  nameOf: (field: string) => string;
  disabled: boolean;
  onChoose: (index: number, field: string) => void;
}

/** Shows the field of each column of the file, and lets the user choose another one. */
export function ColumnChoices({ check, nameOf, disabled, onChoose }: ColumnChoicesProps) {
  const { csvImport: words } = useAdminMessages();
  const { columns, fields } = check;
  const held = new Set(columns.map(({ field }) => field));
  const missing = fields.filter(({ name, isRequired }) => isRequired && !isHeld(name, held));
  const unknown = columns.filter(({ field }) => field === null).length;
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">{words.columns.heading}</h2>
      <p className="mt-1 text-muted">
        {words.columns.found(columns.length - unknown, columns.length)}
      </p>
      {missing.length > 0 && (
        <p className="mt-2 font-semibold text-red">
          {words.columns.missing(missing.map(({ name }) => nameOf(name)))}
        </p>
      )}
      {/* If every required field has a column, the columns are collapsed. */}
      <details className="mt-3" open={missing.length > 0}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
          {words.columns.show}
        </summary>
        <div className="mt-3 grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ heading, field }, index) => (
            <Select
              key={`${heading} ${String(index)}`}
              label={heading.trim() || words.columns.unnamed(index + 1)}
              value={field ?? ''}
              disabled={disabled}
              onChange={({ target }) => onChoose(index, target.value)}
            >
              <option value="">{words.columns.none}</option>
              {fields.map(({ name }) => (
                <option key={name} value={name}>
                  {nameOf(name)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </details>
    </section>
  );
}

/** A column in one language is enough for a text. */
const isHeld = (name: string, held: ReadonlySet<string | null>) =>
  [name, `${name}.en`, `${name}.am`].some((each) => held.has(each));
