import { countLimit } from '../content/countLimit.rules.ts';

/** A number of a list that is counted up to `countLimit`. */
export const countText = (count: number, write: (count: number) => string = String): string =>
  count === countLimit ? `${write(countLimit - 1)}+` : write(count);
