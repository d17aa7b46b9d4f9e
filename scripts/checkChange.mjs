// npm run check: runs what a change most likely breaks, within half a minute. `npm test` runs
// everything.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { install } from './install.mjs';
import { filesWithImporters, nearTests } from './nearTests.mjs';
import { endTogether, endWithNpm, fail, run, RunFailure, wireit, wireitEnv } from './run.mjs';
import { step } from './step.mjs';

const packages = 'node_modules';

const list = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths that changed or were deleted since a commit, committed or not. */
const changedSince = (commit) => [
  ...list('diff', '--name-only', '--relative', commit),
  ...list('ls-files', '--others', '--exclude-standard'),
];

/** The uncommitted changes, or else the changes of the last commit. */
function changedFiles() {
  const [, , commit] = process.argv;
  if (commit) return changedSince(commit);
  const changed = changedSince('HEAD');
  return changed.length > 0 ? changed : changedSince('HEAD~1');
}

async function checkAll(checks) {
  for (const [title, args] of checks) {
    const start = Date.now();
    try {
      await run(args);
      console.log(`✔ ${title} (${Math.round((Date.now() - start) / 1000)} s)`);
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      console.error(`✘ ${title}\n${error.message}`);
      process.exitCode = 1;
    }
  }
}

endWithNpm();
endTogether();
try {
  await install();
  await step('Generating', () => run(wireit, { env: wireitEnv('generate') }));
  const changed = changedFiles();
  const code = list(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
  ).filter(existsSync);
  const isTest = (file) => /^tests\/(api|client)\/.*\.test\.tsx?$/.test(file);
  // Documents, messages and comments quote and cite each other.
  const tests = [...nearTests(changed, code, isTest), 'tests/api/documentation.test.ts'];
  // What did not change since the last run is not read again.
  const eslint = [`${packages}/eslint/bin/eslint.js`, '--max-warnings', '0', '.', '--cache'];
  eslint.push('--cache-location', `${packages}/.cache/check/eslint/`);
  const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));
  // Without a path, they would read everything.
  const paths = sources.length > 0 ? sources : ['scripts'];
  // Types of all files follow from the models of Prisma and the settings of the tools.
  const isEverywhere = changed.some((file) => /\.prisma$|^[^/]+\.json$/.test(file));
  const typed = isEverywhere
    ? ['.']
    : [...new Set([...paths, ...filesWithImporters(changed, code)])];
  // A new cycle leads through a changed file.
  const imports = [`${packages}/dependency-cruiser/bin/dependency-cruise.mjs`, ...paths];
  const vitest = [`${packages}/vitest/vitest.mjs`, 'run', '--project=api', '--project=client'];
  await Promise.all([
    checkAll([
      ['Formatting', [`${packages}/oxfmt/bin/oxfmt`, '--check']],
      ['Imports', imports],
      [`Tests: ${tests.join(', ')}`, [...vitest, ...tests]],
    ]),
    checkAll([
      ['Types and lint', [`${packages}/oxlint/bin/oxlint`, ...typed]],
      ['Lint of GraphQL', eslint],
    ]),
  ]);
} catch (error) {
  fail(error);
}
