import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { ContactChannel, HouseholdRole, Language } from '../generated/prisma/enums.ts';
import { LocalDate } from '../scalars.ts';
import { postalAddressOf } from './household.ts';

/** The fields that volunteers and the person see alike. */
@ObjectType({ simpleResolvers: true })
export abstract class Person {
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => LocalDate, { description: 'The date of birth.' })
  dob!: Date;

  @Field(() => String, { description: 'The email address. Empty if there is none.' })
  email!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The telephone number as entered.' })
  contactNumber!: string;
}

/** The fields of the membership that volunteers and the member see alike. */
@ObjectType({ simpleResolvers: true })
export abstract class MemberDetails extends Person {
  @Field(() => LocalDate, { description: 'The day of registration.' })
  date!: Date;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the membership began. Null if it is not known.',
  })
  joinedOn!: Date | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the membership ended. Null for a current member.',
  })
  ceasedOn!: Date | null;

  @Field(() => Language, {
    nullable: true,
    description: 'The preferred language. Null if it is not known.',
  })
  language!: Language | null;

  @Field(() => ContactChannel, {
    nullable: true,
    description: 'How the member prefers to be reached. Null without a preference.',
  })
  channel!: ContactChannel | null;

  @Field(() => String, {
    description: 'The address for letters: that of the household, or otherwise `address`.',
  })
  @Computed(postalAddressOf, ['householdName', 'address', 'ceasedOn'])
  postalAddress?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the household. Null without one.',
  })
  householdName!: string | null;

  @Field(() => HouseholdRole, {
    nullable: true,
    description: 'The role in the household. Null without one.',
  })
  householdRole!: HouseholdRole | null;

  @Field(() => Int, {
    description: 'The number of the current version, which a change requires.',
  })
  version!: number;
}
