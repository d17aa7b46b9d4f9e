import { field, id, int, localDate, ObjectType, outputFields, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';
import { duplicateDays } from '../shared/payments/payment.rules.ts';

const BankRowState = enumOf('BankRowState', 'What can be done with a row.', {
  OPEN: 'The row is not recorded yet.',
  RECORDED: 'A payment is recorded for it.',
  REFUSED: 'It cannot be recorded; `problem` says why.',
});

const BankRowProblem = enumOf('BankRowProblem', 'Why a row is refused.', {
  CELLS: 'It has more columns than the headings.',
  DATE: 'The date is missing or not a date, is in the future, or is before the association began.',
  AMOUNT: 'The amount is missing, zero or not an amount.',
  OUTGOING: 'The money left the account.',
  FOREIGN: 'The amount is in another currency.',
});
export type BankRowProblem = keyof typeof BankRowProblem;

const MatchReason = enumOf('MatchReason', 'Why a member is proposed.', {
  REFERENCE: 'The row has the number of the member, such as M12.',
  NAME: 'Two words of the name are the same or sound alike.',
  INITIAL:
    'One word of the name is the same or sounds alike. Another word begins with a letter that stands alone in the row, such as D.',
  AMOUNT: 'The amount is what the member owes for the year in which the date is.',
});
export type MatchReason = keyof typeof MatchReason;

const BankRowDoubt = enumOf('BankRowDoubt', 'Why a person should check a row.', {
  NOBODY: 'No member fits.',
  SEVERAL:
    'Several members fit equally, the text has the numbers of several members, the number and the name are of different members, or the most likely of several fits by an initial.',
  NO_MEMBER: 'The first proposed member was not a member in the financial year of the date.',
  PAID: 'The member has already paid the fee of the year.',
  SIMILAR: `A proposed member has already paid the same amount within ${String(duplicateDays)} days of the date.`,
});
export type BankRowDoubt = keyof typeof BankRowDoubt;

@ObjectType('BankProposal', 'A member who may have paid.')
export class BankProposal extends outputFields({
  memberId: id<number>('The id of the member.'),
  name: string('The name of the member.'),
  ceasedOn: localDate.orNull('The first day after the membership. Null for a current member.'),
  owedCents: int.orNull(
    'What the member owes for the year, in cents. Null without a fee, and for somebody who was not a member in that year.',
  ),
  reasons: field(() => [MatchReason], 'Why the member is proposed: at least one reason.'),
}) {}

@ObjectType('BankRow', 'A row of a bank file. It is not stored.')
export class BankRow extends outputFields({
  line: int('The line on which it starts, counted from 1.'),
  sameAs: int.orNull('The line of the first row that is equal, if there is one before it.'),
  state: field(() => BankRowState, 'What can be done with it.'),
  problem: field.orNull(() => BankRowProblem, 'Why it is refused.'),
  date: string('The date as YYYY-MM-DD; the text of the file if that is not a date.'),
  amount: string('The amount as the file has it.'),
  amountCents: int.orNull('The amount in cents; negative if the money left.'),
  payer: string('The other party, as the bank names it.'),
  reference: string('The other texts of the row, such as reference and particulars.'),
  key: string('Identifies it. It has the same key in another file of the bank.'),
  feeYear: int.orNull('The year of fees in which the date is.'),
  proposals: field(() => [BankProposal], 'Who may have paid, the most likely first.'),
  doubts: field(() => [BankRowDoubt], 'Why a person should check it.'),
}) {}
