import DataLoader from 'dataloader';
import type { Context } from '../../context.ts';
import { groupedBy } from './groupedBy.ts';

/**
 * Loads the rows of one of many parents. All parents of a request share one statement.
 * @param name identifies the batch; include the arguments that change the result
 * @param column has the key of the parent of a row
 * @param load loads the rows of all parents at once, those of one parent in their order
 */
export function loadRows<
  Key extends number | string,
  Column extends string,
  Row extends Record<Column, Key | null>,
>(
  context: Context,
  name: string,
  key: Key,
  column: Column,
  load: (keys: Key[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const known = context.batches.get(name) as DataLoader<Key, Row[]> | undefined;
  const loader =
    known ??
    new DataLoader<Key, Row[]>(async (keys) => {
      const groups = groupedBy<Row, Key | null>(await load([...keys]), (row) => row[column]);
      return keys.map((each) => groups.get(each) ?? []);
    });
  context.batches.set(name, loader);
  return loader.load(key);
}
