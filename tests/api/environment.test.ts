import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { environment } from '../../api/env.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a .env file sets only the values that the environment lacks, and does not change the environment', () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=1\nBANK_NAME="EXAMPLE Bank"\n');
  vi.stubEnv('PORT', '2');
  vi.stubEnv('BANK_NAME', undefined);
  const before = { ...process.env };
  expect(environment(file)).toMatchObject({ PORT: '2', BANK_NAME: 'EXAMPLE Bank' });
  expect(environment(`${file}.missing`)).toEqual(before);
  expect(process.env).toEqual(before);
});
