import type { Services } from '../context.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';

/** The settings with their version. */
export interface VersionedSettings extends Required<SettingsValues> {
  id: number;
  version: number;
}

/** The saved settings, or those of the environment. */
export async function readSettings({
  prisma,
  server,
}: Pick<Services, 'prisma' | 'server'>): Promise<VersionedSettings> {
  const saved = await prisma.settings.findUnique({ where: { id: 1 } });
  return saved ?? { id: 1, version: 1, ...server.firstSettings };
}

/**
 * The inbox of the association. The inbox of the environment takes precedence over the email
 * address for visitors. If that address is empty, mail goes to the email address of the environment.
 */
export const inboxOf = (
  { contactEmail }: SettingsValues,
  { mailTo, firstSettings }: Services['server'],
): string => mailTo || contactEmail || firstSettings.contactEmail;

export const readInbox = async (services: Pick<Services, 'prisma' | 'server'>): Promise<string> =>
  inboxOf(await readSettings(services), services.server);
