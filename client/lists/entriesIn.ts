/** Marks an element that belongs to the entry before it and is none itself. */
export const entryDetail = { 'data-entry-detail': '' };

/** The entries of a list, in their order. */
export const entriesIn = (list: Element | null): Element[] =>
  [...(list?.children ?? [])].filter((each) => !each.hasAttribute('data-entry-detail'));
