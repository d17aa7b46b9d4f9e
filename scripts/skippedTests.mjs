import { basename } from 'node:path';

/** The programs that the tests of a file need and a machine may lack. */
export const needs = {
  'bundledPostgres.test.ts': 'root on Linux',
  'contentKindExample.test.ts': 'a clone made by git',
  'ending.test.ts': 'a system with signals',
  'fullDisk.test.ts': 'root on Linux, who may mount a small disk',
  'pooler.test.ts': 'PgBouncer (apt-get install pgbouncer)',
  'refusing.test.ts': 'PgBouncer (apt-get install pgbouncer)',
  'terminal.test.ts': 'the program `script` of util-linux',
  'validHtml.spec.ts': 'Java (apt-get install default-jre-headless)',
};

/** The files of the tests that Vitest skipped, one entry for each test. */
export const skippedByVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(() => basename(name)),
  );

/** The same for Playwright. */
export const skippedByPlaywright = ({ suites }) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === 'skipped')
      .map(() => basename(file)),
    ...skippedByPlaywright({ suites: inner }),
  ]);

/** @returns a line for each file: how many of its tests were skipped, and what they need */
export function tellSkipped(files) {
  return [...new Set(files)].sort().map((file) => {
    const count = files.filter((each) => each === file).length;
    const tests = count === 1 ? '1 test' : `${count} tests`;
    return `${tests} of ${file}, for want of ${needs[file] ?? 'what they ask for'}`;
  });
}
