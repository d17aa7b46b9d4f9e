import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logDestination } from '../../api/logDestination.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { createLog } from '../../api/http/requestLog.ts';

const output = { isTTY: true, hasColors: () => false, write: () => true };

/** Logs something, and returns what is written to a terminal. */
async function written(hasColors = false): Promise<string> {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += String(part);
    return true;
  };
  const destination = await logDestination({ ...output, hasColors: () => hasColors, write });
  const log = createLog('info', destination);
  log.info({ user: '7', password: 'secret' }, 'somebody signed in');
  log.error({ err: new Error('it broke') }, 'a failure');
  return text;
}

describe('the log', () => {
  it('on a terminal is written as readable lines without hidden characters', async () => {
    const text = await written();
    expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: somebody signed in\n +user: "7"\n/);
    expect(text).toMatch(/ERROR: a failure\n +err: \{\n[^]*"message": "it broke"/);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('{"level"');
  });

  it('has colours if the terminal supports them', async () => {
    expect(await written(true)).toContain('\u001b[32mINFO');
  });

  it('elsewhere is written as JSON, and the site goes on if that fails', async () => {
    const file = join(temporaryFolder(), 'log');
    const logTo = async (descriptor: number) => {
      const log = createLog('info', await logDestination({ ...output, isTTY: false }, descriptor));
      for (const text of ['first', 'second']) log.info(text);
    };
    await logTo(openSync(file, 'w'));
    // Like a disk without room, it takes no byte.
    await logTo(openSync(file, 'r'));
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'first' },
      { msg: 'second' },
    ]);
  });
});
