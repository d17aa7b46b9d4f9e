import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../access.ts';
import { AccountLinkKind, Language } from '../generated/prisma/enums.ts';
import { MailMessageState } from '../outbox/mailMessage.types.ts';
import { DateTime } from '../scalars.ts';

registerEnumType(AccountLinkKind, {
  name: 'AccountLinkKind',
  description: 'What a link of a mail message is for.',
  valuesConfig: {
    INVITATION: { description: 'To choose a password for a new account.' },
    PASSWORD_RESET: { description: 'To choose a new password in place of a forgotten one.' },
    EMAIL_CHANGE: { description: 'To confirm a new e-mail address.' },
  },
});

@InputType({ description: 'Who is invited to have an account.' })
export class InvitationInput {
  @Field(() => String, { description: 'The e-mail address; required.' })
  email!: string;

  @Field(() => [Role], { description: 'What the account may do; at least one role.' })
  roles!: Role[];

  @Field(() => Language, {
    defaultValue: Language.EN,
    description: 'The language of the invitation, and of the admin area for the account.',
  })
  language!: Language;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation that was not accepted yet.' })
export class Invitation {
  @Field(() => ID, { description: 'Identifies the invitation; another one once it is sent again.' })
  id!: string;

  @Field(() => String, { description: 'Who is invited.' })
  email!: string;

  @Field(() => [Role], { description: 'What the account will be allowed to do.' })
  roles!: Role[];

  @Field(() => String, { nullable: true, description: 'The e-mail address of who invited.' })
  createdBy!: string | null;

  @Field(() => DateTime, { description: 'When its link was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Until when its link is good.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether its link has run out.' })
  isExpired!: boolean;

  @Field(() => MailMessageState, {
    nullable: true,
    description: 'Whether the mail message was delivered; null where the link was handed over.',
  })
  delivery!: `${MailMessageState}` | null;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation, as it was just made.' })
export class OpenedInvitation {
  @Field(() => Invitation, { description: 'The invitation.' })
  invitation!: Invitation;

  @Field(() => String, {
    nullable: true,
    description:
      'The link to hand over, shown this once, where no mail provider is set up; null where it was mailed.',
  })
  link!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a link that is good is for.' })
export class AccountLink {
  @Field(() => AccountLinkKind, { description: 'What it is for.' })
  kind!: AccountLinkKind;

  @Field(() => String, { description: 'The e-mail address to which it went.' })
  email!: string;

  @Field(() => Language, { description: 'The language of whoever got it.' })
  language!: Language;

  @Field(() => DateTime, { description: 'Until when it is good.' })
  expiresAt!: Date;
}
