/** The readings of a column, with their descriptions in the API. */
export const readingNames = {
  DAY_FIRST: 'Numeric dates have the day first: 3/4/1980 is 3 April 1980.',
  MONTH_FIRST: 'Numeric dates have the month first: 3/4/1980 is 4 March 1980.',
  SERIAL_NUMBER: 'Dates are serial numbers of spreadsheets: 29314 is 3 April 1980.',
  DAY_FIRST_IF_POSSIBLE: 'The day is first. If that is not a valid date, the month is first.',
  MONTH_FIRST_IF_POSSIBLE: 'The month is first. If that is not a valid date, the day is first.',
  DAY_FIRST_OR_NUMBER: 'As `DAY_FIRST_IF_POSSIBLE`; numbers are serial numbers of spreadsheets.',
  MONTH_FIRST_OR_NUMBER:
    'As `MONTH_FIRST_IF_POSSIBLE`; numbers are serial numbers of spreadsheets.',
  AS_WRITTEN: 'Telephone numbers are kept as they are written.',
  CORRECTED: 'Telephone numbers get back the leading 0 or + that a spreadsheet has removed.',
};

export type ReadingName = keyof typeof readingNames;

/** A way in which all cells of a column can be read. */
export interface Reading {
  name: ReadingName;
  /** The value of a cell; null if this reading does not fit the cell. */
  read: (cell: string) => string | null;
  /** Whether the user must confirm this reading even if no other reading fits. */
  mustBeConfirmed?: boolean;
}
