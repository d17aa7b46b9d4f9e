import { execFileSync } from 'node:child_process';
import { expect, inject, it } from 'vitest';
import { spawnServer, withDataFolder } from '../support/serverProcess.ts';

/** util-linux's `script` gives a command a terminal; on other systems the command has other arguments. */
function hasScript(): boolean {
  try {
    return execFileSync('script', ['--version']).toString().includes('util-linux');
  } catch {
    return false;
  }
}

it.runIf(hasScript())(
  'npm start tells people on a terminal what it does, without JSON',
  async () => {
    await withDataFolder(async (dataDir) => {
      const terminal = [
        'script',
        '--quiet',
        '--return',
        '--command',
        'npm start',
        '/dev/null',
      ] as const;
      const server = spawnServer(dataDir, { LOG_LEVEL: 'info' }, [...terminal]);
      await server.up;
      server.child.kill('SIGTERM');
      await server.ended;
      expect(server.output()).toMatch(
        /INFO.*: .*putting the bundled content into the new database/,
      );
      expect(server.output()).not.toContain('{"level"');
    });
  },
);

it('the server writes JSON without a terminal, whatever requests it gets', async () => {
  expect(inject('firstStart').output).toContain(
    '"msg":"putting the bundled content into the new database"',
  );
  const server = spawnServer(inject('filledFolder'), { LOG_LEVEL: 'info' });
  const url = await server.up;
  // The build once left out a check of these, so react-router wrote them to the log.
  for (const path of ['/%', '/%ff', '/events/1-%ff', '/am/events/1-%ff']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
  }
  expect(server.output()).not.toContain('%');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
