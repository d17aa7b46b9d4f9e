import type { Services } from '../context.ts';
import type { SettingsValues } from './settings.rules.ts';

/** The settings, and how often they were changed. */
export interface VersionedSettings extends SettingsValues {
  id: number;
  version: number;
}

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
