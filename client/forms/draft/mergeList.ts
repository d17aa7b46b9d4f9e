/** An item of a list in a form. An upload has no path until it is stored. */
interface Item {
  path: string;
  upload?: string;
  [name: string]: unknown;
}

const itemsIn = (text: string) => {
  const items = text === '' ? [] : (JSON.parse(text) as Item[]);
  return new Map(items.map((item) => [item.path || item.upload, item]));
};

const textOfItems = (items: Item[]) => (items.length === 0 ? '' : JSON.stringify(items));

const differs = (item: Item, former: Item) =>
  Object.entries(item).some(([name, value]) => value !== former[name]);

/**
 * Merges two versions of a list that two people have changed, item by item: the result has
 * the additions, removals and changes of both. The order is mine if I have moved an item.
 * @param before the list that both began with, as JSON like the others
 * @returns also whether both have changed the same value, which is then mine, or one has changed what
 * the other has removed
 */
export function mergeList(before: string, mine: string, theirs: string) {
  const [former, own, newer] = [itemsIn(before), itemsIn(mine), itemsIn(theirs)];
  let isContested = false;

  function mergeItem(key: string | undefined): Item | undefined {
    const [was, typed, saved] = [former.get(key), own.get(key), newer.get(key)];
    if (!typed || !saved) {
      const left = typed ?? saved;
      if (!was) return left;
      // Removed by one, and perhaps changed by the other.
      isContested ||= left !== undefined && differs(left, was);
      return undefined;
    }
    const result = { ...typed };
    for (const [name, value] of Object.entries(saved)) {
      if (typed[name] === was?.[name]) result[name] = value;
      else isContested ||= value !== was?.[name] && value !== typed[name];
    }
    return result;
  }

  const kept = [...former.keys()].filter((key) => own.has(key));
  const isMoved = [...own.keys()].filter((key) => former.has(key)).join() !== kept.join();
  const keys = isMoved ? [...own.keys(), ...newer.keys()] : [...newer.keys(), ...own.keys()];
  const items = [...new Set(keys)].flatMap((key) => mergeItem(key) ?? []);
  return { text: textOfItems(items), isContested };
}
