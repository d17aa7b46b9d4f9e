import { entries, grouped, plural } from './counts.ts';

const lines = (count: number) => plural(count, 'line');
const rows = (count: number) => plural(count, 'row');
const repeats = (count: number) =>
  count === 1 ? 'repeats an earlier one of the file' : 'repeat earlier ones of the file';
/** @param named the first line numbers */
const named = (lineNumbers: number[], count: number) =>
  `${count === 1 ? 'line' : 'lines'} ${lineNumbers.join(', ')}${count > lineNumbers.length ? ' and more' : ''}.`;

/** Adding records from a CSV file (docs/product/tables.md, section 6.24). */
export const adminImport = {
  /** The link on lists, beside the link to the form for a new record. */
  link: 'Import',
  heading: 'Import a CSV file',
  headingOf: (list: string) => `Import: ${list}`,
  intro:
    'Adds and changes many entries at once from a table. Each row is checked first, and shown here; nothing is added or changed until you say so. Rows that are there already are left out.',
  file: 'CSV file',
  types: (rows: number, megabytes: number) =>
    `From Excel choose Save As → CSV UTF-8. With a line of headings, at most ${grouped(rows)} rows and ${String(megabytes)} MB.`,
  busy: { checking: 'Checking the rows...', adding: 'Adding...' },
  /** @param asked the number of new lines that wait for a decision */
  summary: (
    added: number,
    asked: number,
    changed: number,
    present: number,
    repeated: number,
    faulty: number,
  ) =>
    [
      added + asked === 0 ? 'Nothing will be added.' : '',
      added === 0 ? '' : `${entries(added)} will be added.`,
      asked === 0 ? '' : `${lines(asked)} may be there already.`,
      changed === 0 ? '' : `${plural(changed, 'says', 'say')} something else than what is there.`,
      present === 0 ? '' : `${plural(present, 'is', 'are')} there already.`,
      repeated === 0 ? '' : `${lines(repeated)} ${repeats(repeated)}.`,
      faulty === 0 ? '' : `${lines(faulty)} ${faulty === 1 ? 'has' : 'have'} faults.`,
    ]
      .filter(Boolean)
      .join(' '),
  columns: {
    heading: 'Columns',
    found: (known: number, total: number) =>
      `${String(known)} of ${String(total)} columns are used.`,
    missing: (names: string[]) =>
      `No column is chosen for: ${names.join(', ')}. Every row needs that.`,
    show: 'Choose what the columns hold',
    none: 'Leave out',
    unnamed: (place: number) => `Column ${String(place)}`,
  },
  garbled:
    'Some letters of this file were damaged when it was saved, such as Amharic letters or letters with accents. Open the original table in Excel, choose Save As → CSV UTF-8, and choose that file here.',
  /** The questions how to read a column. */
  questions: {
    heading: 'How columns are read',
    dates: (count: number, cell: string) =>
      `How are the dates written? The answer decides ${plural(count, 'cell')} such as ${cell}.`,
    telephones: (count: number, cell: string) =>
      `A spreadsheet may have changed ${plural(count, 'number')} such as ${cell}. Was the first 0 removed?`,
    answers: {
      DAY_FIRST: (date: string) => `The day is first: ${date}`,
      MONTH_FIRST: (date: string) => `The month is first: ${date}`,
      SERIAL_NUMBER: (date: string) => `The number is a date of a spreadsheet: ${date}`,
      DAY_FIRST_IF_POSSIBLE: (date: string) => `The day is first if both are possible: ${date}`,
      MONTH_FIRST_IF_POSSIBLE: (date: string) => `The month is first if both are possible: ${date}`,
      DAY_FIRST_OR_NUMBER: (date: string) =>
        `Numbers are dates of a spreadsheet. In other cells the day is first: ${date}`,
      MONTH_FIRST_OR_NUMBER: (date: string) =>
        `Numbers are dates of a spreadsheet. In other cells the month is first: ${date}`,
      AS_WRITTEN: (number: string) => `No, leave them as they are: ${number}`,
      CORRECTED: (number: string) => `Yes, correct all of them: ${number}`,
    },
    /** @param answer one of the `answers` */
    decided: (name: string, cell: string, answer: string) =>
      `“${name}”: other cells show how ${cell} is read. ${answer}`,
    open: 'Please answer the questions about the columns above. Then you can import the file.',
  },
  /** Rows in which a required field is empty. */
  empty: {
    heading: 'Empty cells',
    rows: (name: string, count: number) => `“${name}” is empty in ${rows(count)}.`,
    filled: (name: string, count: number, value: string) =>
      `“${name}” is empty in ${rows(count)}: it will be ${value} there.`,
    value: (name: string) => `${name} for these rows`,
    fill: 'Fill in',
    today: 'Fill in today',
  },
  id: 'ID',
  language: 'Language',
  inEnglish: (label: string) => `${label} (English)`,
  inAmharic: (label: string) => `${label} (Amharic)`,
  /** Columns that make one field together. */
  parts: {
    firstName: 'First name',
    fatherName: 'Father’s or middle name',
    lastName: 'Grandfather’s or last name',
  },
  faults: {
    heading: (count: number) => `${lines(count)} with faults`,
    hint: 'Correct the cells here, or correct the file and choose it again. What you type is kept for this file until the tab is closed.',
    more: 'Show more lines with faults',
  },
  line: (line: number) => `Line ${String(line)}`,
  lineOf: (line: number, title: string) => `Line ${String(line)}: ${title}`,
  cellName: (label: string, line: number) => `${label}, line ${String(line)}`,
  checkAgain: 'Check again',
  rows: 'Rows without faults',
  lineHeader: 'Line',
  stateHeader: 'What becomes of it',
  states: {
    NEW: 'Will be added',
    CHANGED: 'Changes an entry',
    EXISTING: 'Is there already',
    REPEATED: 'Stands in the file before',
    FAULTY: 'Has faults',
  },
  /** Rows that need a decision. */
  asked: {
    changes: (count: number) =>
      count === 1 ? '1 line changes an entry' : `${lines(count)} change entries`,
    changesHint:
      'What is there at present stands before the arrow, what the file says behind it. Fields without a column stay as they are.',
    /** @param fields the names of the emptied fields */
    emptied: (count: number, fields: string[]) =>
      `${plural(count, 'text is', 'texts are')} removed, because the cell is empty: ${fields.join(', ')}.`,
    before: 'Before:',
    after: 'After:',
    empty: '(empty)',
    update: 'Update',
    updateAll: (count: number) => `Update all ${grouped(count)}`,
    skip: 'Skip',
    skipAll: (count: number) => `Skip all ${grouped(count)}`,
    doubts: (count: number) => `${lines(count)} may be there already`,
    doubtsHint: 'Is it an entry that you have? Then skip it. Or is it a new one? Then add it.',
    unknownId: (id: string) =>
      `No entry has the ID ${id}: it was deleted, or is of another table. A new one gets another ID.`,
    similarLine: (line: number) =>
      `Line ${String(line)} has the same date of birth and a similar name.`,
    same: 'It is the same',
    sameName: (name: string, line: number) => `It is the same: ${name}, line ${String(line)}`,
    add: 'Add',
    addAll: (count: number) => `Add all ${grouped(count)}`,
    legend: (line: number) => `What becomes of line ${String(line)}`,
    more: 'Show more lines',
    undecided: (count: number) =>
      `Please choose what becomes of ${lines(count)} above, one by one or of all at once. Then the file can be imported.`,
    wereSkipped: (count: number) =>
      `${lines(count)} ${count === 1 ? 'was' : 'were'} skipped, as you chose.`,
    /** @param first the first line numbers */
    wereOutdated: (first: number[], count: number) =>
      `${count === 1 ? 'An entry has' : `${entries(count)} have`} been changed by somebody else meanwhile, and ${count === 1 ? 'stays as it is' : 'stay as they are'}: ${named(first, count)} Import the file again to see the differences.`,
  },
  repeated: (line: number) => `The same as line ${String(line)}`,
  moreRows: 'Show more rows',
  stale: 'You have corrected cells. Please check the rows again, then the file can be imported.',
  shown: {
    label: 'Visitors see them',
    hint: 'Where a column says it, that counts. Entries that need a picture get the mark of the site until you choose one.',
    drafts: 'Not yet: add drafts',
    published: 'At once',
  },
  leftOut: (count: number) => `${lines(count)} with faults ${count === 1 ? 'is' : 'are'} left out.`,
  apply: (added: number, updated: number) => {
    if (updated === 0) return `Add ${entries(added)}`;
    const update = entries(updated);
    return added === 0 ? `Update ${update}` : `Add ${entries(added)}, update ${update}`;
  },
  done: (added: number, updated: number) =>
    [
      added > 0 || updated === 0
        ? `${entries(added)} ${added === 1 ? 'has' : 'have'} been added.`
        : '',
      updated > 0 ? `${entries(updated)} ${updated === 1 ? 'has' : 'have'} been updated.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  werePresent: (count: number) => `${plural(count, 'was', 'were')} there already.`,
  /** @param first the first line numbers */
  wereRepeated: (first: number[], count: number) =>
    `${lines(count)} ${count === 1 ? 'was' : 'were'} left out because ${count === 1 ? 'it' : 'they'} ${repeats(count)}: ${named(first, count)}`,
  /** @param first the first line numbers */
  wereLeftOut: (first: number[], count: number) =>
    [
      `${lines(count)} with faults ${count === 1 ? 'was' : 'were'} left out:`,
      named(first, count),
      'Correct them in the file and import it again: what is there already is not added twice.',
    ].join(' '),
  another: 'Import another file',
  undoName: 'Undo the import',
  undone: ({ deleted, restored, kept }: { deleted: number; restored: number; kept: number }) =>
    [
      deleted > 0 || restored === 0
        ? `${entries(deleted)} ${deleted === 1 ? 'has' : 'have'} been deleted again.`
        : '',
      restored === 0
        ? ''
        : `${entries(restored)} ${restored === 1 ? 'says' : 'say'} again what was there before.`,
      kept === 0
        ? ''
        : `${entries(kept)} ${kept === 1 ? 'has been changed since, and stays' : 'have been changed since, and stay'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** The list of imports below the choice of a file. */
  recent: {
    heading: 'Recent imports',
    intro: (days: number) =>
      `An import can be undone for ${String(days)} days. Entries that somebody has changed since then stay.`,
    empty: 'Nothing has been imported in these days.',
    unnamed: 'File without a name',
    rows: (added: number, updated: number) =>
      updated === 0 ? entries(added) : `${grouped(added)} added, ${grouped(updated)} updated`,
    undone: (time: string, undone: number, added: number) =>
      undone === added
        ? `Undone: ${time}`
        : `Undone: ${time}. ${grouped(undone)} of ${entries(added)}.`,
    kept: 'Still there:',
    undoName: (file: string) => `Undo the import of ${file}`,
    question: 'Undo this import?',
    contentGoes:
      'What it has added is deleted, and what it has changed says again what it said before, but for what somebody has changed since. Deleted entries can be restored for some time, on the page of deleted records.',
    membersGo:
      'The members whom it has added are deleted for good, and those whom it has changed get back what was known before, but for those that somebody has changed since.',
  },
};
