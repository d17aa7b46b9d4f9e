import { invalidArgument } from '../../errors.ts';
import { rowId } from '../id.ts';

/** How many records one call changes at most: they are locked until all of them are written. */
export const maxChosen = 500;

/** An outcome as it is answered: it names what is missing as it was sent. */
export type Reported<Outcome> = Omit<Outcome, 'missing'> & { missing: string[] };

/**
 * Does something with the rows that were chosen. Those whose id no row can have are missing.
 * @param argument the name of theirs
 * @throws BAD_USER_INPUT for none, too many, or one twice; and what `change` throws
 */
export async function changeSent<
  Sent extends { id: string },
  Outcome extends { missing: number[] },
>(
  sent: Sent[],
  argument: string,
  change: (chosen: (Omit<Sent, 'id'> & { id: number })[]) => Promise<Outcome>,
): Promise<Reported<Outcome>> {
  if (sent.length === 0 || sent.length > maxChosen) {
    throw invalidArgument(`${argument} must name 1 to ${String(maxChosen)} records`);
  }
  const ids = sent.map(({ id }) => id);
  if (new Set(ids).size < ids.length) {
    throw invalidArgument(`${argument} must name each record once`);
  }
  const chosen = sent.flatMap((each) => {
    const id = rowId(each.id);
    return id === null ? [] : [{ ...each, id }];
  });
  const outcome = await change(chosen);
  const present = new Set(chosen.map(({ id }) => String(id)));
  for (const id of outcome.missing) present.delete(String(id));
  return { ...outcome, missing: ids.filter((id) => !present.has(id)) };
}

/** Does the same with rows that are named by their ids alone. */
export const changeSentIds = <Outcome extends { missing: number[] }>(
  ids: string[],
  change: (ids: number[]) => Promise<Outcome>,
): Promise<Reported<Outcome>> =>
  changeSent(
    ids.map((id) => ({ id })),
    'ids',
    (chosen) => change(chosen.map(({ id }) => id)),
  );
