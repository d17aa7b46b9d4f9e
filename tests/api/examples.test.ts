import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { makeToken } from '../support/apiTokens.ts';
import { picture } from '../support/files.ts';

const run = promisify(execFile);

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

/** Runs docs/examples/create-event.ts as its first lines say. */
async function createEvent(token: string) {
  const file = join(folder, 'buna.jpg');
  await writeFile(file, await picture());
  const command = ['node_modules/tsx/dist/cli.mjs', 'docs/examples/create-event.ts', api.url, file];
  const env = { ...process.env, TOKEN: token };
  return run(process.execPath, command, { env });
}

it('the documented script creates an event with its picture', async () => {
  const { secret } = await makeToken(api, await api.signInAdmin(), ['CONTENT_WRITE']);
  const { stdout } = await createEvent(secret);
  expect(stdout).toContain("title: 'Coffee ceremony'");
  const event = await api.services.prisma.event.findFirstOrThrow();
  expect(stdout).toContain(event.imagePath);
  expect((await fetch(`${api.url}/media/${event.imagePath}`)).ok).toBe(true);
});

it('the documented script prints the error of the API', async () => {
  await expect(createEvent('eca_x')).rejects.toThrow('The API token is invalid');
});
