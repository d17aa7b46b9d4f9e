import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDirectoryAtomically } from '../../../api/database/atomicDirectory.ts';
import { temporaryFolder } from '../../../api/database/scratchPostgres.ts';

let parent: string;
beforeEach(() => {
  parent = temporaryFolder();
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

const make = (name: string, fill: (folder: string) => void | Promise<void> = () => undefined) =>
  createDirectoryAtomically(join(parent, name), fill);

it('removes the remains of earlier processes, even of one with the current process id', async () => {
  // No process has the largest id there could be.
  for (const pid of [process.pid, 4_194_305]) {
    mkdirSync(join(parent, `cluster.unfinished-${String(pid)}-1a2b-3c4d`));
    mkdirSync(join(parent, `cluster.unfinished-${String(pid)}-1`));
  }
  await make('cluster', (folder) => {
    writeFileSync(join(folder, 'whole'), '');
  });
  expect(readdirSync(parent)).toEqual(['cluster']);
  expect(readdirSync(join(parent, 'cluster'))).toEqual(['whole']);
});

it('keeps the unfinished folders of this process and of other running processes', async () => {
  const other = `other.unfinished-${String(process.ppid)}-1a2b-3c4d`;
  mkdirSync(join(parent, other));
  await make('outer', async (folder) => {
    await make('inner');
    writeFileSync(join(folder, 'whole'), '');
  });
  expect(readdirSync(parent).sort()).toEqual(['inner', other, 'outer'].sort());
});

it('leaves nothing behind when the folder cannot be filled', async () => {
  const full = new Error('the disk is full');
  await expect(make('cluster', () => Promise.reject(full))).rejects.toThrow(full);
  expect(readdirSync(parent)).toEqual([]);
});
