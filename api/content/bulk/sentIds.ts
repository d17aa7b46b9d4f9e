import { invalidArgument } from '../../errors.ts';
import { rowId } from '../lists/id.ts';

/** The maximum number of records in one call. They are locked until all are written. */
export const maxBulk = 500;

/** A result as it is returned: it names missing records by the ids that were sent. */
export type Reported<Outcome> = Omit<Outcome, 'missing'> & { missing: string[] };

/**
 * Changes the selected rows. Ids that no row can have count as missing.
 * @param argument the name of the argument with the rows
 * @throws BAD_USER_INPUT for none, too many, or duplicates; and the errors of `change`
 */
export async function changeSent<
  Sent extends { id: string },
  Outcome extends { missing: number[] },
>(
  sent: Sent[],
  argument: string,
  change: (selected: (Omit<Sent, 'id'> & { id: number })[]) => Promise<Outcome>,
): Promise<Reported<Outcome>> {
  if (sent.length === 0 || sent.length > maxBulk) {
    throw invalidArgument(`${argument} must name 1 to ${String(maxBulk)} records`);
  }
  const ids = sent.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    throw invalidArgument(`${argument} must name each record once`);
  }
  const selected = sent.flatMap((each) => {
    const id = rowId(each.id);
    return id === null ? [] : [{ ...each, id }];
  });
  const outcome = await change(selected);
  const present = new Set(selected.map(({ id }) => String(id)));
  for (const id of outcome.missing) present.delete(String(id));
  return { ...outcome, missing: ids.filter((id) => !present.has(id)) };
}

/** Does the same with rows that are given by their ids only. */
export const changeSentIds = <Outcome extends { missing: number[] }>(
  ids: string[],
  change: (ids: number[]) => Promise<Outcome>,
): Promise<Reported<Outcome>> =>
  changeSent(
    ids.map((id) => ({ id })),
    'ids',
    (selected) => change(selected.map(({ id }) => id)),
  );
