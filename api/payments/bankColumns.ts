/**
 * The headings of ANZ, ASB, BNZ, Kiwibank and Westpac without spaces and signs, by what the column contains. If
 * a file has several headings of a list, the first one of the list is read; of `texts` all are read.
 */
const headings = {
  date: ['date', 'transactiondate', 'trandate', 'effectivedate', 'valuedate', 'processeddate'],
  amount: ['amount', 'transactionamount', 'amountnzd'],
  credit: ['amountcredit', 'credit', 'creditamount', 'deposit', 'deposits', 'moneyin'],
  debit: ['amountdebit', 'debit', 'debitamount', 'withdrawal', 'withdrawals', 'moneyout'],
  payer: ['otherparty', 'otherpartyname', 'payee', 'opname', 'details', 'name'],
  foreign: ['foreigncurrencyamount', 'foreignamount'],
  currency: ['currency', 'currencycode'],
  texts: [
    'particulars',
    'code',
    'reference',
    'analysiscode',
    'description',
    'memo',
    'details',
    'memodescription',
    'oppart',
    'opcode',
    'opref',
    'tppart',
    'tpcode',
    'tpref',
    'otherpartyparticulars',
    'otherpartycode',
    'otherpartyreference',
  ],
} as const;

/** What a column contains. */
export type BankColumn = keyof typeof headings;

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** The indices of the columns with each content, in the order of its headings. */
export function columnsOf(cells: string[]) {
  const names = cells.map(plain);
  return Object.fromEntries(
    Object.entries(headings).map(([content, known]) => [
      content,
      known.flatMap((name) => names.flatMap((each, index) => (each === name ? [index] : []))),
    ]),
  ) as Record<BankColumn, number[]>;
}
