import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'What only whoever runs the server sets, in the environment of the program.',
})
export class ServerSettings {
  @Field(() => String, { description: 'The address of this site, without a slash at its end.' })
  siteUrl!: string;

  @Field(() => Boolean, { description: 'Whether this site sends mail.' })
  sendsMail!: boolean;

  @Field(() => String, { description: 'The sender of mail; empty where there is none.' })
  mailFrom!: string;

  @Field(() => String, {
    description: 'The inbox of the association; empty where it is the e-mail address for visitors.',
  })
  mailTo!: string;
}

/** What people type: an empty text stands for nothing. */
@ObjectType()
@InputType()
abstract class SettingsFields {
  @Field(() => String, { description: 'A telephone number as people write it.' })
  phoneNumber!: string;

  @Field(() => String, { description: 'The e-mail address for visitors.' })
  contactEmail!: string;

  @Field(() => String, { description: 'The address of the office.' })
  officeLocation!: string;

  @Field(() => String, { description: 'The Facebook page.' })
  facebookUrl!: string;

  @Field(() => String, { description: 'The Telegram group.' })
  telegramUrl!: string;

  @Field(() => String, { description: 'The WhatsApp group.' })
  whatsappUrl!: string;

  @Field(() => String, { description: 'The Viber group.' })
  viberUrl!: string;

  @Field(() => String, { description: 'In whose name the bank account is held.' })
  bankAccountName!: string;

  @Field(() => String, { description: 'The name of the bank.' })
  bankName!: string;

  @Field(() => String, { description: 'The account number as printed by the bank.' })
  bankAccountNumber!: string;

  @Field(() => Int, {
    description: 'Days for which an inquiry is kept after it was delivered, read or answered.',
  })
  inquiryRetentionDays!: number;

  @Field(() => Boolean, {
    description: 'Whether an application for membership makes a member at once.',
  })
  saveMembershipApplications!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the committee decides about the site. What is not set is empty.',
})
export class Settings extends SettingsFields {
  @Field(() => ID, { description: 'Always the same: there is one.' })
  id!: number;

  @Field(() => Int, {
    description: 'Counts the changes; a change names the version it is based on.',
  })
  version!: number;

  @Field(() => ServerSettings, { description: 'What is set on the server, and goes before these.' })
  server!: ServerSettings;
}

@InputType({ description: 'What the committee decides about the site.' })
export class SettingsInput extends SettingsFields {}
