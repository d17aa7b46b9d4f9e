import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { filesWithImporters, nearTests } from '../../scripts/nearTests.mjs';

let folder: string;
let files: string[];
beforeEach(() => {
  folder = temporaryFolder();
  files = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, ...imports: string[]) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, imports.map((target) => `import { x } from '${target}';\n`).join(''));
  files.push(file);
}

const near = (...changed: string[]) =>
  nearTests(
    changed.map((name) => join(folder, name)),
    files,
    (file) => file.includes('.test.'),
  ).map((file) => file.slice(folder.length + 1));

it('selects the tests with the fewest imports between, and a changed test itself', () => {
  write('form/field.ts');
  write('form/form.ts', './field.ts', './Send.generated.ts');
  write('page.ts', './form/form.ts');
  write('form.test.ts', './form/form.ts');
  write('page.test.ts', './page.ts');
  expect(near('form/field.ts')).toEqual(['form.test.ts']);
  expect(near('form/Send.graphql')).toEqual(['form.test.ts']);
  expect(near('page.ts', 'form.test.ts')).toEqual(['form.test.ts', 'page.test.ts']);
  expect(near('unknown.md')).toEqual([]);
});

it('selects tests by the name of a file or its folder if nearly all tests import it', () => {
  write('sessions/tokens.ts');
  write('server.ts', './sessions/tokens.ts');
  const names = ['session', 'tokenRaces', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const name of names) write(`${name}.test.ts`, './server.ts');
  expect(near('sessions/tokens.ts')).toEqual(['session.test.ts', 'tokenRaces.test.ts']);
});

it('selects a changed file and its importers for the check of types', () => {
  write('form/field.ts');
  write('form/form.ts', './field.ts', './Send.generated.ts', '../deleted.ts');
  write('page.ts', './form/form.ts');
  const checked = (name: string) => filesWithImporters([join(folder, name)], files);
  expect(checked('form/field.ts')).toEqual(files.slice(0, 2));
  expect(checked('form/Send.graphql')).toEqual([files[1]]);
  expect(checked('deleted.ts')).toEqual([files[1]]);
});
