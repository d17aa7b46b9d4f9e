import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../enumOf.ts';

const states = {
  OPEN: 'The row is not recorded yet.',
  RECORDED: 'A payment is recorded for it.',
  REFUSED: 'It cannot be recorded; `problem` says why.',
};
const problems = {
  CELLS: 'It has more columns than the headings.',
  DATE: 'The date is missing or not a date, is in the future, or is before the association began.',
  AMOUNT: 'The amount is missing, zero or not an amount.',
  OUTGOING: 'The money left the account.',
  FOREIGN: 'The amount is in another currency.',
};
const reasons = {
  REFERENCE: 'The row has the number of the member, such as M12.',
  NAME: 'Two words of the name are the same or sound alike.',
  AMOUNT: 'The amount is what the member owes for the year in which the date is.',
};
const doubts = {
  NOBODY: 'No member fits.',
  SEVERAL: 'Several members fit equally, or the number and the name are of different members.',
  SIMILAR: 'A proposed member has already paid the same amount within five days of the date.',
};

export type BankRowState = keyof typeof states;
export type BankRowProblem = keyof typeof problems;
export type MatchReason = keyof typeof reasons;
export type BankRowDoubt = keyof typeof doubts;

const BankRowStates = enumOf('BankRowState', 'What can be done with a row.', states);
const BankRowProblems = enumOf('BankRowProblem', 'Why a row is refused.', problems);
const MatchReasons = enumOf('MatchReason', 'Why a member is proposed.', reasons);
const BankRowDoubts = enumOf('BankRowDoubt', 'Why a person should check a row.', doubts);

@ObjectType({ simpleResolvers: true, description: 'A member who may have paid.' })
export class BankProposal {
  @Field(() => ID, { description: 'The id of the member.' })
  memberId!: number;

  @Field(() => String, { description: 'The name of the member.' })
  name!: string;

  @Field(() => [MatchReasons], { description: 'Why the member is proposed: at least one reason.' })
  reasons!: MatchReason[];
}

@ObjectType({ simpleResolvers: true, description: 'A row of a bank file. It is not stored.' })
export class BankRow {
  @Field(() => Int, { description: 'The line on which it starts, counted from 1.' })
  line!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The line of the first row that is equal, if there is one before it.',
  })
  sameAs!: number | null;

  @Field(() => BankRowStates, { description: 'What can be done with it.' })
  state!: BankRowState;

  @Field(() => BankRowProblems, { nullable: true, description: 'Why it is refused.' })
  problem!: BankRowProblem | null;

  @Field(() => String, {
    description: 'The date as YYYY-MM-DD; the text of the file if that is not a date.',
  })
  date!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The amount in cents; negative if the money left.',
  })
  amountCents!: number | null;

  @Field(() => String, { description: 'The other party, as the bank names it.' })
  payer!: string;

  @Field(() => String, {
    description: 'The other texts of the row, such as reference and particulars.',
  })
  reference!: string;

  @Field(() => String, {
    description: 'Identifies it. It has the same key in another file of the bank.',
  })
  key!: string;

  @Field(() => Int, { nullable: true, description: 'The year of fees in which the date is.' })
  feeYear!: number | null;

  @Field(() => [BankProposal], { description: 'Who may have paid, the most likely first.' })
  proposals!: BankProposal[];

  @Field(() => [BankRowDoubts], { description: 'Why a person should check it.' })
  doubts!: BankRowDoubt[];
}
