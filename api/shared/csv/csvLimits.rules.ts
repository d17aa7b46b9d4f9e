/** The maximum number of rows in a file, without the headings. */
export const maxRows = 5_000;

/** The maximum size of a file, in bytes. */
export const maxCsvBytes = 5_000_000;

/** The maximum number of columns. */
export const maxColumns = 100;

/** The maximum number of corrections that are sent with a file. */
export const maxCorrections = 500;

/** The maximum number of rows in an export. */
export const maxExportedRows = 10_000;

/** The maximum number of entries of the activity in an export. They fit one response. */
export const maxExportedActivity = 5000;

/**
 * The maximum size of the rows in an export, in bytes. It fits a response, and an import can read
 * it again.
 */
export const maxExportedBytes = 4_900_000;

/** How many days an import can be undone. */
export const undoDays = 30;
