import { computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import * as t from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

export const RegisterPart = enumOf('RegisterPart', 'A part of the register of members.', {
  ALL: 'Members, and those who ceased in the seven years before.',
  MEMBERS: 'Members on the day, including those whose day of joining is not known.',
  JOINED: 'Members who joined from `since` until the day.',
  CEASED: 'Members who ceased from `since` until the day.',
});
export type RegisterPart = keyof typeof RegisterPart;

export const MissingFact = enumOf(
  'MissingFact',
  'A fact that the Incorporated Societies Act 2022 requires and that is not stored.',
  {
    JOINED_ON: 'The day of becoming a member.',
    CONTACT_DETAILS: 'An address, a telephone number or an email address.',
    CONSENT: 'The consent to be a member, given with the form or on paper.',
  },
);
export type MissingFact = keyof typeof MissingFact;

@t.ArgsType()
export class RegisterArgs extends t.inputFields({
  on: t.localDate.orNull('The day on which the register is read. By default today in Auckland.'),
  since: t.localDate.orNull(
    'The first day of changes. By default they are those of one year, and of seven years for CEASED.',
  ),
}) {}

@t.ArgsType()
export class RegisterListArgs extends t.inputFields.extending(RegisterArgs, {
  part: t.field(() => RegisterPart, 'The part of the register.', {
    defaultValue: RegisterPart.MEMBERS,
  }),
}) {}

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

@t.ObjectType('RegisterEntry', 'A member in the register.')
class RegisterEntry extends t.outputFields({
  id: t.id<number>('The id of the member.'),
  name: t.string('The full name.'),
  email: t.string('The last known email address. Empty if there is none.'),
  address: t.string('The last known postal address. Empty if there is none.'),
  contactNumber: t.string('The last known telephone number. Empty if there is none.'),
  joinedOn: t.localDate.orNull<string>('The day of becoming a member. Null if it is not known.'),
  ceasedOn: t.localDate.orNull<string>(
    'The first day after the membership. Null for a current member.',
  ),
  missing: t.field(
    () => [MissingFact],
    'The required facts that are not stored.',
    computed(missingFacts),
  ),
}) {}

export const RegisterConnection = connectionOf('RegisterEntry', RegisterEntry);

@t.ObjectType('RegisterCounts', 'The numbers of entries in the register.')
export class RegisterCounts extends t.outputFields({
  members: t.int('Members on the day.'),
  joined: t.int('Members who joined from `since` until the day.'),
  ceased: t.int('Members who ceased from `since` until the day.'),
  joinedUnknown: t.int('Members on the day whose day of joining is not known.'),
  withoutContactDetails: t.int(
    'Of the members on the day, those who are members now and have no contact details.',
  ),
  withoutConsent: t.int(
    'Of the members on the day, those who are members now and whose consent is not recorded.',
  ),
}) {}
