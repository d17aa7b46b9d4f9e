/** Marks an element that belongs to the entry before it and is no entry itself. */
export const entryDetail = { 'data-entry-detail': '' };

/** The elements of the entries in a list, in their order. */
export const entriesIn = (list: Element | null): Element[] =>
  [...(list?.children ?? [])].filter((each) => !each.hasAttribute('data-entry-detail'));
