import { plural } from './counts.ts';
import { formMessages } from '../words.ts';

const amountError = {
  invalid: 'Enter an amount such as 20 or 1,250.50, with a full stop before the cents',
};

/** Fees, payments and donation receipts (docs/product/fees.md). */
export const fees = {
  heading: 'Fees',
  intro:
    'The year of a fee is the financial year that ends with the balance date in the settings, or the calendar year. A fee applies from its year until the next fee of the same membership type.',
  year: 'Year of the fee',
  yearOf: (year: number, first: string, last: string) => `${String(year)}: ${first} to ${last}`,
  state: 'Paid or not',
  states: { ALL: 'Everybody', OWING: 'Owing', PAID: 'Paid', NO_FEE: 'Without a fee' },
  columns: {
    id: 'Number',
    name: 'Full Name',
    type: 'Type',
    due: 'Fee',
    paid: 'Paid',
    balance: 'Owing',
    email: 'Email',
    contactNumber: 'Phone Number',
    address: 'Address',
  },
  /** This and the next ones also follow the header of the column. */
  overpaid: (amount: string) => `nothing, overpaid by ${amount}`,
  coveredBy: (member: string, isPaid: boolean) =>
    isPaid ? `nothing, paid with ${member}` : `with ${member}: one fee for the household`,
  former: (name: string) => `${name} (former member)`,
  none: 'no fee: no membership type, or the type has none in this year',
  remind: 'Write a reminder',
  reminder:
    'Reminders name the member number, such as M12. With it as reference, the bank file finds the member.',
  printTitle: (year: number) => `Fees for ${String(year)}`,
  printedOn: (day: string) => `As of ${day}`,
  empty: 'No members.',
  types: 'Membership types',
  typesHint: '“Set membership type” in the list of members sets the type of members.',
  typeFields: formMessages({
    name: {
      label: 'Name',
      errors: { duplicate: 'There is already a membership type with this name' },
    },
    amount: { label: 'Yearly fee', errors: amountError },
    fromYear: {
      label: 'From the year',
      hint: 'Fees of earlier years stay. To remove a fee, enter its year and the fee of the year before.',
    },
    perHousehold: { label: 'One fee covers everybody of this type in a household' },
  }),
  fee: (amount: string, year: number) => `${amount} from ${String(year)}`,
  household: 'per household',
  addType: 'Add a type',
  typeForm: {
    kind: 'Membership type',
    createHeading: 'Add a Membership Type',
    editHeading: 'Edit Membership Type',
    submit: 'Add the type',
    seeIt: 'See the fees',
    /** Asks before a fee rises. */
    doubt: {
      found: 'Nothing has been saved yet: please check the fee.',
      heading: 'Raise the fee of this year?',
      text: (year: number) =>
        `Fees for ${String(year)} are paid already. Members of this type who paid the former fee then owe the difference, and can be reminded.`,
      anyway: 'Raise it anyway',
    },
  },
  received: 'Received in this year',
  total: (count: number, amount: string) => `${amount} (${plural(count, 'payment')})`,
  payments: {
    heading: 'Payments',
    intro:
      'Payments cannot be deleted: void a payment that was recorded by mistake. The site removes payments after seven financial years.',
    add: 'Record a payment',
    addShort: 'Record',
    bankFile: 'Read a bank file',
    search: 'Search by payer, number, reference or amount',
    kind: 'What for',
    all: 'All payments',
    year: 'Received in the year',
    allYears: 'All years',
    choose: 'Choose a fee or a donation',
    columns: {
      payer: 'Payer',
      what: 'What for',
      amount: 'Amount',
      day: 'Received',
      how: 'How',
      receipt: 'Receipt',
    },
    fee: (year: number) => `Fee ${String(year)}`,
    otherYear: (year: number) => `Not the fee for ${String(year)}: check the year.`,
    voided: (reason: string) => `Void: ${reason}`,
    receipt: (number: number) => `Receipt ${String(number)}`,
    issue: {
      action: 'Issue a receipt',
      title: 'Issue the donation receipt?',
      text: 'It gets the next number, with the name and the amount as they are here.',
      note: 'A receipt cannot be changed. Check the name: only voiding the payment makes it void.',
      success: () => 'The receipt is issued.',
    },
    empty: 'There are no payments.',
  },
  void: {
    action: 'Void',
    actionName: 'Void the payment',
    title: () => 'Void the payment',
    text: 'It stays in the list with the reason, and no longer counts.',
    note: 'If it has a donation receipt, that becomes void too. This cannot be undone: record the payment again.',
    success: () => 'The payment is void.',
  },
  kindsOfPayment: { FEE: 'Fee', DONATION: 'Donation' },
  methods: { BANK: 'Bank', CASH: 'Cash', OTHER: 'Other' },
  form: {
    kind: 'Payment',
    createHeading: 'Record a Payment',
    editHeading: 'Payment',
    submit: 'Record the payment',
    seeIt: 'See the payments',
    section: 'The payment',
  },
  doubt: {
    found: 'Nothing has been recorded yet: please check the payment.',
    heading: 'Is this payment right?',
    text: (amount: string, due: string, paid: string) =>
      `The payment is ${amount}. The fee is ${due}, and ${paid} of it is paid.`,
    noFee: (hasType: boolean, paid: string) =>
      `No fee is set, because ${hasType ? 'the membership type has none in this year' : 'the member has no membership type'}. ${paid} is paid.`,
    noMember: (year: number) =>
      `The payer was not a member in ${String(year)}, so no list of fees shows the payment. Somebody who has just joined pays the fee of the first year of the membership.`,
    donation: (payer: string, amount: string, day: string) =>
      `A donation of ${amount} by ${payer}, received on ${day}, is already recorded.`,
    member: 'Open the member',
    anyway: 'Record it anyway',
  },
  paymentFields: formMessages({
    memberId: {
      label: 'Member',
      hint: 'Type a name or a number, and choose. Empty for a donor who is no member.',
      errors: { required: 'A fee needs its member', invalid: 'Choose a member from the list' },
    },
    payerName: {
      label: 'Name of the payer',
      hint: 'For a donation receipt: the full name. Empty for the name of the member.',
    },
    kind: { label: 'What for' },
    amount: { label: 'Amount', errors: amountError },
    receivedOn: { label: 'Received on' },
    feeYear: { label: 'Year of the fee' },
    method: { label: 'How' },
    reference: { label: 'Reference' },
    note: { label: 'Note' },
    reason: { label: 'Reason' },
    bankKey: { label: 'Row', errors: { duplicate: 'This row is already recorded' } },
  }),
  bank: {
    heading: 'Bank File',
    intro:
      'The CSV file of ANZ, ASB, BNZ, Kiwibank or Westpac. The site proposes who paid and records nothing by itself: check each row, then record it. A row is recorded only once, also if another file has it too.',
    file: 'Bank file',
    types: 'A CSV file with the headings of a date and an amount',
    reading: 'Reading...',
    rowCounts: (open: number, recorded: number, refused: number) =>
      `${String(open)} to check, ${String(recorded)} recorded, ${String(refused)} that cannot be recorded`,
    row: (line: number) => `Line ${String(line)}`,
    record: 'Record',
    recordName: (line: number) => `Record line ${String(line)}`,
    recorded: 'Recorded.',
    sameAs: (line: number) => `It is the same as line ${String(line)}.`,
    problems: {
      CELLS: 'The row has more columns than the headings.',
      DATE: 'The date is missing, is in the future or cannot be right.',
      AMOUNT: 'The amount is missing or cannot be right.',
      OUTGOING: 'The money left the account.',
      FOREIGN:
        'The money came in another currency. Record the payment by hand, in New Zealand dollars.',
    },
    reasons: {
      REFERENCE: 'number',
      NAME: 'name',
      INITIAL: 'initial and name',
      AMOUNT: 'amount owing',
    },
    proposal: (name: string, reasons: string) => `${name} (${reasons})`,
    doubts: {
      NOBODY: 'No member fits.',
      SEVERAL:
        'Several members may fit, or the number and the name are of different members. Please choose.',
      NO_MEMBER:
        'The member was not a member yet in the year of this day, or not any more. Please choose the year of the fee.',
      PAID: 'The member has already paid the fee of the year.',
      SIMILAR:
        'The member has already paid this amount on about this day. It may be the same payment.',
    },
  },
  setType: {
    action: 'Set membership type',
    actionName: 'Set membership type of the selected members',
    title: (count: number) => `Set the membership type (${String(count)})`,
    text: 'The yearly fee follows from the membership type.',
    note: 'What is owed for former years then follows from it too. The membership type can be set again at any time.',
    success: (count: number) => `Membership type set: ${String(count)}.`,
    type: 'Membership type',
  },
};
