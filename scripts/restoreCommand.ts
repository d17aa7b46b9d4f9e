import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decryptFile, isEncrypted } from '../api/backup/encryption.ts';
import { checkBackup, describeBackup } from '../api/backup/manifest.ts';
import { restoreBackup } from '../api/backup/restoreBackup.ts';
import { startBundledPostgres } from '../api/database/bundledPostgres.ts';
import type { Env } from '../api/env.ts';
import { mediaStoreFrom } from '../api/media/mediaStoreFrom.ts';
import { askPassphrase } from './passphrase.ts';
import { fileCommand, type Surroundings, withDatabase } from './surroundings.ts';

const usage = `npm run restore -- FILE             puts a backup into an installation that holds nothing
npm run restore -- FILE --replace   puts it in place of what the installation holds
npm run restore -- FILE --check     only checks the backup, and says what it holds

An encrypted backup is opened by BACKUP_PASSPHRASE, or by what you are asked for.
Stop the site before, and start it again afterwards. Nothing changes unless everything went well.`;

/**
 * Restores a backup.
 * @param args the arguments after `npm run restore --`
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage
 */
export const restoreCommand = (args: string[], surroundings: Surroundings): Promise<number> =>
  fileCommand(args, surroundings, {
    usage,
    options: ['--replace', '--check'],
    work: (env, named, option) =>
      withPlainFile(named, env.BACKUP_PASSPHRASE, surroundings, async (file) => {
        if (option === '--check') {
          surroundings.say(`${named} is valid: ${describeBackup(await checkBackup(file))}.`);
          return;
        }
        const manifest = await restore(env, file, option === '--replace');
        surroundings.say(`Restored ${named}: ${describeBackup(manifest)}. Start the site again.`);
      }),
  });

/** Works with a backup; with an encrypted one, on a decrypted copy, which is then removed. */
async function withPlainFile(
  file: string,
  passphrase: string,
  surroundings: Surroundings,
  work: (file: string) => Promise<void>,
): Promise<void> {
  if (!(await isEncrypted(file))) {
    await work(file);
    return;
  }
  // In the folder of the file, because its owner selected that disk for personal data.
  const folder = `${file}.decrypted`;
  await rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { mode: 0o700 });
    const plain = join(folder, 'archive');
    await decryptFile(file, passphrase || (await askPassphrase(surroundings)), plain);
    await work(plain);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Not while the site runs, because it would continue with its cache. */
const restore = (env: Env, file: string, replace: boolean) =>
  withDatabase(
    env,
    async (url) => {
      const now = () => new Date();
      return restoreBackup({ url, media: await mediaStoreFrom(env), now }, file, replace);
    },
    startBundledPostgres,
  );
