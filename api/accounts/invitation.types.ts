import { Role } from '../access.ts';
import { AccountLinkKind, Language } from '../generated/prisma/enums.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import { boolean, dateTime, field, id, inputType, objectType, string } from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

describeEnum(AccountLinkKind, 'AccountLinkKind', 'The purpose of a link in a mail message.', {
  INVITATION: 'Choose a password for a new account.',
  PASSWORD_RESET: 'Choose a new password to replace a forgotten one.',
  EMAIL_CHANGE: 'Confirm a new email address.',
  OWN_DATA: 'Show what is stored under an email address.',
});

export const InvitationInput = inputType('InvitationInput', 'An invitation to have an account.', {
  email: string('Required, the email address.'),
  roles: field(() => [Role], 'The roles of the future account; at least one.'),
  language: field(
    () => Language,
    'The language of the invitation, and of the admin area for the new account.',
    { defaultValue: Language.EN },
  ),
});
export type InvitationInput = InstanceType<typeof InvitationInput>;

export const Invitation = objectType(
  'Invitation',
  'An invitation that has not been accepted yet.',
  {
    id: id('Identifies the invitation. It changes when the invitation is sent again.'),
    email: string('The email address of the invited person.'),
    roles: field(() => [Role], 'The roles of the future account.'),
    createdBy: string.orNull(
      `The name of the account that created the invitation. ${displayNameRule}`,
      displayName,
    ),
    createdAt: dateTime('When the link was created.'),
    expiresAt: dateTime('When the link expires.'),
    isExpired: boolean('Whether the link has expired.'),
    delivery: field.orNull<MailMessageState>(
      () => MailMessageState,
      'Whether the mail message was delivered. Null if the link was handed over without mail.',
    ),
  },
);
export type Invitation = InstanceType<typeof Invitation>;

export const OpenedInvitation = objectType(
  'OpenedInvitation',
  'An invitation that was just created.',
  {
    invitation: field(() => Invitation, 'The invitation.'),
    link: string.orNull(
      'The link to hand over if there is no mail provider; it is shown only this once. Null if it was sent by mail.',
    ),
  },
);
export type OpenedInvitation = InstanceType<typeof OpenedInvitation>;

export const AccountLink = objectType('AccountLink', 'The purpose of a valid link.', {
  kind: field(() => AccountLinkKind, 'The purpose of the link.'),
  email: string('The email address that received the link.'),
  language: field(() => Language, 'The language of the person who received the link.'),
  expiresAt: dateTime('When the link expires.'),
});
