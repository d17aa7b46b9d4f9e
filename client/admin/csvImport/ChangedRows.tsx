import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { FormMessages } from '../../../api/shared/messages/words.ts';
import { AskedRows } from './AskedRows.tsx';
import type { Decision, Decisions, Row } from './decisions.ts';
import { useFieldTexts } from './useFieldNames.ts';

interface ChangedRowsProps {
  rows: Row[];
  fields: FormMessages;
  nameOf: (field: string) => string;
  decisions: Decisions;
  onDecide: (rows: Row[], decision: Decision) => void;
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
