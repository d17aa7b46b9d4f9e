import { utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { expect, inject, it } from 'vitest';
import { spawnServer } from '../support/serverProcess.ts';

it('serves the site from its sources in development, and the sandbox from its build', async () => {
  const server = spawnServer(inject('filledFolder'), {}, [
    process.execPath,
    'scripts/watchServer.mjs',
  ]);
  const urls = () => Array.from(server.output().matchAll(/Site\s+(http:\S+)\//g), ([, url]) => url);
  const open = async (path: string) => {
    const response = await fetch(`${urls().at(-1)}${path}`, { headers: { accept: 'text/html' } });
    return `${response.status} ${await response.text()}`;
  };
  await server.up;
  // The modules that the entry needs come before it.
  expect(await open('/events')).toMatch(
    /^200 .*src="\/@vite\/client".*src="\/client\/entry\.client\.tsx"/s,
  );
  expect(await open('/graphql')).toMatch(/^200 .*src="\/sandbox\/assets\//s);
  // A file that the server waits for, and that nothing else reads.
  utimesSync('api/generated/generatedAt', new Date(), new Date());
  await expect.poll(() => urls().length).toBe(2);
  expect(await open('/events')).toMatch(/^200 /);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(128 + constants.signals.SIGTERM);
});
