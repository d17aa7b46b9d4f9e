import { recordBackup } from '../api/backup/backupRecord.ts';
import { createBackup } from '../api/backup/createBackup.ts';
import { describeBackup } from '../api/backup/manifest.ts';
import { borrowBundledPostgres } from '../api/database/bundledPostgres.ts';
import { readEnv } from '../api/env.ts';
import { mediaStoreFrom } from '../api/media/mediaStoreFrom.ts';
import { newPassphrase } from './passphrase.ts';
import { exitCodeOf, namedFile, type Surroundings } from './surroundings.ts';

const usage = `npm run backup -- FILE             writes everything the site holds into one new file
npm run backup -- FILE --encrypt   encrypts it by a passphrase, in the format of age

The site may be running. The file holds personal data and what signs sessions: keep it safe.
The passphrase is BACKUP_PASSPHRASE, or asked for. Nobody can read an encrypted backup without it.`;

/**
 * Backs up an installation.
 * @param args the arguments after `npm run backup --`
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage
 */
export async function backupCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('-'));
  const [name, ...rest] = args.filter((arg) => !arg.startsWith('-'));
  if (!name || rest.length > 0 || options.some((option) => option !== '--encrypt')) {
    surroundings.complain(usage);
    return 2;
  }
  return exitCodeOf(async () => {
    const env = readEnv(surroundings.env);
    const file = namedFile(surroundings, name);
    const passphrase = options.includes('--encrypt')
      ? await newPassphrase(env.BACKUP_PASSPHRASE, surroundings)
      : undefined;
    const bundled = env.DATABASE_URL ? null : await borrowBundledPostgres(env.DATA_DIR);
    try {
      const url = bundled?.url ?? env.DATABASE_DIRECT_URL;
      const source = { url, media: await mediaStoreFrom(env), now: () => new Date() };
      const make = () => createBackup(source, file, passphrase);
      const manifest = await recordBackup(url, make, surroundings.complain);
      surroundings.say(`Backed up to ${file}: ${describeBackup(manifest)}.`);
      for (const path of manifest.missing) {
        surroundings.complain(`The content refers to a file that is not in the store: ${path}`);
      }
      return 0;
    } finally {
      await bundled?.stop();
    }
  }, surroundings);
}
