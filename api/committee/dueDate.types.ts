import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../scalars.ts';

const kinds = {
  GENERAL_MEETING: { description: 'The annual general meeting.' },
  ANNUAL_RETURN: { description: 'The annual return with the financial statements.' },
  OFFICER_NOTICE: { description: 'The notice of new and former officers.' },
  MINIMUM_MEMBERS: { description: 'At least ten members. On every day, so it has no `day`.' },
  CONSENT: { description: 'The consent of every member. On every day, so it has no `day`.' },
};
const states = {
  DONE: { description: 'Done, or true at present.' },
  AHEAD: { description: 'Due in more than 30 days.' },
  SOON: { description: 'Due within 30 days.' },
  OVERDUE: { description: 'The day is past, or the condition is not met.' },
  UNKNOWN: { description: 'The day cannot be computed until the balance date is set.' },
};

export type DueDateKind = keyof typeof kinds;
export type DueDateState = keyof typeof states;

const namesOf = <Name extends string>(values: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, name])) as Record<Name, Name>;

const DueDateKindEnum = namesOf(kinds);
const DueDateStateEnum = namesOf(states);
registerEnumType(DueDateKindEnum, {
  name: 'DueDateKind',
  description: 'What the Incorporated Societies Act 2022 requires.',
  valuesConfig: kinds,
});
registerEnumType(DueDateStateEnum, {
  name: 'DueDateState',
  description: 'How urgent a due date is.',
  valuesConfig: states,
});

@ObjectType({
  simpleResolvers: true,
  description: 'What the Incorporated Societies Act 2022 requires, and until when.',
})
export class DueDate {
  @Field(() => ID, { description: 'Stays the same when the day changes.' })
  id!: string;

  @Field(() => DueDateKindEnum, { description: 'What is required.' })
  kind!: DueDateKind;

  @Field(() => String, { description: 'The section of the Act.' })
  section!: string;

  @Field(() => LocalDate, { nullable: true, description: 'The last day for it.' })
  day!: string | null;

  @Field(() => DueDateStateEnum, { description: 'How urgent it is.' })
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
