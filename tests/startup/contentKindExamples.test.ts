import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindExamples } from '../support/kindExamples.ts';

const run = promisify(execFile);
let folder: string;
/** Runs a program of the copy; rejects with what it printed when it fails. */
const inCopy = (file: string, ...args: string[]) =>
  run(process.execPath, [file, ...args], { cwd: folder, maxBuffer: 2 ** 26 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kind-examples-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', listed, { maxBuffer: 2 ** 26 });
  const files = stdout.split('\0').filter(Boolean);
  await Promise.all(files.map((file) => cp(file, join(folder, file), { force: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  for (const { file } of kindExamples) await run('git', ['apply', file], { cwd: folder });
  await inCopy('scripts/generatePrisma.mjs');
  await inCopy('node_modules/tsx/dist/cli.mjs', 'scripts/writeSchema.ts');
  await inCopy('node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('compile and pass lint together in one tree', async () => {
  await inCopy('node_modules/oxlint/bin/oxlint', '.');
});

it('have migrations that create their models', async () => {
  await inCopy('node_modules/tsx/dist/cli.mjs', 'scripts/migration.ts', '--check');
});

it('pass the tests of content with their entries in tests/support/kinds.ts', async () => {
  const tests = ['--project', 'api', 'tests/api/content.test.ts', '--reporter=verbose'];
  const { stdout } = await inCopy('node_modules/vitest/vitest.mjs', 'run', ...tests);
  expect(stdout).toContain('JobListing');
  expect(stdout).toContain('Enter an amount, such as $15 to $30');
});
