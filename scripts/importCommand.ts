import { borrowBundledPostgres } from '../api/database/bundledPostgres.ts';
import { prepareDatabase } from '../api/database/prepare.ts';
import { readEnv } from '../api/env.ts';
import { importExport } from '../api/import/importExport.ts';
import { mediaLimitsFrom } from '../api/media/mediaLimits.ts';
import { mediaStoreFrom } from '../api/media/mediaStoreFrom.ts';
import { exitCodeOf, namedFile, type Surroundings } from './surroundings.ts';

const usage = `npm run import -- FOLDER             adds what was exported from the former backend
npm run import -- FOLDER --dry-run   only checks it, and says what would be added

FOLDER holds one CSV or JSON file for each table, such as event.csv, and the files of each bucket
in a folder of its name, such as eventBucket. What is there already is left alone.`;

/**
 * Imports an export of the former backend.
 * @param args the arguments after `npm run import --`
 * @returns the exit code: 0 done, 1 refused with messages, 2 wrong usage
 */
export async function importCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('-'));
  const [name, ...rest] = args.filter((arg) => !arg.startsWith('-'));
  if (!name || rest.length > 0 || options.some((option) => option !== '--dry-run')) {
    surroundings.complain(usage);
    return 2;
  }
  return exitCodeOf(async () => {
    const env = readEnv(surroundings.env);
    const dryRun = options.length > 0;
    const bundled = env.DATABASE_URL ? null : await borrowBundledPostgres(env.DATA_DIR);
    try {
      const url = bundled?.url ?? env.DATABASE_DIRECT_URL;
      await prepareDatabase(url, () => Promise.resolve());
      const target = {
        url,
        media: await mediaStoreFrom(env),
        mediaLimits: mediaLimitsFrom(env),
        now: () => new Date(),
      };
      const counts = await importExport(target, namedFile(surroundings, name), dryRun);
      for (const { table, added, present } of counts) {
        surroundings.say(`${table}: ${String(added)} added, ${String(present)} there already`);
      }
      if (dryRun) surroundings.say('Nothing was stored: this was a dry run.');
      return 0;
    } finally {
      await bundled?.stop();
    }
  }, surroundings);
}
