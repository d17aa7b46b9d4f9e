import { withDatabaseLock } from '../../api/database/lock.ts';
import { migrate } from '../../api/database/migrate.ts';

// A separate process, for tests that kill it: applies the migrations of a folder to a database.
const [url = '', folder] = process.argv.slice(2);
await withDatabaseLock(url, 'prepare', (connection) => migrate(connection, folder));
