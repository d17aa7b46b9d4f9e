import { computed } from '../content/computed.ts';
import { connectionOf } from '../content/lists/connection.ts';
import { creatorOf } from '../content/creatorOf.ts';
import { inputTypeOf } from '../content/fieldTypes.ts';
import type { Member as MemberRow } from '../generated/prisma/client.ts';
import {
  CeasedReason,
  ContactChannel,
  HouseholdRole,
  Language,
} from '../generated/prisma/enums.ts';
import { householdOf } from './household.ts';
import { Household } from './household.types.ts';
import { computedReach, type MessageReach, MessageReaches } from './messageReach.ts';
import { memberDetails } from './person.types.ts';
import { memberFields } from '../shared/members/member.fields.ts';
import * as t from '../graphqlTypes.ts';
import { describeEnum, enumOf } from '../enumOf.ts';
import { loadRows } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';

@t.ObjectType(
  'MemberAgreement',
  'What a member agreed to by applying for membership. Only accounts can see it.',
)
class MemberAgreement extends t.outputFields({
  text: t.string('The statement, in English and Amharic.'),
  language: t.string('The language of the form.'),
  agreedAt: t.dateTime('When the applicant agreed.'),
}) {}

/** The agreement of the application that a member was created from. Lists do not read its text. */
async function agreementOf(
  { id }: { id: number },
  context: Context,
): Promise<MemberAgreement | null> {
  const [row] = await loadRows(context, 'agreements of members', id, 'id', (ids) =>
    context.prisma.member.findMany({ where: { id: { in: ids } } }),
  );
  const { agreementText: text, agreementLanguage: language, agreedAt } = row ?? {};
  return text != null && language != null && agreedAt ? { text, language, agreedAt } : null;
}

/** The name of the membership type of a member; null if it is not known. */
async function membershipTypeNameOf(
  { membershipTypeId }: Pick<MemberRow, 'membershipTypeId'>,
  context: Context,
): Promise<string | null> {
  if (membershipTypeId === null) return null;
  const [type] = await loadRows(context, 'membership types', membershipTypeId, 'id', (ids) =>
    context.prisma.membershipType.findMany({ where: { id: { in: ids } } }),
  );
  return type?.name ?? null;
}

describeEnum(ContactChannel, 'ContactChannel', 'How a member prefers to be reached.', {
  EMAIL: 'By email.',
  POST: 'By post.',
  TELEPHONE: 'By telephone.',
});
describeEnum(CeasedReason, 'CeasedReason', 'Why a membership ended.', {
  RESIGNED: 'The member left.',
  DIED: 'The member died.',
  REMOVED: 'The association ended it.',
  LAPSED: 'No fee was paid.',
  OTHER: 'Another reason, which the note may say.',
});

export const MemberStatus = enumOf('MemberStatus', 'Whether a person is a member.', {
  MEMBER: 'A current member.',
  CEASED: 'The membership has ended.',
});
export type MemberStatus = keyof typeof MemberStatus;

@t.ObjectType('Member', 'A member of the association. Only accounts can see members.')
export class Member extends t.outputFields({
  ...memberDetails,
  status: t.field(
    () => MemberStatus,
    'Whether the person is still a member.',
    computed(
      ({ ceasedOn }: { ceasedOn: unknown }) =>
        ceasedOn ? MemberStatus.CEASED : MemberStatus.MEMBER,
      ['ceasedOn'],
    ),
  ),
  consentedOn: t.localDate.orNull(
    'The day on which the member consented to the membership. Null for members who were ' +
      'registered from an application: `agreement` has their consent.',
  ),
  household: t.field.orNull(
    () => Household,
    'The household. Null without one.',
    computed(householdOf, ['householdName']),
  ),
  membershipTypeName: t.string.orNull(
    'The name of the membership type. Null if it is not known.',
    computed(membershipTypeNameOf, ['membershipTypeId']),
  ),
  reach: t.field<MessageReach>(
    () => MessageReaches,
    'How messages to members reach the member.',
    computedReach('reach'),
  ),
  isSubscribed: t.boolean(
    'Whether the email address is neither unsubscribed nor bounces.',
    computedReach('isSubscribed'),
  ),
  bouncedAt: t.dateTime.orNull(
    'When the mail provider reported that mail to the address bounces.',
    computedReach('bouncedAt'),
  ),
  notes: t.string('The notes of the registrar.'),
  ceasedReason: t.field.orNull(() => CeasedReason, 'Why the membership ended.'),
  ceasedNote: t.string('What else is known about the end of the membership.'),
  createdBy: t.id.orNull(
    'The id of the account that registered the member. Null if nobody was signed in.',
    computed(({ id }: { id: number }, context) => creatorOf(context, 'members', id)),
  ),
  agreement: t.field.orNull(
    () => MemberAgreement,
    'The agreement of the application. Null for a member who did not apply with the form.',
    computed(agreementOf),
  ),
}) {}

export const MemberConnection = connectionOf('Member', Member);

export const MemberInput = inputTypeOf(
  'MemberInput',
  'The values of a member.',
  memberFields,
  Object,
  {
    language: Language,
    channel: ContactChannel,
    householdRole: HouseholdRole,
  },
);

export const MemberOrder = enumOf('MemberOrder', 'The order of a list of members.', {
  NEWEST: 'The last created first.',
  OLDEST: 'The first created first.',
  NAME: 'By full name, A to Z.',
  NAME_DESCENDING: 'By full name, Z to A.',
  DATE: 'By day of registration, the earliest first.',
  DATE_DESCENDING: 'By day of registration, the latest first.',
});
export type MemberOrder = keyof typeof MemberOrder;
