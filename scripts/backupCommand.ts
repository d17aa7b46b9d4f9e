import { recordBackup } from '../api/backup/backupRecord.ts';
import { createBackup } from '../api/backup/createBackup.ts';
import { describeBackup } from '../api/backup/manifest.ts';
import { mediaStoreFrom } from '../api/media/mediaStoreFrom.ts';
import { newPassphrase } from './passphrase.ts';
import { fileCommand, type Surroundings, withDatabase } from './surroundings.ts';

const usage = `npm run backup -- FILE             writes everything the site holds into one new file
npm run backup -- FILE --encrypt   encrypts it by a passphrase, in the format of age

The site may be running. The file holds personal data and what signs sessions: keep it safe.
The passphrase is BACKUP_PASSPHRASE, or asked for. Nobody can read an encrypted backup without it.`;

/**
 * Backs up an installation.
 * @param args the arguments after `npm run backup --`
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage
 */
export const backupCommand = (args: string[], surroundings: Surroundings): Promise<number> =>
  fileCommand(args, surroundings, {
    usage,
    options: ['--encrypt'],
    async work(env, file, option) {
      const passphrase = option && (await newPassphrase(env.BACKUP_PASSPHRASE, surroundings));
      await withDatabase(env, async (url) => {
        const source = { url, media: await mediaStoreFrom(env), now: () => new Date() };
        const make = () => createBackup(source, file, passphrase);
        const manifest = await recordBackup(url, make, surroundings.complain);
        surroundings.say(`Backed up to ${file}: ${describeBackup(manifest)}.`);
        for (const path of manifest.missing) {
          surroundings.complain(`The content refers to a file that is not in the store: ${path}`);
        }
      });
    },
  });
