// Runs a program of this folder, which the first argument names, if this Node is new enough. This
// file uses only old syntax, so that an old Node can show the message.
import { readFileSync } from 'fs';
import { fileURLToPath } from 'url';

const wanted = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).engines.node.replace('>=', '');
const parts = (version) => version.split('.').map(Number);
const [major, minor] = parts(process.versions.node);
const [wantedMajor, wantedMinor] = parts(wanted);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  process.stderr.write(
    'This needs Node ' +
      wanted +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. See https://nodejs.org.\n',
  );
  process.exit(1);
}

// The scripts run in the folder of the project. Paths in arguments are relative to the working directory of the user.
process.env.INIT_CWD = process.env.INIT_CWD || process.cwd();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const [program] = process.argv.splice(2, 1);
void import('./' + program + '.mjs');
