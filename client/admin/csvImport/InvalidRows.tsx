import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import type { CellCorrectionInput } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { FormMessages } from '../../../api/shared/messages/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import type { Row } from './decisions.ts';
import { useFirstRows } from './useFirstRows.tsx';

interface InvalidRowsProps {
  rows: Row[];
  fields: FormMessages;
  nameOf: (field: string) => string;
  corrections: CellCorrectionInput[];
  onCorrect: (correction: CellCorrectionInput) => void;
  onCheck: () => void;
}

/** The rows with faults. The user can correct their cells. */
export function InvalidRows(props: InvalidRowsProps) {
  const { rows, fields, nameOf, corrections, onCorrect, onCheck } = props;
  const { csvImport: words } = useAdminMessages();
  const errorText = useFieldErrorText(fields);
  const { list, shown, more } = useFirstRows<Row, HTMLUListElement>(rows, 20, words.faults.more);
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">{words.faults.heading(rows.length)}</h2>
      <p className="mt-1 max-w-[44em] text-muted">{words.faults.hint}</p>
      <ul ref={list} className="mt-4 divide-y divide-line border-y border-line">
        {shown.map(({ line, title, faults }) => (
          <li key={line} className="py-5">
            <h3 className="font-semibold wrap-anywhere">
              {title ? words.lineOf(line, title) : words.line(line)}
            </h3>
            <div className="mt-3 grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
              {faults.map(({ field, value, code, values, message }) => {
                const text = errorText(field.split('.')[0] ?? '', { code, values, message });
                if (field === 'row') {
                  return (
                    <p key={field} className="font-semibold text-red sm:col-span-2">
                      {text}
                    </p>
                  );
                }
                const typed = corrections.find(
                  (each) => each.line === line && each.field === field,
                );
                const control = {
                  label: nameOf(field),
                  error: text,
                  'aria-label': words.cellName(nameOf(field), line),
                  defaultValue: typed?.value ?? value,
                  onChange: ({ target }: { target: { value: string } }) =>
                    onCorrect({ line, field, value: target.value }),
                };
                return value.includes('\n') ? (
                  <TextArea key={field} {...control} rows={3} />
                ) : (
                  <Field key={field} {...control} />
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button onClick={onCheck}>{words.checkAgain}</Button>
        {more}
      </div>
    </section>
  );
}
