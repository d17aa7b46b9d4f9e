/** The most rows that one file may hold, without its headings. */
export const maxRows = 5_000;

/** The largest file, in bytes. */
export const maxCsvBytes = 5_000_000;

/** The most columns that a file may have. */
export const maxColumns = 100;

/** The most corrections of cells that are sent with a file. */
export const maxCorrections = 500;

/** The most rows of a list that one file is made of. */
export const maxExportedRows = 10_000;

/** The most bytes of rows in that file, so that a response holds it and an import reads it again. */
export const maxExportedBytes = 4_900_000;
