// npm test: installs what is missing, then checks and tests everything.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { install } from './install.mjs';
import { endTogether, endWithNpm, fail, run, RunFailure, wireit, wireitEnv } from './run.mjs';
import { fastestFolder, runFolder } from './runFolder.mjs';
import { step } from './step.mjs';
import { installBrowser, installPooler } from './testPrograms.mjs';
import { tellFailed, tellSkipped, testsOfPlaywright, testsOfVitest } from './testResults.mjs';

const packages = 'node_modules';
const vitest = [`${packages}/vitest/vitest.mjs`, 'run'];
const results = 'test-results';
const failed = [];
const tests = [];
const count = { passed: 0, failed: 0 };

/**
 * Runs a program, whatever its result.
 * @returns whether it succeeded
 */
async function attempt(title, args, options) {
  try {
    await run(args, options);
    return true;
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    failed.push({ title, output: error.message });
    return false;
  }
}

async function check(title, args) {
  count[(await attempt(title, args)) ? 'passed' : 'failed'] += 1;
}

/** Runs a test runner that writes its results to a file, and adds them to the total. */
async function test(title, args, file, read, options) {
  rmSync(file, { force: true });
  const isGood = await attempt(title, args, options);
  const results = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const broken = tellFailed(results).length;
  const passed = results.filter(({ isFailed, isSkipped }) => !isFailed && !isSkipped).length;
  process.stdout.write(`${title}: ${passed} passed, ${broken} failed\n`);
  tests.push(...results);
  count.passed += passed;
  // A runner can fail outside its tests; that counts as one failure.
  count.failed += !isGood && broken === 0 ? 1 : broken;
}

function vitestRun(title, file, projects, options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [...vitest, ...projects.map((name) => `--project=${name}`), ...reporters];
  return test(title, args, file, testsOfVitest, options);
}

async function installTools() {
  await installBrowser();
  await installPooler();
}

async function checkSources() {
  const migrations = [`${packages}/tsx/dist/cli.mjs`, 'scripts/migration.ts', '--check'];
  await check('Migrations match the models', migrations);
  const apiChanges = [`${packages}/tsx/dist/cli.mjs`, 'scripts/apiChanges.ts'];
  await check('The API keeps its promises', apiChanges);
  const cruiser = `${packages}/dependency-cruiser/bin/dependency-cruise.mjs`;
  await check('Imports', [cruiser, 'api', 'client', 'docs', 'prisma', 'scripts', 'tests']);
  await check('Nothing unused', [`${packages}/knip/bin/knip.js`]);
  await check('Formatting', [`${packages}/oxfmt/bin/oxfmt`, '--check']);
  await check('Types and lint', [`${packages}/oxlint/bin/oxlint`, '.']);
  const eslint = [`${packages}/eslint/bin/eslint.js`, '--max-warnings', '0', '.'];
  await check('Lint of GraphQL', eslint);
}

/**
 * Runs the tests, and shows the progress of all but those of starting and ending. Tests of parts keep the
 * processors busy. Browser tests leave them idle, and processes that start and end mostly wait.
 */
async function testAll() {
  await vitestRun('Parts', `${results}/parts.json`, ['api', 'client'], { show: true });
  const playwright = [`${packages}/@playwright/test/cli.js`, 'test'];
  const file = `${results}/browser/e2e.json`;
  await Promise.all([
    test('In the browser', playwright, file, testsOfPlaywright, { show: true }),
    vitestRun('Starting and ending', `${results}/startup.json`, ['startup']),
  ]);
}

const schema = () => readFileSync('api/schema.graphql', 'utf8').replaceAll('\r\n', '\n');

endWithNpm();
endTogether();
// Databases consist of many small files, which a disk creates slowly: 0.05 to 0.28 s for each of 200,
// in memory 0.04 s.
process.env.TMPDIR = runFolder(fastestFolder(), 'community-tests');
try {
  await install();
  const committed = schema();
  // Installing waits for the network and the disk, building for the processor.
  await step('Building, and installing what the tests need', () =>
    Promise.all([run(wireit, { env: wireitEnv('build') }), installTools()]),
  );

  if (schema() !== committed) {
    process.stderr.write('api/schema.graphql was out of date; it is generated now. Commit it.\n');
    count.failed += 1;
    failed.push({ title: 'Generated schema', output: '' });
  }
  // A runner that starts or ends leaves processors idle. Together they finish sooner.
  process.stdout.write('\nTests; checks, and tests of starting and ending, go on beside\n');
  await Promise.all([testAll(), checkSources()]);
} catch (error) {
  fail(error);
}
for (const { title, output } of failed) {
  if (output) process.stderr.write(`\n${title}:\n${output}\n`);
}
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.map(({ title }) => title).join(', ')}.\n`);
}
const [broken, skipped] = [tellFailed(tests), tellSkipped(tests)];
if (skipped.length > 0) process.stdout.write(`\nSkipped:\n${skipped.join('\n')}\n`);
// Printed last, because a log may be cut to its last lines.
if (broken.length > 0) process.stdout.write(`\nFailed tests:\n${broken.join('\n')}\n`);
const left = tests.filter(({ isSkipped }) => isSkipped).length;
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${left} skipped\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
