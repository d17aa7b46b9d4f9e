import { computed } from '../content/computed.ts';
import { ContactChannel, HouseholdRole, Language } from '../generated/prisma/enums.ts';
import { householdAddressOf, postalAddressOf } from './household.ts';
import { boolean, field, id, int, localDate, string } from '../graphqlTypes.ts';

/** The fields that volunteers and the person see alike. */
export const personFields = {
  id: id<number>('Identifies the entry.'),
  name: string('The full name.'),
  dob: localDate('The date of birth.'),
  email: string('The email address. Empty if there is none.'),
  address: string('The postal address.'),
  contactNumber: string('The telephone number as entered.'),
};

/** The fields of the membership that volunteers and the member see alike. */
export const memberDetails = {
  ...personFields,
  date: localDate('The day of registration.'),
  joinedOn: localDate.orNull('The day on which the membership began. Null if it is not known.'),
  ceasedOn: localDate.orNull('The first day after the membership. Null for a current member.'),
  language: field.orNull(() => Language, 'The preferred language. Null if it is not known.'),
  channel: field.orNull(
    () => ContactChannel,
    'How the member prefers to be reached. Null without a preference.',
  ),
  postalAddress: string<string | undefined>(
    'The address for letters: that of the household, or otherwise `address`.',
    computed(postalAddressOf, ['householdName', 'address', 'ceasedOn']),
  ),
  sharesAddress: boolean<boolean | undefined>(
    'Whether that is the address of the household.',
    computed(
      async (row: { householdName: string | null; ceasedOn: Date | null }, context) =>
        (await householdAddressOf(row, context)) !== '',
      ['householdName', 'ceasedOn'],
    ),
  ),
  householdName: string.orNull('The name of the household. Null without one.'),
  householdRole: field.orNull(() => HouseholdRole, 'The role in the household. Null without one.'),
  version: int('The number of the current version, which a change requires.'),
};
