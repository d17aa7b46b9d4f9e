import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const catalogues = 'api/shared/messages/';

/** Groups of sentences that are read by computed keys only, which no text of the program contains. */
const readByKey = /passwordHints|adminActivity|supportUs/;

const files = ['api', 'client']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/[./]generated[./]/.test(file));

it('the program contains the name of each sentence', () => {
  const words = new Set(
    files
      .filter((file) => !file.startsWith(catalogues))
      .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z]\w*/g) ?? []),
  );
  const unused = files
    .filter((file) => file.startsWith(`${catalogues}en`) && !readByKey.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ +(\w+)[:(]/gm)].map(([, name = '']) => name),
    )
    // A form adds the language to the name of a field.
    .filter((name) => !words.has(name) && !words.has(name.replace(/(EN|AM)$/, '')));
  expect(unused).toEqual([]);
});
