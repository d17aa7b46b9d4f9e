import { describe, expect, it } from 'vitest';
import { logDestination } from '../../api/logDestination.ts';
import { createLog } from '../../api/http/requestLog.ts';

/** Logs something, and returns what is written to an output. */
async function written(isTTY: boolean, hasColors = false): Promise<string | undefined> {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += String(part);
    return true;
  };
  const destination = await logDestination({ isTTY, hasColors: () => hasColors, write });
  if (!destination) return undefined;
  const log = createLog('info', destination);
  log.info({ user: '7', password: 'secret' }, 'somebody signed in');
  log.error({ err: new Error('it broke') }, 'a failure');
  return text;
}

describe('the log', () => {
  it('on a terminal is written as readable lines without hidden characters', async () => {
    const text = await written(true);
    expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: somebody signed in\n +user: "7"\n/);
    expect(text).toMatch(/ERROR: a failure\n +err: \{\n[^]*"message": "it broke"/);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('{"level"');
  });

  it('has colours if the terminal supports them', async () => {
    expect(await written(true, true)).toContain('\u001b[32mINFO');
  });

  it('elsewhere is left to pino, which writes JSON', async () => {
    expect(await written(false)).toBeUndefined();
  });
});
