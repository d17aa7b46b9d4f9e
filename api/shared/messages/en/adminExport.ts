import { entries } from './counts.ts';

/** The export of lists as CSV files (docs/product/tables.md, section 6.25). */
export const adminExport = {
  button: 'Download as CSV',
  busy: 'Making the table...',
  done: (count: number) => `A table of ${entries(count)}`,
  cut: (count: number) =>
    `A table of the first ${entries(count)}. For the others narrow the list down.`,
  /** The columns of accounts. */
  accounts: { createdAt: 'Added', lastSignInAt: 'Last sign-in', disabledAt: 'Switched off' },
  /** The column with the list to which a category belongs. */
  group: 'List',
};
