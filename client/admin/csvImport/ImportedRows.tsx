import { type SyntheticEvent, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { CellCorrectionInput, ImportRowState } from '../../graphql/schemaTypes.generated.ts';
import type { FormMessages } from '../../../api/shared/messages/words.ts';
import { Select } from '../../ui/field/Select.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ChangedRows, DoubtfulRows } from './AskedRows.tsx';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import { decidedRows, isChange, isDoubtful } from './decisions.ts';
import { EmptyCells } from './EmptyCells.tsx';
import { InvalidRows } from './InvalidRows.tsx';
import { ValidRows } from './ValidRows.tsx';
import type { CsvImport } from './useCsvImport.ts';
import { useFieldNames } from './useFieldNames.ts';

interface ImportedRowsProps {
  check: CheckedImport_CheckFragment;
  corrections: CellCorrectionInput[];
  form: CsvImport;
  fields: FormMessages;
  /** The heading of the column with the title or name. */
  titleLabel: string;
  /** Whether visitors may see the added records. */
  isPublished: boolean;
}

/** The rows of a checked file, with faults first, and the button that imports them. */
export function ImportedRows(props: ImportedRowsProps) {
  const { check, corrections, form, fields, titleLabel, isPublished } = props;
  const { csvImport: words } = useAdminMessages();
  const nameOf = useFieldNames(fields);
  const [shown, setShown] = useState('drafts');
  const { rows } = check;
  const faulty = rows.filter(({ state }) => state === 'FAULTY');
  const right = rows.filter((row) => row.state !== 'FAULTY' && !isChange(row) && !isDoubtful(row));
  const countOf = (state: ImportRowState) => rows.filter((row) => row.state === state).length;
  const { undecided, skipped, updates } = decidedRows(rows, form.decisions);
  const changed = rows.filter(isChange);
  const doubtful = rows.filter(isDoubtful);
  const count = countOf('NEW') - skipped.filter(isDoubtful).length;
  const waiting = undecided.filter(isDoubtful).length;
  const decided = { decisions: form.decisions, onDecide: form.decideRows };
  const isBusy = form.busy !== null;
  const open = whatIsOpen();

  /** The message about the missing decision; null if the file can be imported. */
  function whatIsOpen(): string | null {
    if (form.isStale) return words.stale;
    if (check.fields.some(({ question }) => question?.reading === null))
      return words.questions.open;
    return undecided.length > 0 ? words.asked.undecided(undecided.length) : null;
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void form.add(shown === 'published');
  }

  return (
    <div aria-busy={isBusy}>
      <p role="status" className="mt-6 text-lg font-semibold">
        {/* An equal result is announced again, as it comes after another text. */}
        {form.busy
          ? words.busy[form.busy]
          : words.summary(
              count - waiting,
              waiting,
              changed.length,
              countOf('EXISTING'),
              countOf('REPEATED'),
              faulty.length,
            )}
      </p>
      {check.isGarbled && (
        <p role="alert" className="mt-4 max-w-[44em] font-semibold text-red">
          {words.garbled}
        </p>
      )}
      <ColumnChoices check={check} nameOf={nameOf} disabled={isBusy} onChoose={form.chooseColumn} />
      <ColumnQuestions
        fields={check.fields}
        settings={form.sent?.settings ?? []}
        nameOf={nameOf}
        onAnswer={form.decide}
      />
      <EmptyCells check={check} nameOf={nameOf} onFill={form.decide} />
      {faulty.length > 0 && (
        <InvalidRows
          rows={faulty}
          fields={fields}
          nameOf={nameOf}
          corrections={corrections}
          onCorrect={form.correct}
          onCheck={form.checkAgain}
        />
      )}
      {changed.length > 0 && (
        <ChangedRows rows={changed} fields={fields} nameOf={nameOf} {...decided} />
      )}
      {doubtful.length > 0 && (
        <DoubtfulRows rows={doubtful} onIdentify={form.identify} {...decided} />
      )}
      {open ? (
        <p role="status" className="mt-10 max-w-[44em] text-muted">
          {open}
        </p>
      ) : (
        count + updates.length > 0 && (
          <form onSubmit={onSubmit} className="mt-10 flex max-w-[44em] flex-col gap-6">
            {isPublished && count > 0 && (
              <Select
                label={words.shown.label}
                hint={words.shown.hint}
                value={shown}
                disabled={isBusy}
                onChange={({ target }) => setShown(target.value)}
              >
                <option value="drafts">{words.shown.drafts}</option>
                <option value="published">{words.shown.published}</option>
              </Select>
            )}
            {faulty.length > 0 && <p>{words.leftOut(faulty.length)}</p>}
            <div>
              <SubmitButton disabled={isBusy}>
                {form.busy === 'adding' ? words.busy.adding : words.apply(count, updates.length)}
              </SubmitButton>
            </div>
          </form>
        )
      )}
      {right.length > 0 && <ValidRows rows={right} titleLabel={titleLabel} nameOf={nameOf} />}
    </div>
  );
}
