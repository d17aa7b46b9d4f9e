import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { spawnServer } from './serverProcess.ts';
import { copySite } from './siteTemplate.ts';

/** The public address in the settings of the site under test. */
export const siteUrl = 'http://site.test';

export interface Site {
  /** Without a slash at its end. */
  url: string;
  /** The server's process. */
  pid: number;
  /** Empty for the bundled database. */
  databaseUrl: string;
  /** The folder of the uploads. */
  mediaFolder: string;
  /** Everything the server has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Settings that make every part of the pages visible. */
export const exampleSettings = {
  PHONE_NUMBER: '+64 9 555 0100',
  CONTACT_EMAIL: 'hello@example.org',
  FACEBOOK_URL: 'https://www.facebook.com/example',
  TELEGRAM_URL: 'https://t.me/example',
  WHATSAPP_URL: 'https://chat.whatsapp.com/example',
  VIBER_URL: 'https://invite.viber.com/?g2=example',
  BANK_ACCOUNT_NAME: 'Example Association',
  BANK_NAME: 'Example Bank',
  BANK_ACCOUNT_NUMBER: '00-0000-0000000-00',
};

/**
 * Starts the built site on a free port: in browser tests as a copy of the one that `prepareSites` has started,
 * and otherwise as `npm start` does, with its own bundled database.
 * @param settings environment variables beyond `exampleSettings`; with DATABASE_URL it is no copy
 * @param through another address at which the site reaches its database
 */
export async function startSite(
  settings: NodeJS.ProcessEnv = {},
  through = (databaseUrl: string) => databaseUrl,
): Promise<Site> {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const isCopy = process.env['SITE_TEMPLATE'] && !('DATABASE_URL' in settings);
  const database = isCopy ? await copySite(dataDir) : undefined;
  const server = spawnServer(dataDir, {
    SITE_URL: siteUrl,
    ...exampleSettings,
    ...(database && { DATABASE_URL: through(database.url) }),
    ...settings,
  });
  return {
    url: await server.up,
    databaseUrl: database?.url ?? '',
    pid: server.child.pid ?? 0,
    mediaFolder: join(dataDir, 'media'),
    output: () => server.output(),
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
