/** The most rows that one file may hold, without its headings. */
export const maxRows = 5_000;

/** The largest file, in bytes. */
export const maxCsvBytes = 5_000_000;

/** The most columns that a file may have. */
export const maxColumns = 100;

/** The most corrections of cells that are sent with a file. */
export const maxCorrections = 500;
