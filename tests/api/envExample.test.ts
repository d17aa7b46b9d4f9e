import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readEnv } from '../../api/env.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''));

it('.env.example names every variable that the server reads, and no other', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(readEnv({})).sort());
});

it('.env.example has values that the server accepts', () => {
  expect(readEnv(example)).toMatchObject({ PORT: 4000, BANK_NAME: 'EXAMPLE Bank' });
});

it('.env.example states the default of each variable that has one', () => {
  const defaults = { ...readEnv({}), DATA_DIR: relative('.', readEnv({}).DATA_DIR) };
  const paragraphs = readFileSync('.env.example', 'utf8').split('\n\n');
  const wrong = Object.entries(defaults).filter(([name, value]) => {
    const paragraph = paragraphs.find((text) => text.includes(`\n#${name}=`)) ?? '';
    const [, told = ''] = paragraph.replaceAll('\n# ', ' ').split('Default: ');
    const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
    return text !== '' && !told.includes(text);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('development caches nothing unless it is set, so that pages show edits of the sources', () => {
  expect(readEnv({ NODE_ENV: 'development' }).CACHE_MB).toBe(0);
  expect(readEnv({ NODE_ENV: 'development', CACHE_MB: '8' }).CACHE_MB).toBe(8);
});
