import DataLoader from 'dataloader';
import type { Context } from '../../context.ts';

/**
 * Loads a value for one of many parents. All parents of a request share one statement.
 * @param name identifies the batch; include the arguments that change the result
 * @param load loads all keys at once, in any order; a key without a value gets undefined
 */
export function loadBatched<Value, Key extends number | string>(
  context: Context,
  name: string,
  key: Key,
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Promise<Value | undefined> {
  const known = context.batches.get(name) as DataLoader<Key, Value | undefined> | undefined;
  const loader =
    known ??
    new DataLoader<Key, Value | undefined>(async (keys) => {
      const found = await load(keys);
      return keys.map((each) => found.get(each));
    });
  context.batches.set(name, loader);
  return loader.load(key);
}
