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

/** The tests of a report of Vitest. A file that cannot be loaded counts as one failed test. */
export const testsOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults: results }) =>
    (status === 'failed' && results.length === 0
      ? [{ status, title: message.split('\n')[0] }]
      : results
    ).map((result) => ({
      file: basename(name),
      title: [...(result.ancestorTitles ?? []), result.title].join(' › '),
      isFailed: result.status === 'failed',
      isSkipped: !['passed', 'failed'].includes(result.status),
    })),
  );

/** The same for Playwright. */
export const testsOfPlaywright = ({ suites }, outer = []) =>
  suites.flatMap(({ file, title, specs = [], suites: inner = [] }) => {
    // The title of the outermost suite is the file.
    const titles = title === file ? outer : [...outer, title];
    return [
      ...specs.flatMap((spec) =>
        spec.tests.map(({ status }) => ({
          file: basename(file),
          title: [...titles, spec.title].join(' › '),
          isFailed: status === 'unexpected',
          isSkipped: status === 'skipped',
        })),
      ),
      ...testsOfPlaywright({ suites: inner }, titles),
    ];
  });

/** @returns a line for each failed test */
export const tellFailed = (tests) =>
  tests.filter(({ isFailed }) => isFailed).map(({ file, title }) => `${file} › ${title}`);

/** @returns a line for each file: how many of its tests were skipped, and what they need */
export function tellSkipped(tests) {
  const files = tests.filter(({ isSkipped }) => isSkipped).map(({ file }) => file);
  return [...new Set(files)].sort().map((file) => {
    const count = files.filter((each) => each === file).length;
    const tests = count === 1 ? '1 test' : `${count} tests`;
    return `${tests} of ${file}, for want of ${needs[file] ?? 'what they ask for'}`;
  });
}
