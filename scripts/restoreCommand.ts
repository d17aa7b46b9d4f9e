import { checkBackup, describeBackup } from '../api/backup/manifest.ts';
import { restoreBackup } from '../api/backup/restoreBackup.ts';
import { startBundledPostgres } from '../api/database/bundledPostgres.ts';
import { type Env, readEnv } from '../api/env.ts';
import { mediaStoreFrom } from '../api/media/mediaStoreFrom.ts';
import { exitCodeOf, namedFile, type Surroundings } from './surroundings.ts';

const usage = `npm run restore -- FILE             puts a backup into an installation that holds nothing
npm run restore -- FILE --replace   puts it in place of what the installation holds
npm run restore -- FILE --check     only checks the backup, and says what it holds

Stop the site before, and start it again afterwards. Nothing changes unless everything went well.`;

/**
 * Restores a backup.
 * @param args what was written after `npm run restore --`
 * @returns the exit code: 0 done, 1 refused with a message, 2 wrong usage
 */
export async function restoreCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('-'));
  const [name, ...rest] = args.filter((arg) => !arg.startsWith('-'));
  const known = options.every((option) => ['--replace', '--check'].includes(option));
  if (!name || rest.length > 0 || !known || options.length > 1) {
    surroundings.complain(usage);
    return 2;
  }
  return exitCodeOf(async () => {
    const file = namedFile(surroundings, name);
    if (options.includes('--check')) {
      surroundings.say(`${file} is valid: ${describeBackup(await checkBackup(file))}.`);
      return;
    }
    const manifest = await restore(readEnv(surroundings.env), file, options.includes('--replace'));
    surroundings.say(`Restored ${file}: ${describeBackup(manifest)}. Start the site again.`);
  }, surroundings);
}

async function restore(env: Env, file: string, replace: boolean) {
  // Not with a running site, which would continue with its cache.
  const bundled = env.DATABASE_URL ? null : await startBundledPostgres(env.DATA_DIR);
  try {
    const url = bundled?.url ?? env.DATABASE_DIRECT_URL;
    const now = () => new Date();
    return await restoreBackup({ url, media: mediaStoreFrom(env), now }, file, replace);
  } finally {
    await bundled?.stop();
  }
}
