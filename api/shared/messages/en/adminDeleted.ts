import { plural } from './counts.ts';

/** The list of deleted records, and restoring them (docs/product/records.md, section 6.7). */
export const adminDeleted = {
  heading: 'Deleted Records',
  intro:
    'What was deleted can be restored for some weeks, with its translations, its files and its address.',
  columns: {
    kind: 'Kind',
    deletedAt: 'Deleted',
    deletedBy: 'Deleted by',
    restorableUntil: 'Can be restored until',
  },
  restore: 'Restore',
  restoreName: (title: string) => `Restore ${title}`,
  /** The filters of the list. */
  find: 'Title or person',
  allKinds: 'All kinds',
  day: 'Deleted on',
  nothingFound: 'No deleted record matches.',
  restoreSelected: 'Restore those chosen',
  successAll: (count: number) => `${plural(count, 'record has', 'records have')} been restored.`,
  empty: 'Nothing has been deleted that could be restored.',
  /** The button in the notice of a deletion. */
  undoName: (title: string) => `Undo deleting ${title}`,
  success: (title: string) => `${title} has been restored.`,
  /** For a record whose category was also deleted. */
  intoCategory: {
    gone: (title: string) =>
      `The category of ${title} has been deleted. Please select the category into which it is restored.`,
    none: (title: string) =>
      `The category of ${title} has been deleted, and there is no other one. Please add a category first, then restore it.`,
    restore: 'Restore into this category',
  },
};
