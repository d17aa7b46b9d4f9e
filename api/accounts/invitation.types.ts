import { Role } from '../access.ts';
import { AccountLinkKind, Language } from '../generated/prisma/enums.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { displayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';
import * as t from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

describeEnum(AccountLinkKind, 'AccountLinkKind', 'The purpose of a link in a mail message.', {
  INVITATION: 'Choose a password for a new account.',
  PASSWORD_RESET: 'Choose a new password to replace a forgotten one.',
  EMAIL_CHANGE: 'Confirm a new email address.',
  OWN_DATA: 'Show what is stored under an email address.',
});

@t.InputType('InvitationInput', 'An invitation to have an account.')
export class InvitationInput extends t.inputFields({
  email: t.string('Required, the email address.'),
  roles: t.field(() => [Role], 'The roles of the future account; at least one.'),
  language: t.field(
    () => Language,
    'The language of the invitation, and of the admin area for the new account.',
    { defaultValue: Language.EN },
  ),
}) {}

@t.ObjectType('Invitation', 'An invitation that has not been accepted yet.')
export class Invitation extends t.outputFields({
  id: t.id('Identifies the invitation. It changes when the invitation is sent again.'),
  email: t.string('The email address of the invited person.'),
  roles: t.field(() => [Role], 'The roles of the future account.'),
  createdBy: t.string.orNull(
    `The name of the account that created the invitation. ${displayNameRule}`,
    displayName,
  ),
  createdAt: t.dateTime('When the link was created.'),
  expiresAt: t.dateTime('When the link expires.'),
  isExpired: t.boolean('Whether the link has expired.'),
  delivery: t.field.orNull<MailMessageState>(
    () => MailMessageState,
    'Whether the mail message was delivered. Null if the link was handed over without mail.',
  ),
}) {}

@t.ObjectType('OpenedInvitation', 'An invitation that was just created.')
export class OpenedInvitation extends t.outputFields({
  invitation: t.field(() => Invitation, 'The invitation.'),
  link: t.string.orNull(
    'The link to hand over if there is no mail provider; it is shown only this once. Null if it was sent by mail.',
  ),
}) {}

@t.ObjectType('AccountLink', 'The purpose of a valid link.')
export class AccountLink extends t.outputFields({
  kind: t.field(() => AccountLinkKind, 'The purpose of the link.'),
  email: t.string('The email address that received the link.'),
  language: t.field(() => Language, 'The language of the person who received the link.'),
  expiresAt: t.dateTime('When the link expires.'),
}) {}
