import { MemberReportKind } from '../generated/prisma/enums.ts';
import { memberDetails, personFields } from '../members/person.types.ts';
import { PaymentSummary } from '../payments/payment.types.ts';
import { boolean, dateTime, field, id, localDate, objectType, string } from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

const OwnMember = objectType('OwnMember', 'A member, as shown to the member.', {
  ...memberDetails,
  agreementText: string.orNull(
    'The statement that the member agreed to. Null for a member who did not apply with the form.',
  ),
  agreedAt: dateTime.orNull('When the member agreed to it.'),
  isLeaving: boolean('Whether the member has asked to leave.'),
  payments: field(() => [PaymentSummary], 'What the member paid, the latest first.'),
});

const OwnApplication = objectType('OwnApplication', 'An application, as shown to the applicant.', {
  ...personFields,
  date: localDate('The day written on the application.'),
  agreementText: string('The statement that the applicant agreed to.'),
  agreedAt: dateTime('When the applicant agreed to it.'),
});

const OwnInquiry = objectType('OwnInquiry', 'An inquiry, as shown to its sender.', {
  id: id<number>('Identifies the inquiry.'),
  name: string('The name of the sender.'),
  title: string('The subject.'),
  message: string('The text.'),
  createdAt: dateTime('When it was sent.'),
});

export const OwnData = objectType(
  'OwnData',
  'What the association has stored under an email address.',
  {
    email: string('The email address that received the link.'),
    expiresAt: dateTime('When the link expires.'),
    isUnsubscribed: boolean('Whether the address is unsubscribed from messages to members.'),
    unsubscribeLink: string('The link to the page on which the owner of the address changes that.'),
    members: field(() => [OwnMember], 'The members with this address. A family can share one.'),
    applications: field(() => [OwnApplication], 'The applications with this address.'),
    inquiries: field(() => [OwnInquiry], 'The inquiries with this address.'),
  },
);
export type OwnData = InstanceType<typeof OwnData>;

describeEnum(
  MemberReportKind,
  'MemberReportKind',
  'What a member did with the link to the own data.',
  {
    CORRECTED: 'Changed the address or the telephone number.',
    LEAVING: 'Asked to leave the association.',
  },
);

export const MemberReport = objectType(
  'MemberReport',
  'What a member did with the link to the own data. Only accounts can see it.',
  {
    id: id<number>('Identifies the report.'),
    kind: field(() => MemberReportKind, 'What the member did.'),
    at: dateTime('When the member last did it. `deleteMemberReport` requires it.'),
    memberId: id<number>('The id of the member.'),
    memberName: string('The name of the member.'),
    presentAddress: string('The current postal address.'),
    householdName: string.orNull(
      'The name of the household whose address that is. Null if only the member has it.',
    ),
    presentContactNumber: string('The current telephone number.'),
    address: string.orNull('The postal address before the first correction. Null for LEAVING.'),
    contactNumber: string.orNull(
      'The telephone number before the first correction. Null for LEAVING.',
    ),
  },
);
export type MemberReport = InstanceType<typeof MemberReport>;
