import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  needs,
  skippedByPlaywright,
  skippedByVitest,
  tellSkipped,
} from '../../scripts/skippedTests.mjs';

it('states the requirements of each file with tests that may be skipped', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .filter((name) => /\.(skip|skipIf|runIf)\(/.test(readFileSync(join('tests', name), 'utf8')));
  expect(Object.keys(needs).sort()).toEqual(files.map((name) => basename(name)).sort());
});

it('lists the tests that both runners skipped, and the missing requirements', () => {
  const vitest = {
    testResults: [
      {
        name: '/project/tests/api/pooler.test.ts',
        assertionResults: [{ status: 'skipped' }, { status: 'pending' }, { status: 'passed' }],
      },
      { name: '/project/tests/api/mail.test.ts', assertionResults: [{ status: 'failed' }] },
    ],
  };
  const playwright = {
    suites: [
      {
        file: 'validHtml.spec.ts',
        specs: [{ tests: [{ status: 'skipped' }] }],
        suites: [{ file: 'validHtml.spec.ts', specs: [{ tests: [{ status: 'expected' }] }] }],
      },
    ],
  };
  const skipped = [...skippedByVitest(vitest), ...skippedByPlaywright(playwright)];
  expect(tellSkipped(skipped)).toEqual([
    '2 tests of pooler.test.ts, for want of PgBouncer (apt-get install pgbouncer)',
    '1 test of validHtml.spec.ts, for want of Java (apt-get install default-jre-headless)',
  ]);
});
