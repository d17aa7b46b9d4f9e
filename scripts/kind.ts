import { fieldListOf } from './contentTable.ts';
import { accessTables, addKind } from './addKind.ts';
import { amharicPlaceholder } from './kindTexts.ts';
import { run } from './run.mjs';

const usage = `npm run kind -- course           adds a kind of content
npm run kind -- person people    the same, with its plural
If there is ${fieldListOf('course')}, everything follows from its fields.
`;

async function main([kind = '', kinds]: string[]): Promise<number> {
  if (![kind, kinds ?? 'kinds'].every((name) => /^[a-z][a-zA-Z]*$/.test(name))) {
    process.stderr.write(usage);
    return 1;
  }
  process.stdout.write(`Adding ${kind}, which takes about half a minute ...\n`);
  const files = await addKind(kind, kinds, new Date());
  await run(['node_modules/vitest/vitest.mjs', ...accessTables, '-t', 'declared|scope']);
  process.stdout.write(`Wrote or changed:
  ${files.join('\n  ')}
  tests/api/access.txt, tests/api/tokenScopes.txt and generated files

Next:
  1. Read the migration, tests/api/access.txt and tests/api/tokenScopes.txt.
  2. Describe the model and its fields (prisma/schema/${kind}.prisma, api/content/${kind}/${kind}.types.ts).
  3. Write the English words (TODO in api/shared/messages/en/content/${kind}/), and the Amharic ones in
     place of ${amharicPlaceholder} (api/shared/messages/am/content/${kind}/). The description of the page has 110 to
     160 characters in each language.
  4. Draw the picture that messengers show with a link to the page: add a line to client/build/drawImages.ts,
     and give the picture to <Head> as preview, as in client/content/resources/Resources.tsx.
  5. Arrange the card and the list, and select an icon (client/content/).
  6. Replace the bundled example (prisma/seed/content/${kind}.ts), or remove it with its line in prisma/seed/seed.ts.
  7. Describe the kind in docs/product, and run npm run check.
`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
