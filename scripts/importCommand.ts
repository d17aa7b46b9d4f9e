import { prepareDatabase } from '../api/database/prepare.ts';
import { importExport } from '../api/import/importExport.ts';
import { mediaLimitsFrom } from '../api/media/mediaSettings.ts';
import { mediaStoreFrom } from '../api/media/mediaStoreFrom.ts';
import { fileCommand, type Surroundings, withDatabase } from './surroundings.ts';

const usage = `npm run import -- FOLDER             adds what was exported from the former backend
npm run import -- FOLDER --dry-run   only checks it, and says what would be added

FOLDER holds one CSV or JSON file for each table, such as event.csv, and the files of each bucket
in a folder of its name, such as eventBucket. What is there already is left alone.`;

/**
 * Imports an export of the former backend.
 * @param args the arguments after `npm run import --`
 * @returns the exit code: 0 done, 1 refused with messages, 2 wrong usage
 */
export const importCommand = (args: string[], surroundings: Surroundings): Promise<number> =>
  fileCommand(args, surroundings, {
    usage,
    options: ['--dry-run'],
    async work(env, folder, option) {
      const dryRun = option !== undefined;
      await withDatabase(env, async (url) => {
        await prepareDatabase(url, () => Promise.resolve());
        const target = {
          url,
          media: await mediaStoreFrom(env),
          mediaLimits: mediaLimitsFrom(env),
          now: () => new Date(),
        };
        const counts = await importExport(target, folder, dryRun);
        for (const { table, added, present } of counts) {
          surroundings.say(`${table}: ${String(added)} added, ${String(present)} there already`);
        }
        if (dryRun) surroundings.say('Nothing was stored: this was a dry run.');
      });
    },
  });
