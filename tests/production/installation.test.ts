import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScratchPostgres, temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { readEnv } from '../../api/env.ts';
import { firstAdmin, signInFirstAdmin } from '../support/firstAdmin.ts';
import { writeExport } from '../support/formerExport.ts';
import { spawnServer } from '../support/serverProcess.ts';

/** The installation that the Dockerfile describes, by its own steps, with a database beside it. */
const folder = temporaryFolder();
const site = join(folder, 'site');
const dataDir = join(folder, 'data');
let database: Awaited<ReturnType<typeof startScratchPostgres>>;
let start: [string, ...string[]];

beforeAll(async () => {
  database = await startScratchPostgres();
  mkdirSync(site);
  const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
  const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  for (const [, instruction, text = ''] of image.matchAll(/^(COPY|RUN|CMD) (.+)$/gm)) {
    if (instruction === 'COPY') copy(text);
    if (instruction === 'RUN' && text.startsWith('npm ')) install(text);
    if (instruction === 'CMD') start = JSON.parse(text) as typeof start;
  }
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Copies into the image; what the first stage made is in this folder, built by the same commands. */
function copy(text: string): void {
  const words = text.split(/\s+/).filter((word) => !word.startsWith('--from='));
  const target = join(site, words.pop() ?? '');
  for (const word of words) {
    const source = word.replace(/^\/site\//, '');
    const isFolder = words.length > 1 || text.endsWith('/');
    const place = isFolder ? join(target, basename(source)) : target;
    mkdirSync(dirname(place), { recursive: true });
    cpSync(source, place, { recursive: true });
  }
}

function install(text: string): void {
  // The machine's own cache is neither used nor emptied.
  const [command = ''] = text.split(' && ');
  const [program = '', ...args] = command.split(' ');
  execFileSync(program, [...args, '--prefer-offline'], { cwd: site, stdio: 'ignore' });
}

const settings = () => ({
  ...Object.fromEntries(Object.entries(readEnv({})).map(([name, value]) => [name, String(value)])),
  DATABASE_URL: database.url,
  DATABASE_DIRECT_URL: '',
  DATA_DIR: dataDir,
});

/** Runs a command of the operations guide in the installation, and returns what it says. */
const npmRun = (name: string, ...args: string[]) =>
  execFileSync('npm', ['run', '-s', name, '--', ...args], {
    cwd: site,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...settings(),
      ADMIN_PASSWORD: firstAdmin.ADMIN_PASSWORD,
    },
  });

const serve = () =>
  spawnServer(dataDir, settings(), ['sh', '-c', `cd '${site}' && exec ${start.join(' ')}`]);

it('runs, and every command of the operations guide works there', async () => {
  const first = serve();
  const url = await first.up;
  expect((await fetch(`${url}/events`)).status).toBe(200);
  npmRun('admin', 'create', firstAdmin.ADMIN_EMAIL);
  expect(npmRun('admin', 'list')).toContain(firstAdmin.ADMIN_EMAIL);
  expect(await signInFirstAdmin(url)).toMatch(/\S/);
  expect(npmRun('backup', 'site.backup')).toContain('Backed up to');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(npmRun('restore', 'site.backup', '--check')).toContain('is valid');
  expect(npmRun('restore', 'site.backup', '--replace')).toContain('Restored');
  await writeExport((name, content) => {
    const file = join(site, 'export', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  });
  expect(npmRun('import', 'export', '--dry-run')).toMatch(/\S/);
  npmRun('import', 'export');
  const second = serve();
  expect(await (await fetch(`${await second.up}/events`)).text()).toContain('Enkutatash');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
