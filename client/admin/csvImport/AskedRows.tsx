import { type ReactNode, useId } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { type Decision, decisionKey, type Decisions, type Row } from './decisions.ts';
import { useFirstRows } from './useFirstRows.tsx';

interface AskedRowsProps {
  heading: string;
  hint: string;
  rows: Row[];
  /** The labels of the choice that is not “Skip”, for one row and for all rows. */
  words: { apply: string; applyAll: (count: number) => string };
  decisions: Decisions;
  onDecide: (rows: Row[], decision: Decision) => void;
  /** The details of a row that the user needs for the decision. */
  detail: (row: Row) => ReactNode;
}

/** Rows that need a decision of the volunteer, for each row or for all rows. */
export function AskedRows(props: AskedRowsProps) {
  const { heading, hint, rows, words, decisions, onDecide, detail } = props;
  const { csvImport } = useAdminMessages();
  const id = useId();
  const { list, shown, more } = useFirstRows<Row, HTMLUListElement>(rows, 20, csvImport.asked.more);
  const choices = [
    ['apply', words.apply],
    ['skip', csvImport.asked.skip],
  ] as const;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-lg font-semibold">
        {heading}
      </h2>
      <p className="mt-1 max-w-[44em] text-muted">{hint}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button onClick={() => onDecide(rows, 'apply')}>{words.applyAll(rows.length)}</Button>
        <Button onClick={() => onDecide(rows, 'skip')}>
          {csvImport.asked.skipAll(rows.length)}
        </Button>
      </div>
      <ul ref={list} className="mt-4 divide-y divide-line border-y border-line">
        {shown.map((row) => (
          <li
            key={row.line}
            className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-4"
          >
            <div className="min-w-0 flex-[1_1_20rem]">
              <h3 className="font-semibold wrap-anywhere">
                <MultilingualText text={csvImport.lineOf(row.line, row.title)} />
              </h3>
              {detail(row)}
            </div>
            <fieldset className="flex flex-wrap gap-x-6">
              <legend className="sr-only">{csvImport.asked.legend(row.line)}</legend>
              {choices.map(([decision, label]) => (
                <label
                  key={decision}
                  className="flex min-h-11 cursor-pointer items-center gap-x-2 font-semibold"
                >
                  <input
                    type="radio"
                    name={`${id} ${String(row.line)}`}
                    checked={decisions[decisionKey(row)] === decision}
                    onChange={() => onDecide([row], decision)}
                    className="size-5 accent-accent"
                  />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-6">{more}</div>
    </section>
  );
}
