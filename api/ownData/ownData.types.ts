import { MemberReportKind } from '../generated/prisma/enums.ts';
import { memberDetails, personFields } from '../members/person.types.ts';
import { PaymentSummary } from '../payments/payment.types.ts';
import * as t from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

@t.ObjectType('OwnMember', 'A member, as shown to the member.')
class OwnMember extends t.outputFields({
  ...memberDetails,
  agreementText: t.string.orNull(
    'The statement that the member agreed to. Null for a member who did not apply with the form.',
  ),
  agreedAt: t.dateTime.orNull('When the member agreed to it.'),
  isLeaving: t.boolean('Whether the member has asked to leave.'),
  payments: t.field(() => [PaymentSummary], 'What the member paid, the latest first.'),
}) {}

@t.ObjectType('OwnApplication', 'An application, as shown to the applicant.')
class OwnApplication extends t.outputFields({
  ...personFields,
  date: t.localDate('The day written on the application.'),
  agreementText: t.string('The statement that the applicant agreed to.'),
  agreedAt: t.dateTime('When the applicant agreed to it.'),
}) {}

@t.ObjectType('OwnInquiry', 'An inquiry, as shown to its sender.')
class OwnInquiry extends t.outputFields({
  id: t.id<number>('Identifies the inquiry.'),
  name: t.string('The name of the sender.'),
  title: t.string('The subject.'),
  message: t.string('The text.'),
  createdAt: t.dateTime('When it was sent.'),
}) {}

@t.ObjectType('OwnData', 'What the association has stored under an email address.')
export class OwnData extends t.outputFields({
  email: t.string('The email address that received the link.'),
  expiresAt: t.dateTime('When the link expires.'),
  isUnsubscribed: t.boolean('Whether the address is unsubscribed from messages to members.'),
  unsubscribeLink: t.string('The link to the page on which the owner of the address changes that.'),
  members: t.field(() => [OwnMember], 'The members with this address. A family can share one.'),
  applications: t.field(() => [OwnApplication], 'The applications with this address.'),
  inquiries: t.field(() => [OwnInquiry], 'The inquiries with this address.'),
}) {}

describeEnum(
  MemberReportKind,
  'MemberReportKind',
  'What a member did with the link to the own data.',
  {
    CORRECTED: 'Changed the address or the telephone number.',
    LEAVING: 'Asked to leave the association.',
  },
);

@t.ObjectType(
  'MemberReport',
  'What a member did with the link to the own data. Only accounts can see it.',
)
export class MemberReport extends t.outputFields({
  id: t.id<number>('Identifies the report.'),
  kind: t.field(() => MemberReportKind, 'What the member did.'),
  at: t.dateTime('When the member last did it. `deleteMemberReport` requires it.'),
  memberId: t.id<number>('The id of the member.'),
  memberName: t.string('The name of the member.'),
  presentAddress: t.string('The current postal address.'),
  householdName: t.string.orNull(
    'The name of the household whose address that is. Null if only the member has it.',
  ),
  presentContactNumber: t.string('The current telephone number.'),
  address: t.string.orNull('The postal address before the first correction. Null for LEAVING.'),
  contactNumber: t.string.orNull(
    'The telephone number before the first correction. Null for LEAVING.',
  ),
}) {}
