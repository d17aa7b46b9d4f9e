import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';

type Row = CheckedImport_CheckFragment['rows'][number];

/** Whether a row changes its record, or is added; or is left out. */
export type Decision = 'apply' | 'skip';

/** What was decided, by what was asked. */
export type Decisions = Readonly<Record<string, Decision>>;

/** Names what is asked about a row: where that is another after a check, it is asked again. */
export const decisionKey = ({ line, recordId, version, changes, unknownId, similar }: Row) =>
  JSON.stringify([line, recordId, version, changes, unknownId, similar]);

export const isChange = ({ state }: Row) => state === 'CHANGED';

/** Whether a row may be a record already that it is not found to be. */
export const isDoubtful = ({ state, unknownId, similar }: Row) =>
  state === 'NEW' && (unknownId !== null || similar.length > 0);

/** What becomes of the rows of which it is asked. */
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
