import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readEnv } from '../../api/env.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''));

it('.env.example names every variable that the server reads, and no other', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(readEnv({})).sort());
});

it('.env.example gives values that the server takes', () => {
  expect(readEnv(example)).toMatchObject({ PORT: 4000, BANK_NAME: 'EXAMPLE Bank' });
});
