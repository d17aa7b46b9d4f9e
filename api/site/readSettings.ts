import type { Services } from '../context.ts';
import type { Env } from '../env.ts';
import type { SettingsValues } from './settings.rules.ts';

/** The settings, and how often they were changed. */
export interface VersionedSettings extends SettingsValues {
  id: number;
  version: number;
}

/** What counts until the settings are first saved in the admin area. */
export const settingsFrom = (env: Env): SettingsValues => ({
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

/** The settings as they are saved, or else as the environment has them. */
export async function readSettings({
  prisma,
  server,
}: Pick<Services, 'prisma' | 'server'>): Promise<VersionedSettings> {
  const saved = await prisma.settings.findUnique({ where: { id: 1 } });
  return saved ?? { id: 1, version: 1, ...server.firstSettings };
}

/**
 * The association's inbox. The environment's goes before the address for visitors; where that was
 * emptied, mail goes where it went at first.
 */
export const inboxOf = (
  { contactEmail }: SettingsValues,
  { mailTo, firstSettings }: Services['server'],
): string => mailTo || contactEmail || firstSettings.contactEmail;

export const readInbox = async (services: Pick<Services, 'prisma' | 'server'>): Promise<string> =>
  inboxOf(await readSettings(services), services.server);
