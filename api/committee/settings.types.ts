import * as t from '../graphqlTypes.ts';

@t.ObjectType(
  'ServerSettings',
  'The settings that only the operator of the server can change, in the environment of the program.',
)
class ServerSettings extends t.outputFields({
  siteUrl: t.string('The address of this site, without a trailing slash.'),
  sendsMail: t.boolean('Whether this site sends mail.'),
  mailFrom: t.string('The sender address of mail. Empty if there is none.'),
  mailTo: t.string('The inbox of the association. Empty if it is the email address for visitors.'),
}) {}
const unlessGiven = 'An input without it leaves it as it is.';

const formerMembers = `How many months the contact details of a former member are kept. ${unlessGiven}`;

/** Typed texts; an empty text means that nothing is set. */
const settingsFields = {
  phoneNumber: t.string('A telephone number as people write it.'),
  contactEmail: t.string('The email address for visitors.'),
  officeLocation: t.string('The address of the office.'),
  facebookUrl: t.string('The Facebook page.'),
  telegramUrl: t.string('The Telegram group.'),
  whatsappUrl: t.string('The WhatsApp group.'),
  viberUrl: t.string('The Viber group.'),
  bankAccountName: t.string('The holder of the bank account.'),
  bankName: t.string('The name of the bank.'),
  bankAccountNumber: t.string('The account number as printed by the bank.'),
  balanceDate: t.string.orNull(`The day and month of the balance date, as DD-MM. ${unlessGiven}`),
  lastGeneralMeeting: t.string.orNull(
    `The day of the last annual general meeting, as YYYY-MM-DD. ${unlessGiven}`,
  ),
  lastAnnualReturn: t.string.orNull(
    `The day on which the last annual return was filed, as YYYY-MM-DD. ${unlessGiven}`,
  ),
  lastOfficerNotice: t.string.orNull(
    'The day on which the Companies Office was last notified of the officers, as YYYY-MM-DD. ' +
      unlessGiven,
  ),
  irdNumber: t.string.orNull(
    `The IRD number of the association, for donation receipts. ${unlessGiven}`,
  ),
  charitiesNumber: t.string.orNull(
    `Its charities registration number, such as CC12345. ${unlessGiven}`,
  ),
  signatoryName: t.string.orNull(
    `The person who is authorised to sign donation receipts. ${unlessGiven}`,
  ),
  signatoryOffice: t.string.orNull(`The office of that person. ${unlessGiven}`),
  inquiryRetentionDays: t.int(
    'How many days an inquiry is kept after it was delivered, read or answered.',
  ),
  saveMembershipApplications: t.boolean(
    'Whether a membership application creates a member at once.',
  ),
};

@t.ObjectType(
  'Settings',
  'The settings that the committee can change. A text that is not set is empty.',
)
export class Settings extends t.outputFields({
  ...settingsFields,
  formerMemberRetentionMonths: t.int(formerMembers),
  id: t.id<number>('Always the same, because there is only one.'),
  version: t.int('The number of the current version. `updateSettings` requires it.'),
  server: t.field(
    () => ServerSettings,
    'The settings of the server, which take precedence over these.',
  ),
}) {}

@t.InputType('SettingsInput', 'The settings that the committee can change.')
export class SettingsInput extends t.inputFields({
  ...settingsFields,
  formerMemberRetentionMonths: t.int.orNull(formerMembers),
}) {}
