/**
 * The prefix of the storage keys of incomplete dates. It has its own file, so that the code that
 * deletes them need not load the parsing of dates.
 */
export const partialDatePrefix = 'partial-date:';
