import type { Env } from '../env.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';

/** The settings that only the operator of the server can change, in the environment. */
export interface ServerSettings {
  /** The address of this site, without a trailing slash. */
  siteUrl: string;
  /** Whether the links to other websites in the content are checked each week. */
  checksLinks: boolean;
  /** Whether there is a mail provider. */
  sendsMail: boolean;
  /** The sender address of mail; empty if there is none. */
  mailFrom: string;
  /** The inbox; it takes precedence over the email address for visitors. Empty if it is not set. */
  mailTo: string;
  /** The key of the signatures of the mail provider's events; empty if they are not received. */
  mailEventsKey: string;
  /** Used until settings are saved in the admin area. */
  firstSettings: Required<SettingsValues>;
}

/**
 * The settings that apply until the first ones are saved in the admin area. The environment has none of those
 * from which due dates are computed, or that donation receipts need.
 */
const settingsFrom = (env: Env): Required<SettingsValues> => ({
  phoneNumber: env.PHONE_NUMBER,
  contactEmail: env.CONTACT_EMAIL,
  officeLocation: env.OFFICE_LOCATION,
  facebookUrl: env.FACEBOOK_URL,
  telegramUrl: env.TELEGRAM_URL,
  whatsappUrl: env.WHATSAPP_URL,
  viberUrl: env.VIBER_URL,
  bankAccountName: env.BANK_ACCOUNT_NAME,
  bankName: env.BANK_NAME,
  bankAccountNumber: env.BANK_ACCOUNT_NUMBER,
  balanceDate: '',
  lastGeneralMeeting: '',
  lastAnnualReturn: '',
  lastOfficerNotice: '',
  irdNumber: '',
  charitiesNumber: '',
  signatoryName: '',
  signatoryOffice: '',
  inquiryRetentionDays: env.INQUIRY_RETENTION_DAYS,
  formerMemberRetentionMonths: 12,
  saveMembershipApplications: env.SAVE_MEMBERSHIP_APPLICATIONS,
});

export const serverSettingsFrom = (env: Env): ServerSettings => ({
  siteUrl: env.SITE_URL,
  checksLinks: env.LINK_CHECK,
  sendsMail: env.SENDGRID_API_KEY !== '',
  mailFrom: env.MAIL_FROM,
  mailTo: env.MAIL_TO,
  mailEventsKey: env.SENDGRID_WEBHOOK_KEY,
  firstSettings: settingsFrom(env),
});
