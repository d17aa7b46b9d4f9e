import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const catalogues = 'api/shared/messages/';

/** Keys that are computed, whose names appear nowhere in the code: those of a package, and of a list. */
const computed = {
  files: /passwordHints/,
  names: ['newcomers', 'education', 'heritage', 'digitalHub'],
};

const files = ['api', 'client']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/[./]generated[./]/.test(file));

/** Code without its comments. `image/*` and `https://` begin none. */
const withoutComments = (code: string) => code.replace(/(?<![^\s{])(\/\*[^]*?\*\/|\/\/ .*)/g, '');

const codeIn = (file: string) => withoutComments(readFileSync(file, 'utf8'));

/** The keys of a catalogue, also several in one line. */
function keysIn(code: string): string[] {
  // Texts and parameters contain colons, too.
  const objects = code
    .replace(/'(\w+)':/g, '$1:')
    .replace(/'(\\.|[^'\\\n])*'|`(\\.|[^`\\])*`/g, "''")
    .replace(/\([^()]*\)/g, '()');
  return Array.from(objects.matchAll(/[{,]\s*(\w+):/g), ([, key = '']) => key);
}

/** The names that code reads: `.name`, `{ name }` or `, name` from an object, and `'name'`. */
function namesIn(code: string): string[] {
  return Array.from(
    code.matchAll(/[.{,]\s*(\w+)|(?<=['"`])(\w+)(?=['"`])/g),
    ([, name, quoted = '']) => name ?? quoted,
  );
}

it('each message key is used in the code', () => {
  const used = new Set(
    files
      .filter((file) => !file.startsWith(catalogues))
      .flatMap((file) => namesIn(codeIn(file)))
      .concat(computed.names),
  );
  const keys = files
    .filter((file) => file.startsWith(`${catalogues}en`) && !computed.files.test(file))
    .flatMap((file) => keysIn(codeIn(file)));
  expect(keys.length).toBeGreaterThan(2000);
  const unused = keys
    // Values of the schema are computed, too.
    .filter((key) => !/^[A-Z_]+$/.test(key))
    // A form adds the language to the name of a field.
    .filter((key) => !used.has(key) && !used.has(key.replace(/(EN|AM)$/, '')));
  expect(unused).toEqual([]);
});

it('keys and names are found, but not in texts, parameters and comments', () => {
  const catalogue = `{ one: 'Not: it', two: (count: number, not: string) => \`a, b: c\`, 'three': 3 }`;
  expect(keysIn(catalogue)).toEqual(['one', 'two', 'three']);
  const code = `const { taken, other: renamed } = page.part; /* .not */ say('quoted', accept('image/*'));`;
  expect(namesIn(withoutComments(code))).toEqual(['taken', 'other', 'part', 'quoted', 'accept']);
});
