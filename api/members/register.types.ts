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
    MEMBERS: { description: 'Members on the day. Whoever joined on an unknown day counts.' },
    JOINED: { description: 'Who became a member from `since` until the day.' },
    CEASED: { description: 'Who ceased to be a member from `since` until the day.' },
  },
});

export enum MissingFact {
  JOINED_ON = 'JOINED_ON',
  CONTACT_DETAILS = 'CONTACT_DETAILS',
  CONSENT = 'CONSENT',
}
registerEnumType(MissingFact, {
  name: 'MissingFact',
  description: 'What the Incorporated Societies Act 2022 requires and nobody has entered.',
  valuesConfig: {
    JOINED_ON: { description: 'The day of becoming a member.' },
    CONTACT_DETAILS: { description: 'An address, a telephone number or an email address.' },
    CONSENT: { description: 'The consent, which an application with the form contains.' },
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

/** Former members need no contact details and no consent any more. */
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
    description: 'The first day of not being a member any more. Null for a member of today.',
  })
  ceasedOn!: string | null;

  @Field(() => [MissingFact], { description: 'What nobody has entered.' })
  @Computed(missingFacts)
  missing!: MissingFact[];
}

export const RegisterConnection = connectionOf('RegisterEntry', RegisterEntry);

@ObjectType({ simpleResolvers: true, description: 'The numbers of entries in the register.' })
export class RegisterCounts {
  @Field(() => Int, { description: 'Members on the day.' })
  members!: number;

  @Field(() => Int, { description: 'Who joined from `since` until the day.' })
  joined!: number;

  @Field(() => Int, { description: 'Who ceased from `since` until the day.' })
  ceased!: number;

  @Field(() => Int, { description: 'Members on the day who joined on an unknown day.' })
  joinedUnknown!: number;

  @Field(() => Int, { description: 'Of them, those of today without contact details.' })
  withoutContactDetails!: number;

  @Field(() => Int, { description: 'Of them, those of today whose consent is not recorded.' })
  withoutConsent!: number;
}
