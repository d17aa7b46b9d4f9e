import { startBundledPostgres } from '../../api/database/bundledPostgres.ts';

// A separate process, for tests that kill it: owns the bundled PostgreSQL of a data folder.
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startBundledPostgres(dataDir);
process.stdout.write(`${url}\n`);
