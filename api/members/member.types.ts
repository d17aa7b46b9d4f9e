import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { connectionOf } from '../content/connection.ts';
import { creatorOf } from '../content/creatorOf.ts';
import { LocalDate } from '../scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A member of the association. Only admins see members.',
})
export class Member {
  @Field(() => ID, { description: 'Identifies the member.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => LocalDate, { description: 'The date of birth.' })
  dob!: Date;

  @Field(() => String, { description: 'The e-mail address; empty when none was given.' })
  email!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The telephone number as it was given.' })
  contactNumber!: string;

  @Field(() => LocalDate, { description: 'The day of registration.' })
  date!: Date;

  @Field(() => Int, { description: 'Counts the changes; `updateMember` asks for it.' })
  version!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the account that registered the member; null where nobody was signed in.',
  })
  @Computed(({ id }: { id: number }, context) => creatorOf(context, 'members', id))
  createdBy?: string | null;
}

export const MemberConnection = connectionOf('Member', Member);

@InputType({ description: 'What is known of a member.' })
export class MemberInput {
  @Field(() => String, { description: 'Required, at most 200 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'The date of birth, required, a day as YYYY-MM-DD from 1900 until today.',
  })
  dob!: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  email?: string | null;

  @Field(() => String, { description: 'Required, at most 200 characters.' })
  address!: string;

  @Field(() => String, {
    description: 'One telephone number of 7 to 15 digits, as people write it; required.',
  })
  contactNumber!: string;

  @Field(() => String, {
    description:
      'The day of registration, required, as YYYY-MM-DD: from November 1997 until today, after the birth.',
  })
  date!: string;
}

export enum MemberOrder {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
  NAME_DESCENDING = 'NAME_DESCENDING',
  DATE = 'DATE',
  DATE_DESCENDING = 'DATE_DESCENDING',
}
registerEnumType(MemberOrder, {
  name: 'MemberOrder',
  description: 'In which order to list members.',
  valuesConfig: {
    NEWEST: { description: 'The latest entry first.' },
    OLDEST: { description: 'The first entry first.' },
    NAME: { description: 'By full name, A to Z.' },
    NAME_DESCENDING: { description: 'By full name, Z to A.' },
    DATE: { description: 'By day of registration, the earliest first.' },
    DATE_DESCENDING: { description: 'By day of registration, the latest first.' },
  },
});
