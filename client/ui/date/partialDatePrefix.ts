/**
 * How the entries of the tab's storage begin in which dates wait that were not typed to their end. In a
 * file of its own, so that whoever deletes them need not load how dates are read.
 */
export const partialDatePrefix = 'partial-date:';
