import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { endTogether, endWithNpm, fail, run, wireit, wireitEnv } from './run.mjs';
import { step } from './step.mjs';

endWithNpm();
const undo = endTogether();
try {
  await install();
  await step('Building', () => run(wireit, { env: wireitEnv('build') }));
} catch (error) {
  fail(error);
}
undo();

// In this process, so that signals and the exit code need no passing on.
process.env.NODE_ENV ||= 'production';
await import(pathToFileURL('dist/server/server.js').href);
