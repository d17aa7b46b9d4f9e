import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { LocalDate } from '../scalars.ts';

export enum RegisterPart {
  ALL = 'ALL',
  MEMBERS = 'MEMBERS',
  JOINED = 'JOINED',
  CEASED = 'CEASED',
}
registerEnumType(RegisterPart, {
  name: 'RegisterPart',
  description: 'A part of the register of members.',
  valuesConfig: {
    ALL: { description: 'Members, and those who ceased in the seven years before.' },
    MEMBERS: {
      description: 'Members on the day, including those whose day of joining is not known.',
    },
    JOINED: { description: 'Members who joined from `since` until the day.' },
    CEASED: { description: 'Members who ceased from `since` until the day.' },
  },
});

export enum MissingFact {
  JOINED_ON = 'JOINED_ON',
  CONTACT_DETAILS = 'CONTACT_DETAILS',
  CONSENT = 'CONSENT',
}
registerEnumType(MissingFact, {
  name: 'MissingFact',
  description: 'A fact that the Incorporated Societies Act 2022 requires and that is not stored.',
  valuesConfig: {
    JOINED_ON: { description: 'The day of becoming a member.' },
    CONTACT_DETAILS: { description: 'An address, a telephone number or an email address.' },
    CONSENT: { description: 'The consent to be a member, given with the form or on paper.' },
  },
});

@ArgsType()
export class RegisterArgs {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the register is read. By default today in Auckland.',
  })
  on?: Date | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The first day of changes. By default they are those of one year, and of seven years for CEASED.',
  })
  since?: Date | null;
}

/** A row of the register. */
export interface RegisterRow {
  id: number;
  name: string;
  email: string;
  address: string;
  contactNumber: string;
  joinedOn: string | null;
  ceasedOn: string | null;
  hasConsent: boolean;
}

/** The Act requires contact details and consent of current members only. */
export function missingFacts(row: RegisterRow): MissingFact[] {
  const { joinedOn, ceasedOn, email, address, contactNumber, hasConsent } = row;
  return [
    ...(joinedOn ? [] : [MissingFact.JOINED_ON]),
    ...(ceasedOn || email || address || contactNumber ? [] : [MissingFact.CONTACT_DETAILS]),
    ...(ceasedOn || hasConsent ? [] : [MissingFact.CONSENT]),
  ];
}

@ObjectType({ simpleResolvers: true, description: 'A member in the register.' })
export class RegisterEntry {
  @Field(() => ID, { description: 'The id of the member.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { description: 'The last known email address. Empty if there is none.' })
  email!: string;

  @Field(() => String, { description: 'The last known postal address. Empty if there is none.' })
  address!: string;

  @Field(() => String, { description: 'The last known telephone number. Empty if there is none.' })
  contactNumber!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of becoming a member. Null if it is not known.',
  })
  joinedOn!: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day after the membership. Null for a current member.',
  })
  ceasedOn!: string | null;

  @Field(() => [MissingFact], { description: 'The required facts that are not stored.' })
  @Computed(missingFacts)
  missing!: MissingFact[];
}

export const RegisterConnection = connectionOf('RegisterEntry', RegisterEntry);

@ObjectType({ simpleResolvers: true, description: 'The numbers of entries in the register.' })
export class RegisterCounts {
  @Field(() => Int, { description: 'Members on the day.' })
  members!: number;

  @Field(() => Int, { description: 'Members who joined from `since` until the day.' })
  joined!: number;

  @Field(() => Int, { description: 'Members who ceased from `since` until the day.' })
  ceased!: number;

  @Field(() => Int, { description: 'Members on the day whose day of joining is not known.' })
  joinedUnknown!: number;

  @Field(() => Int, {
    description: 'Members on the day who are still members and have no contact details.',
  })
  withoutContactDetails!: number;

  @Field(() => Int, {
    description: 'Members on the day who are still members and whose consent is not recorded.',
  })
  withoutConsent!: number;
}
