import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import vnu from 'vnu-jar';
import { expect, publicRoutes, recordRoutes, test } from './fixtures.ts';

function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const styles = /(<style[^>]*>).*?(<\/style>)/gs;

test('the Nu HTML checker finds no error in any served page', async ({ request }) => {
  test.skip(!hasJava(), 'the checker is a Java program');
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    for (const route of [...publicRoutes, ...recordRoutes, '/search?q=coffee', '/no-such-page']) {
      const name = route.slice(1).replaceAll('/', '-') || 'home';
      const html = await (await request.get(route)).text();
      // The checker knows less of CSS than the browsers for which ours is made.
      await writeFile(join(folder, `${name}.html`), html.replace(styles, '$1$2'));
    }
    // The checker runs only for seconds: optimising its code would take longer.
    const checker = promisify(execFile)(
      'java',
      [
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-Xss1024k',
        '-jar',
        vnu,
        '--errors-only',
        '--skip-non-html',
        folder,
      ],
      { maxBuffer: 10_000_000 },
    );
    // The checker exits with 1 and writes its findings to standard error.
    const { stderr } = await checker.catch((failure: unknown) => failure as { stderr: string });
    expect(stderr).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
