import { expect, it } from 'vitest';
import { spawnServer, withDataFolder } from '../support/serverProcess.ts';

it('serves the site from its sources in development, and the sandbox from its build', async () => {
  await withDataFolder(async (dataDir) => {
    const server = spawnServer(dataDir, { NODE_ENV: 'development' }, [
      process.execPath,
      '--import',
      'tsx',
      'api/server.ts',
    ]);
    const url = await server.up;
    const open = async (path: string) => {
      const response = await fetch(url + path, { headers: { accept: 'text/html' } });
      return `${response.status} ${await response.text()}`;
    };
    // What the entry needs comes before it.
    expect(await open('/events')).toMatch(
      /^200 .*src="\/@vite\/client".*src="\/client\/entry\.client\.tsx"/s,
    );
    expect(await open('/graphql')).toMatch(/^200 .*src="\/sandbox\/assets\//s);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
