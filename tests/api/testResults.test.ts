import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  needs,
  tellFailed,
  tellSkipped,
  testsOfPlaywright,
  testsOfVitest,
} from '../../scripts/testResults.mjs';

it('states the requirements of each file with tests that may be skipped', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .filter((name) => /\.(skip|skipIf|runIf)\(/.test(readFileSync(join('tests', name), 'utf8')));
  expect(Object.keys(needs).sort()).toEqual(files.map((name) => basename(name)).sort());
});

it('lists the tests that failed in both runners, and those skipped with what they need', () => {
  const vitest = {
    testResults: [
      {
        name: '/project/tests/api/pooler.test.ts',
        assertionResults: [{ status: 'skipped' }, { status: 'pending' }, { status: 'passed' }],
      },
      {
        name: '/project/tests/api/mail.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', ancestorTitles: ['a letter'], title: 'is sent' }],
      },
      {
        name: '/project/tests/api/feed.test.ts',
        status: 'failed',
        message: 'Cannot find module\n  at import',
        assertionResults: [],
      },
    ],
  };
  const playwright = {
    suites: [
      {
        file: 'validHtml.spec.ts',
        title: 'validHtml.spec.ts',
        specs: [{ title: 'is valid', tests: [{ status: 'skipped' }] }],
        suites: [
          {
            file: 'validHtml.spec.ts',
            title: 'a page',
            specs: [{ title: 'loads', tests: [{ status: 'unexpected' }, { status: 'expected' }] }],
          },
        ],
      },
    ],
  };
  const tests = [...testsOfVitest(vitest), ...testsOfPlaywright(playwright)];
  expect(tellFailed(tests)).toEqual([
    'mail.test.ts › a letter › is sent',
    'feed.test.ts › Cannot find module',
    'validHtml.spec.ts › a page › loads',
  ]);
  expect(tellSkipped(tests)).toEqual([
    '2 tests of pooler.test.ts, for want of PgBouncer (apt-get install pgbouncer)',
    '1 test of validHtml.spec.ts, for want of Java (apt-get install default-jre-headless)',
  ]);
});
