import { startBundledPostgres } from '../../api/database/bundledPostgres.ts';

// Starts the bundled PostgreSQL in a process of its own, which tests kill.
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startBundledPostgres(dataDir);
process.stdout.write(`${url}\n`);
