import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { boolean, objectType, string } from '../graphqlTypes.ts';

export const ServerSettings = objectType(
  'ServerSettings',
  'The settings that only the operator of the server can change, in the environment of the program.',
  {
    siteUrl: string('The address of this site, without a trailing slash.'),
    sendsMail: boolean('Whether this site sends mail.'),
    mailFrom: string('The sender address of mail. Empty if there is none.'),
    mailTo: string('The inbox of the association. Empty if it is the email address for visitors.'),
  },
);
export type ServerSettings = InstanceType<typeof ServerSettings>;

const unlessGiven = 'An input without it leaves it as it is.';

const formerMembers = {
  description: `How many months the contact details of a former member are kept. ${unlessGiven}`,
};

/** Typed texts; an empty text means that nothing is set. */
@ObjectType()
@InputType()
abstract class SettingsFields {
  @Field(() => String, { description: 'A telephone number as people write it.' })
  phoneNumber!: string;

  @Field(() => String, { description: 'The email address for visitors.' })
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

  @Field(() => String, { description: 'The holder of the bank account.' })
  bankAccountName!: string;

  @Field(() => String, { description: 'The name of the bank.' })
  bankName!: string;

  @Field(() => String, { description: 'The account number as printed by the bank.' })
  bankAccountNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: `The day and month of the balance date, as DD-MM. ${unlessGiven}`,
  })
  balanceDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The day of the last annual general meeting, as YYYY-MM-DD. ${unlessGiven}`,
  })
  lastGeneralMeeting?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The day on which the last annual return was filed, as YYYY-MM-DD. ${unlessGiven}`,
  })
  lastAnnualReturn?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The day on which the Companies Office was last notified of the officers, as YYYY-MM-DD. ' +
      unlessGiven,
  })
  lastOfficerNotice?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The IRD number of the association, for donation receipts. ${unlessGiven}`,
  })
  irdNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Its charities registration number, such as CC12345. ${unlessGiven}`,
  })
  charitiesNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The person who is authorised to sign donation receipts. ${unlessGiven}`,
  })
  signatoryName?: string | null;

  @Field(() => String, { nullable: true, description: `The office of that person. ${unlessGiven}` })
  signatoryOffice?: string | null;

  @Field(() => Int, {
    description: 'How many days an inquiry is kept after it was delivered, read or answered.',
  })
  inquiryRetentionDays!: number;

  @Field(() => Boolean, {
    description: 'Whether a membership application creates a member at once.',
  })
  saveMembershipApplications!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The settings that the committee can change. A text that is not set is empty.',
})
export class Settings extends SettingsFields {
  @Field(() => Int, formerMembers)
  formerMemberRetentionMonths!: number;

  @Field(() => ID, { description: 'Always the same, because there is only one.' })
  id!: number;

  @Field(() => Int, {
    description: 'The number of the current version. `updateSettings` requires it.',
  })
  version!: number;

  @Field(() => ServerSettings, {
    description: 'The settings of the server, which take precedence over these.',
  })
  server!: ServerSettings;
}

@InputType({ description: 'The settings that the committee can change.' })
export class SettingsInput extends SettingsFields {
  @Field(() => Int, { ...formerMembers, nullable: true })
  formerMemberRetentionMonths?: number | null;
}
