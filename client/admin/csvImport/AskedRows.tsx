import { type ReactNode, useId } from 'react';
import type { FormMessages } from '../../../api/shared/messages/words.ts';
import { SimilarMembers } from '../../members/DuplicatesNotice.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { type Decision, decisionKey, type Decisions, type Row } from './decisions.ts';
import { useFieldTexts } from './useFieldNames.ts';
import { useFirstRows } from './useFirstRows.tsx';

interface DecidedProps {
  rows: Row[];
  decisions: Decisions;
  onDecide: (rows: Row[], decision: Decision) => void;
}

interface AskedRowsProps extends DecidedProps {
  heading: string;
  hint: string;
  /** The labels of the choice that is not “Skip”, for one row and for all rows. */
  words: { apply: string; applyAll: (count: number) => string };
  /** The details of a row that the user needs for the decision. */
  detail: (row: Row) => ReactNode;
}

/** Rows that need a decision of the volunteer, for each row or for all rows. */
function AskedRows(props: AskedRowsProps) {
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

interface ChangedRowsProps extends DecidedProps {
  fields: FormMessages;
  nameOf: (field: string) => string;
}

/** The rows that differ from their records, with the differences. */
export function ChangedRows({ rows, fields, nameOf, ...props }: ChangedRowsProps) {
  const { asked } = useAdminMessages().csvImport;
  const textOf = useFieldTexts(fields);
  const emptied = rows.flatMap(({ changes }) => changes).filter(({ after }) => after === '');
  const emptiedFields = [...new Set(emptied.map(({ field }) => nameOf(field)))];
  const text = (field: string, value: string) => (
    <MultilingualText text={value === '' ? asked.empty : textOf(field, value)} />
  );
  return (
    <AskedRows
      heading={asked.changes(rows.length)}
      hint={[asked.changesHint, emptied.length > 0 && asked.emptied(emptied.length, emptiedFields)]
        .filter(Boolean)
        .join(' ')}
      rows={rows}
      words={{ apply: asked.update, applyAll: asked.updateAll }}
      detail={({ changes }) => (
        <dl className="mt-2 grid gap-y-2">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="text-sm text-muted">{nameOf(field)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                <del className="text-red">
                  <span className="sr-only">{asked.before} </span>
                  {text(field, before)}
                </del>
                <span aria-hidden> → </span>
                <ins className="font-semibold text-green no-underline">
                  <span className="sr-only">{asked.after} </span>
                  {text(field, after)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {...props}
    />
  );
}

interface DoubtfulRowsProps extends DecidedProps {
  /** Sets the record of a row. */
  onIdentify: (line: number, id: string) => void;
}

/** The rows whose record may be there already: no record has their ID, or a member or row is similar. */
export function DoubtfulRows({ onIdentify, ...props }: DoubtfulRowsProps) {
  const { adminForms, csvImport } = useAdminMessages();
  const { asked } = csvImport;
  const isSimilar = props.rows.some(({ similar }) => similar.length > 0);
  return (
    <AskedRows
      heading={asked.doubts(props.rows.length)}
      hint={[asked.doubtsHint, isSimilar && adminForms.member.duplicates.families]
        .filter(Boolean)
        .join(' ')}
      words={{ apply: asked.add, applyAll: asked.addAll }}
      detail={({ line, unknownId, similar, similarLine }) => (
        <>
          {unknownId !== null && <p className="mt-1">{asked.unknownId(unknownId)}</p>}
          {similarLine !== null && <p className="mt-1">{asked.similarLine(similarLine)}</p>}
          {similar.length > 0 && (
            <SimilarMembers
              shown={similar}
              action={({ id, name }) => (
                <Button
                  aria-label={asked.sameName(name, line)}
                  onClick={() => onIdentify(line, id)}
                >
                  {asked.same}
                </Button>
              )}
            />
          )}
        </>
      )}
      {...props}
    />
  );
}
