import type { Env } from '../env.ts';
import { settingsFrom } from './readSettings.ts';
import type { SettingsValues } from './settings.rules.ts';

/** What only whoever runs the server sets, in the environment. */
export interface ServerSettings {
  /** The address of this site, without a slash at its end. */
  siteUrl: string;
  /** Whether there is a mail provider. */
  sendsMail: boolean;
  /** The sender of mail; empty where there is none. */
  mailFrom: string;
  /** Goes before the e-mail address for visitors as the inbox; empty where it is not set. */
  mailTo: string;
  /** Count until settings are saved in the admin area. */
  firstSettings: SettingsValues;
}

export const serverSettingsFrom = (env: Env): ServerSettings => ({
  siteUrl: env.SITE_URL,
  sendsMail: env.SENDGRID_API_KEY !== '',
  mailFrom: env.MAIL_FROM,
  mailTo: env.MAIL_TO,
  firstSettings: settingsFrom(env),
});
