import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../enumOf.ts';
import { LocalDate } from '../scalars.ts';

const kinds = {
  GENERAL_MEETING: 'The annual general meeting.',
  ANNUAL_RETURN: 'The annual return with the financial statements.',
  OFFICER_NOTICE: 'The notice of new and former officers.',
  MINIMUM_MEMBERS: 'At least ten members. It is required on every day, so it has no `day`.',
  CONSENT: 'The consent of every member. It is required on every day, so it has no `day`.',
};
const states = {
  DONE: 'It is done, or is true at present.',
  AHEAD: 'It is due in more than 30 days.',
  SOON: 'It is due within 30 days.',
  OVERDUE: 'The day is past, or the condition is not met.',
  UNKNOWN: 'The day cannot be computed until the balance date is set.',
};
const required = 'What the Incorporated Societies Act 2022 requires.';

export type DueDateKind = keyof typeof kinds;
export type DueDateState = keyof typeof states;

const DueDateKinds = enumOf<DueDateKind>('DueDateKind', required, kinds);
const DueDateStates = enumOf<DueDateState>('DueDateState', 'How urgent a due date is.', states);

@ObjectType({
  simpleResolvers: true,
  description: 'What the Incorporated Societies Act 2022 requires, and until when.',
})
export class DueDate {
  @Field(() => ID, { description: 'Stays the same when the day changes.' })
  id!: string;

  @Field(() => DueDateKinds, { description: 'What is required.' })
  kind!: DueDateKind;

  @Field(() => String, { description: 'The section of the Act.' })
  section!: string;

  @Field(() => LocalDate, { nullable: true, description: 'The last day for it.' })
  day!: string | null;

  @Field(() => DueDateStates, { description: 'How urgent it is.' })
  state!: DueDateState;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The balance date, or the day of the change of officers.',
  })
  since!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'When it was last done.' })
  lastOn!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of members, or of those whose consent is not recorded.',
  })
  count!: number | null;
}
