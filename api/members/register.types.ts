import { registerEnumType } from 'type-graphql';
import { computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { argsType, field, id, int, localDate, objectType, string } from '../graphqlTypes.ts';

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

export const RegisterArgs = argsType({
  on: localDate.orNull('The day on which the register is read. By default today in Auckland.'),
  since: localDate.orNull(
    'The first day of changes. By default they are those of one year, and of seven years for CEASED.',
  ),
});
export type RegisterArgs = InstanceType<typeof RegisterArgs>;

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

export const RegisterEntry = objectType('RegisterEntry', 'A member in the register.', {
  id: id<number>('The id of the member.'),
  name: string('The full name.'),
  email: string('The last known email address. Empty if there is none.'),
  address: string('The last known postal address. Empty if there is none.'),
  contactNumber: string('The last known telephone number. Empty if there is none.'),
  joinedOn: localDate.orNull<string>('The day of becoming a member. Null if it is not known.'),
  ceasedOn: localDate.orNull<string>(
    'The first day after the membership. Null for a current member.',
  ),
  missing: field(
    () => [MissingFact],
    'The required facts that are not stored.',
    computed(missingFacts),
  ),
});

export const RegisterConnection = connectionOf('RegisterEntry', RegisterEntry);

export const RegisterCounts = objectType(
  'RegisterCounts',
  'The numbers of entries in the register.',
  {
    members: int('Members on the day.'),
    joined: int('Members who joined from `since` until the day.'),
    ceased: int('Members who ceased from `since` until the day.'),
    joinedUnknown: int('Members on the day whose day of joining is not known.'),
    withoutContactDetails: int(
      'Members on the day who are still members and have no contact details.',
    ),
    withoutConsent: int(
      'Members on the day who are still members and whose consent is not recorded.',
    ),
  },
);
export type RegisterCounts = InstanceType<typeof RegisterCounts>;
