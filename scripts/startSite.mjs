// npm start: installs, generates and builds what is missing or outdated, then serves.
import { pathToFileURL } from 'node:url';
import { prepare } from './install.mjs';
import { endWithNpm } from './run.mjs';

endWithNpm();
await prepare('Building', 'build');

// In this process, so that signals and the exit code need no forwarding.
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL('dist/server/server.js').href);
