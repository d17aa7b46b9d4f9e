import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../api/env.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z_]+=)/gm, ''));

it('.env.example names every variable that the server reads, and no other', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(readEnv({})).sort());
});

it('.env.example has values that the server accepts', () => {
  expect(readEnv(example)).toMatchObject({ PORT: 4000, BANK_NAME: 'EXAMPLE Bank' });
});

describe('the table of settings in the README', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\|.*\|(.*)\|$/gm);
  const table = Array.from(rows, ([, name = '', without = '']) => ({ name, without }));

  it('names every variable that the server reads, once, and no other', () => {
    expect(table.map(({ name }) => name).sort()).toEqual(Object.keys(readEnv({})).sort());
  });

  it('gives the default of each that has one', () => {
    const defaults = new Map(
      Object.entries({ ...readEnv({}), DATA_DIR: relative('.', readEnv({}).DATA_DIR) }),
    );
    const wrong = table.filter(({ name, without }) => {
      const value = defaults.get(name);
      const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
      return text !== '' && !without.includes(`\`${text}\``);
    });
    expect(wrong).toEqual([]);
  });
});
