import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';

export type Row = CheckedImport_CheckFragment['rows'][number];

/** `apply` changes the record or adds it, `skip` leaves the row out. */
export type Decision = 'apply' | 'skip';

/** The decisions, by `decisionKey`. */
export type Decisions = Readonly<Record<string, Decision>>;

/** What the question about a row depends on. */
const asked = [
  'line',
  'recordId',
  'version',
  'changes',
  'unknownId',
  'similar',
  'similarLine',
] as const;

/** Identifies the question about a row. If a later check changes the question, the user is asked again. */
export const decisionKey = (row: Row) => JSON.stringify(asked.map((name) => row[name]));

export const isChange = ({ state }: Row) => state === 'CHANGED';

/** Whether the record of a new row may be there already. */
export const isDoubtful = ({ state, unknownId, similar, similarLine }: Row) =>
  state === 'NEW' && (unknownId !== null || similar.length > 0 || similarLine !== null);

/** The rows that need a decision, by the decision. */
export function decidedRows(rows: readonly Row[], decisions: Decisions) {
  const asked = rows.filter((row) => isChange(row) || isDoubtful(row));
  const decided = (decision?: Decision) =>
    asked.filter((row) => decisions[decisionKey(row)] === decision);
  return {
    undecided: decided(),
    skipped: decided('skip'),
    updates: decided('apply').filter(isChange),
  };
}
