import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../access.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { DateTime, LocalDate } from '../scalars.ts';
import { type Action, actions, activityKinds, type Area, areas } from './activityKinds.ts';
import { ErasureReason } from '../members/bulkMembers.types.ts';
import { displayNameRule } from '../session/accountNames.ts';

const namesOf = (descriptions: object) =>
  Object.fromEntries(Object.keys(descriptions).map((name) => [name, name]));
const described = (descriptions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, { description }]),
  );

const areaEnum = namesOf(areas);
registerEnumType(areaEnum, {
  name: 'ActivityArea',
  description: 'The area of an activity.',
  valuesConfig: described(areas),
});

const actionEnum = namesOf(actions);
registerEnumType(actionEnum, {
  name: 'ActivityAction',
  description: 'The action of an activity.',
  valuesConfig: described(actions),
});

registerEnumType(activityKinds, {
  name: 'ActivityKind',
  description: 'The kind of object that an activity changes.',
  valuesConfig: Object.fromEntries(
    Object.entries(activityKinds).map(([name, kind]) => [
      name,
      { description: `Objects of the kind \`${kind}\`.` },
    ]),
  ),
});

@InputType({ description: 'Filters activity. Without any field, all activity matches.' })
export class ActivityFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'Only the activity of the account with this `id`.',
  })
  account?: string | null;

  @Field(() => areaEnum, { nullable: true, description: 'Only activity of this area.' })
  kind?: Area | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only activity on or after this day in Auckland.',
  })
  from?: Date | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only activity on or before this day in Auckland.',
  })
  until?: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One action of an account, a visitor or a command.',
})
export class Activity {
  @Field(() => ID, { description: 'Identifies the activity.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the account that did it, even if the account was removed since. ' +
      'Null for a command or a visitor, and if it is not known.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of that account. ${displayNameRule}`,
  })
  accountName!: string | null;

  @Field(() => actionEnum, { description: 'The action.' })
  action!: Action;

  @Field(() => activityKinds, { description: 'The kind of object that was changed.' })
  kind!: string;

  @Field(() => ID, {
    description:
      'The id of the object among those of its kind. Empty if there is only one object of this kind.',
  })
  recordId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The present name of the object, or its name when it was deleted. Null if it is not ' +
      'known. A deleted category has its name in its own language.',
  })
  title!: string | null;

  @Field(() => Boolean, { description: 'Whether the object still exists.' })
  isThere!: boolean;

  @Field(() => [String], { description: 'The names of the fields that were changed.' })
  fields!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the version that the change restored, if it restored one.',
  })
  restoredVersion!: number | null;

  @Field(() => [Role], { description: 'The roles of the account after the change.' })
  roles!: Role[];

  @Field(() => String, { nullable: true, description: 'The device that signed in.' })
  device!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the download, such as `backup`.',
  })
  exported!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The kind of the imported rows, such as `member`.',
  })
  imported!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of rows that were exported or imported.',
  })
  rows!: number | null;

  @Field(() => ErasureReason, { nullable: true, description: 'Why a member was erased.' })
  reason!: ErasureReason | null;
}

export const ActivityConnection = connectionOf('Activity', Activity);
