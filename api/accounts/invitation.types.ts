import { Field, ID, InputType, ObjectType, registerEnumType, UseMiddleware } from 'type-graphql';
import { Role } from '../access.ts';
import { AccountLinkKind, Language } from '../generated/prisma/enums.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { DateTime } from '../scalars.ts';
import { showDisplayName } from '../content/showDisplayName.ts';
import { displayNameRule } from '../session/accountNames.ts';

registerEnumType(AccountLinkKind, {
  name: 'AccountLinkKind',
  description: 'The purpose of a link in a mail message.',
  valuesConfig: {
    INVITATION: { description: 'Choose a password for a new account.' },
    PASSWORD_RESET: { description: 'Choose a new password to replace a forgotten one.' },
    EMAIL_CHANGE: { description: 'Confirm a new email address.' },
    OWN_DATA: { description: 'Show what is stored under an email address.' },
  },
});

@InputType({ description: 'An invitation to have an account.' })
export class InvitationInput {
  @Field(() => String, { description: 'Required, the email address.' })
  email!: string;

  @Field(() => [Role], { description: 'The roles of the future account; at least one.' })
  roles!: Role[];

  @Field(() => Language, {
    defaultValue: Language.EN,
    description: 'The language of the invitation, and of the admin area for the new account.',
  })
  language!: Language;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation that has not been accepted yet.' })
export class Invitation {
  @Field(() => ID, {
    description: 'Identifies the invitation. It changes when the invitation is sent again.',
  })
  id!: string;

  @Field(() => String, { description: 'The email address of the invited person.' })
  email!: string;

  @Field(() => [Role], { description: 'The roles of the future account.' })
  roles!: Role[];

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    nullable: true,
    simple: false,
    description: `The name of the account that created the invitation. ${displayNameRule}`,
  })
  createdBy!: string | null;

  @Field(() => DateTime, { description: 'When the link was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When the link expires.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether the link has expired.' })
  isExpired!: boolean;

  @Field(() => MailMessageState, {
    nullable: true,
    description:
      'Whether the mail message was delivered. Null if the link was handed over without mail.',
  })
  delivery!: `${MailMessageState}` | null;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation that was just created.' })
export class OpenedInvitation {
  @Field(() => Invitation, { description: 'The invitation.' })
  invitation!: Invitation;

  @Field(() => String, {
    nullable: true,
    description:
      'The link to hand over if there is no mail provider; it is shown only this once. Null if it was sent by mail.',
  })
  link!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The purpose of a valid link.' })
export class AccountLink {
  @Field(() => AccountLinkKind, { description: 'The purpose of the link.' })
  kind!: AccountLinkKind;

  @Field(() => String, { description: 'The email address that received the link.' })
  email!: string;

  @Field(() => Language, { description: 'The language of the person who received the link.' })
  language!: Language;

  @Field(() => DateTime, { description: 'When the link expires.' })
  expiresAt!: Date;
}
