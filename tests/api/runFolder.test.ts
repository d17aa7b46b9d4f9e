import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';

it('is removed when its process ends, or by a later process if that was killed', async () => {
  const parent = temporaryFolder();
  onTestFinished(() => rmSync(parent, { recursive: true }));
  /** A program that makes a folder with a file, prints its path, and goes on with `then`. */
  const program = (then: string) => [
    '--input-type=module',
    '--eval',
    `import { writeFileSync } from 'node:fs';
    import { runFolder } from ${JSON.stringify(resolve('scripts/runFolder.mjs'))};
    const folder = runFolder(${JSON.stringify(parent)}, 'run');
    writeFileSync(folder + '/file', 'content');
    process.stdout.write(folder);
    ${then}`,
  ];
  const runToEnd = () => execFileSync(process.execPath, program(''), { encoding: 'utf8' });
  mkdirSync(join(parent, 'run-of-another'));
  const kept = ['run-of-another'];
  expect(existsSync(runToEnd())).toBe(false);

  const child = spawn(process.execPath, program('setInterval(() => {}, 1000)'));
  const [path] = (await once(child.stdout, 'data')) as [Buffer];
  runToEnd();
  expect(existsSync(path.toString())).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(readdirSync(parent)).not.toEqual(kept);
  runToEnd();
  expect(readdirSync(parent)).toEqual(kept);
});
