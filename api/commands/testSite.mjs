import { readFileSync } from 'node:fs';
import { installBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { endTogether, endWithNpm, fail, run, RunFailure, wireit, wireitEnv } from './run.mjs';
import { step } from './step.mjs';

const packages = 'node_modules';
const vitest = [`${packages}/vitest/vitest.mjs`, 'run'];
const failed = [];

/** Does a check, and goes on to the next whatever its result. */
async function check(title, args, options) {
  process.stdout.write(`\n${title}\n`);
  try {
    if (options?.show) await run(args, options);
    else await step(title, () => run(args));
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    failed.push(title);
  }
}

const schema = () => readFileSync('api/schema.graphql', 'utf8').replaceAll('\r\n', '\n');

endWithNpm();
endTogether();
try {
  await install();
  const committed = schema();
  await step('Building', () => run(wireit, { env: wireitEnv('build') }));
  await installBrowser();

  if (schema() !== committed) {
    process.stderr.write('api/schema.graphql was out of date; it is generated now. Commit it.\n');
    failed.push('Generated schema');
  }
  const migrations = 'Migrations match the models';
  await check(migrations, [`${packages}/tsx/dist/cli.mjs`, 'api/commands/migration.ts', '--check']);
  await check('Formatting', [`${packages}/prettier/bin/prettier.cjs`, '--check', '.']);
  await check('Lint', [`${packages}/eslint/bin/eslint.js`, '--max-warnings', '0', '.']);
  await check('Types', [`${packages}/typescript/bin/tsc`, '--noEmit']);
  await check('Parts', [...vitest, '--project', 'api', '--project', 'client'], { show: true });
  await check('Starting and ending', [...vitest, '--project', 'startup'], { show: true });
  await check('In the browser', [`${packages}/@playwright/test/cli.js`, 'test'], { show: true });
} catch (error) {
  fail(error);
}
if (failed.length > 0) {
  fail(new RunFailure(`\nFailed: ${failed.join(', ')}.`));
}
process.stdout.write('\nAll is well.\n');
