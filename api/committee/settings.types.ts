import { boolean, field, id, inputType, int, objectType, string } from '../graphqlTypes.ts';

const ServerSettings = objectType(
  'ServerSettings',
  'The settings that only the operator of the server can change, in the environment of the program.',
  {
    siteUrl: string('The address of this site, without a trailing slash.'),
    sendsMail: boolean('Whether this site sends mail.'),
    mailFrom: string('The sender address of mail. Empty if there is none.'),
    mailTo: string('The inbox of the association. Empty if it is the email address for visitors.'),
  },
);
const unlessGiven = 'An input without it leaves it as it is.';

const formerMembers = `How many months the contact details of a former member are kept. ${unlessGiven}`;

/** Typed texts; an empty text means that nothing is set. */
const settingsFields = {
  phoneNumber: string('A telephone number as people write it.'),
  contactEmail: string('The email address for visitors.'),
  officeLocation: string('The address of the office.'),
  facebookUrl: string('The Facebook page.'),
  telegramUrl: string('The Telegram group.'),
  whatsappUrl: string('The WhatsApp group.'),
  viberUrl: string('The Viber group.'),
  bankAccountName: string('The holder of the bank account.'),
  bankName: string('The name of the bank.'),
  bankAccountNumber: string('The account number as printed by the bank.'),
  balanceDate: string.orNull(`The day and month of the balance date, as DD-MM. ${unlessGiven}`),
  lastGeneralMeeting: string.orNull(
    `The day of the last annual general meeting, as YYYY-MM-DD. ${unlessGiven}`,
  ),
  lastAnnualReturn: string.orNull(
    `The day on which the last annual return was filed, as YYYY-MM-DD. ${unlessGiven}`,
  ),
  lastOfficerNotice: string.orNull(
    'The day on which the Companies Office was last notified of the officers, as YYYY-MM-DD. ' +
      unlessGiven,
  ),
  irdNumber: string.orNull(
    `The IRD number of the association, for donation receipts. ${unlessGiven}`,
  ),
  charitiesNumber: string.orNull(
    `Its charities registration number, such as CC12345. ${unlessGiven}`,
  ),
  signatoryName: string.orNull(
    `The person who is authorised to sign donation receipts. ${unlessGiven}`,
  ),
  signatoryOffice: string.orNull(`The office of that person. ${unlessGiven}`),
  inquiryRetentionDays: int(
    'How many days an inquiry is kept after it was delivered, read or answered.',
  ),
  saveMembershipApplications: boolean('Whether a membership application creates a member at once.'),
};

export const Settings = objectType(
  'Settings',
  'The settings that the committee can change. A text that is not set is empty.',
  {
    ...settingsFields,
    formerMemberRetentionMonths: int(formerMembers),
    id: id<number>('Always the same, because there is only one.'),
    version: int('The number of the current version. `updateSettings` requires it.'),
    server: field(
      () => ServerSettings,
      'The settings of the server, which take precedence over these.',
    ),
  },
);
export type Settings = InstanceType<typeof Settings>;

export const SettingsInput = inputType(
  'SettingsInput',
  'The settings that the committee can change.',
  {
    ...settingsFields,
    formerMemberRetentionMonths: int.orNull(formerMembers),
  },
);
export type SettingsInput = InstanceType<typeof SettingsInput>;
