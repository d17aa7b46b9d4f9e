import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../access.ts';
import { connectionOf } from '../content/connection.ts';
import { DateTime, LocalDate } from '../scalars.ts';
import { type Action, actions, activityKinds, type Area, areas } from './activityKinds.ts';

const namesOf = (descriptions: object) =>
  Object.fromEntries(Object.keys(descriptions).map((name) => [name, name]));
const described = (descriptions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, { description }]),
  );

const areaEnum = namesOf(areas);
registerEnumType(areaEnum, {
  name: 'ActivityArea',
  description: 'What activity is about, in broad terms.',
  valuesConfig: described(areas),
});

const actionEnum = namesOf(actions);
registerEnumType(actionEnum, {
  name: 'ActivityAction',
  description: 'What was done.',
  valuesConfig: described(actions),
});

registerEnumType(activityKinds, {
  name: 'ActivityKind',
  description: 'What something was done to.',
  valuesConfig: Object.fromEntries(
    Object.entries(activityKinds).map(([name, kind]) => [
      name,
      { description: `It was done to: ${kind}.` },
    ]),
  ),
});

@InputType({ description: 'Narrows activity down; all of it where nothing is given.' })
export class ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Only of this account, by its `id`.' })
  account?: string | null;

  @Field(() => areaEnum, { nullable: true, description: 'Only of this area.' })
  kind?: Area | null;

  @Field(() => LocalDate, { nullable: true, description: 'From this day in Auckland on.' })
  from?: Date | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Until this day in Auckland and with it.',
  })
  until?: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Something that somebody did.' })
export class Activity {
  @Field(() => ID, { description: 'Identifies it among all activity.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the account that did it, also of one that was removed; null where it was a command or a visitor, or that is not known.',
  })
  email!: string | null;

  @Field(() => actionEnum, { description: 'What was done.' })
  action!: Action;

  @Field(() => activityKinds, { description: 'What it was done to.' })
  kind!: string;

  @Field(() => ID, { description: 'Which one of its kind; empty where there is only one.' })
  recordId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'How it is called at present, or was when it was deleted; null where that is not known. A category ' +
      'that was deleted is named in its own language.',
  })
  title!: string | null;

  @Field(() => Boolean, { description: 'Whether it is still there.' })
  isThere!: boolean;

  @Field(() => [String], { description: 'The names of the fields that were changed.' })
  fields!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the version of a record that was restored by changing it.',
  })
  restoredVersion!: number | null;

  @Field(() => [Role], { description: 'What the account may do from then on.' })
  roles!: Role[];

  @Field(() => String, { nullable: true, description: 'The device on which somebody signed in.' })
  device!: string | null;

  @Field(() => String, { nullable: true, description: 'What was downloaded, such as `backup`.' })
  exported!: string | null;

  @Field(() => String, { nullable: true, description: 'What was imported, such as `member`.' })
  imported!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many rows of it.' })
  rows!: number | null;
}

export const ActivityConnection = connectionOf('Activity', Activity);
