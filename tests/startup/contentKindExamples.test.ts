import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessTables } from '../../scripts/addKind.ts';

/** Every sort of field that the command writes. */
const jobListingFields = `import * as rules from '../fields.rules.ts';

export const jobListingFields = {
  jobTitle: rules.line({ section: 'what', translated: true }),
  employer: rules.line({ optional: true }),
  conditions: rules.lines({ translated: true }),
  description: rules.text({ translated: true, isFormatted: true }),
  link: rules.url({ section: 'contact' }),
  telephone: rules.telephoneNumber({ optional: true }),
  contactEmail: rules.email({}),
};

export const jobListingRules = rules.rulesOf(jobListingFields);
`;

const priceRange = 'docs/examples/price-range.diff';

/**
 * `npm run kind -- jobListing` at a time after the last migration, whatever the clock says. Prints what
 * the migrations lack, and the files in which the kind and the field can cause errors.
 */
const addJobListing = `import { readdirSync, readFileSync } from 'node:fs';
import { addKind } from './scripts/addKind.ts';
import { difference } from './scripts/makeMigration.ts';
import { filesWithImporters } from './scripts/nearTests.mjs';

const added = await addKind('jobListing', undefined, new Date('2999-01-01'));
const diff = readFileSync('${priceRange}', 'utf8');
const changed = Array.from(diff.matchAll(/^[+]{3} b.(.+)$/gm), ([, file]) => file);
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => folder + '/' + file);
const code = ['api', 'client', 'prisma', 'tests/support']
  .flatMap(filesIn)
  .filter((file) => file.match(/[.]tsx?$/) && !file.includes('generated'));
const concerned = filesWithImporters([...added, ...changed], code);
process.stdout.write(JSON.stringify({ missing: await difference(), concerned }));
`;

const run = promisify(execFile);
let folder: string;
let added: { missing: string; concerned: string[] };
/** Runs a program of the copy; if it fails, rejects with what it printed. */
const inCopy = (file: string, ...args: string[]) =>
  run(process.execPath, [file, ...args], { cwd: folder, maxBuffer: 2 ** 26 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kind-examples-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', listed, { maxBuffer: 2 ** 26 });
  const files = stdout.split('\0').filter(Boolean);
  await Promise.all(files.map((file) => cp(file, join(folder, file), { force: true })));
  // What the command itself imports of it is the same for all kinds.
  await cp('api/generated', join(folder, 'api/generated'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  await run('git', ['apply', priceRange], { cwd: folder });
  const fields = 'api/shared/content/jobListing/jobListing.fields.ts';
  await mkdir(join(folder, dirname(fields)));
  await writeFile(join(folder, fields), jobListingFields);
  await writeFile(join(folder, 'addJobListing.ts'), addJobListing);
  const { stdout: result } = await inCopy('node_modules/tsx/dist/cli.mjs', 'addJobListing.ts');
  added = JSON.parse(result) as typeof added;
  await rm(join(folder, 'addJobListing.ts'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the new kind and the new field compile and pass lint', async () => {
  const { concerned } = added;
  // Lint reads the types of all others in `npm test`.
  expect(concerned).toContain('client/content/jobListings/JobListingForm.tsx');
  expect(concerned.length).toBeGreaterThan(50);
  await inCopy('node_modules/oxlint/bin/oxlint', ...concerned);
});

it('their migrations create their models', () => {
  expect(added.missing).toBe('');
});

it('they pass the tests of content, and the tables of access are written', async () => {
  // One worker loads the program once.
  const tests = [
    ...accessTables,
    'tests/api/content.test.ts',
    '--reporter=verbose',
    '--maxWorkers=1',
  ];
  tests.push('-t', 'declared|JobListing|Directory');
  const { stdout } = await inCopy('node_modules/vitest/vitest.mjs', ...tests);
  expect(stdout).toContain('JobListing');
  expect(stdout).toContain('Job title is required');
  expect(stdout).toContain('Enter an amount, such as $15 to $30');
  const table = await readFile(join(folder, 'tests/api/access.txt'), 'utf8');
  expect(table).toContain('createJobListing');
});
