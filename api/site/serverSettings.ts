import type { Env } from '../env.ts';
import type { SettingsValues } from './settings.rules.ts';

/** What only whoever runs the server sets, in the environment. */
export interface ServerSettings {
  /** The address of this site, without a slash at its end. */
  siteUrl: string;
  /** Whether the addresses of other websites in the content are checked each week. */
  checksLinks: boolean;
  /** Whether there is a mail provider. */
  sendsMail: boolean;
  /** The sender of mail; empty where there is none. */
  mailFrom: string;
  /** Goes before the e-mail address for visitors as the inbox; empty where it is not set. */
  mailTo: string;
  /** Count until settings are saved in the admin area. */
  firstSettings: SettingsValues;
}

/** What counts until the settings are first saved in the admin area. */
const settingsFrom = (env: Env): SettingsValues => ({
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
  inquiryRetentionDays: env.INQUIRY_RETENTION_DAYS,
  saveMembershipApplications: env.SAVE_MEMBERSHIP_APPLICATIONS,
});

export const serverSettingsFrom = (env: Env): ServerSettings => ({
  siteUrl: env.SITE_URL,
  checksLinks: env.LINK_CHECK,
  sendsMail: env.SENDGRID_API_KEY !== '',
  mailFrom: env.MAIL_FROM,
  mailTo: env.MAIL_TO,
  firstSettings: settingsFrom(env),
});
