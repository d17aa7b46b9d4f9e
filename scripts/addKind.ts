import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldListOf, readFields } from './contentTable.ts';
import { namesOf, textsOf } from './kindTexts.ts';
import { makeMigration } from './makeMigration.ts';
import { run, wireit, wireitEnv } from './run.mjs';

const templates = 'scripts/kindTemplates';

/** What a kind adds to files that exist, each before a line of the last kind. */
const additions: Record<string, Record<string, string>> = {
  'api/content/contentKinds.ts': {
    'import { pageKind }': "import { __kind__Kind } from './__kind__/__kind__.kind.ts';\n",
    '  pageKind,': '  __kind__Kind,\n',
  },
  'api/shared/messages/am.ts': {
    'import { navigation as resource }':
      "import { navigation as __kind__ } from './am/content/__kind__/navigation.ts';\n",
    'event, aboutEthiopia': '__kind__, ',
  },
  'client/content/adminKinds.ts': {
    'import { pageAdminKind }': "import { __kind__AdminKind } from './__kinds__/adminKind.ts';\n",
    '  page: pageAdminKind': '  __kind__: __kind__AdminKind,\n',
  },
  'client/contentKinds.ts': {
    'import { navigation as resourceName }':
      "import { navigation as __kind__Name } from '../api/shared/messages/en/content/__kind__/navigation.ts';\n",
    'import { pageKind }': "import { __kind__Kind } from './content/__kinds__/kind.ts';\n",
    '  {\n    ...postKind,': `  {
    ...__kind__Kind,
    page: {
      useName: nameOf(__kind__Name, '__kind__'),
      ...screen('__kinds__/__Kinds__', () => import('./content/__kinds__/__Kinds__.tsx')),
    },
    list: screen('__kinds__/__Kind__List', () => import('./content/__kinds__/__Kind__List.tsx')),
    form: screen('__kinds__/__Kind__Form', () => import('./content/__kinds__/__Kind__Form.tsx')),
  },
`,
  },
  'prisma/seed/seed.ts': {
    'import { seedTranslations }': "import { __kinds__ } from './content/__kind__.ts';\n",
    '    await noteExamples(tx);':
      '    await tx.__kind__.createMany({ data: published(__kinds__) });\n',
  },
  'tests/support/kinds.ts': {
    "  {\n    name: 'Page',": `  {
    name: '__Kind__',
    table: '__kind__',
    inputType: '__Kind__Input',
    input: { __sample__ },
    changed: { field: '__title__', value: 'Other title' },
    files: {},
    list: '__kinds__ { nodes { id __title__ } }',
    faults: [__faults__],
  },
`,
  },
};

/** Replaces the words of the templates; those of fields may contain names. */
const filled = (text: string, words: Record<string, string>): string =>
  Object.entries(words).reduce((all, [word, value]) => all.replaceAll(word, () => value), text);

function addedTo(file: string, anchors: Record<string, string>): string {
  return Object.entries(anchors).reduce(
    (text, [anchor, added]) => {
      if (text.split(anchor).length !== 2) {
        throw new Error(
          `${file} must contain this once, so that the kind goes before it:\n${anchor}`,
        );
      }
      return text.replace(anchor, () => added + anchor);
    },
    readFileSync(file, 'utf8'),
  );
}

function write(files: Map<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The arguments of Vitest with which the tests write who may call the operations. */
export const accessTables = [
  'run',
  '--project=api',
  '--update=all',
  'tests/api/access.test.ts',
  'tests/api/tokenScopes.test.ts',
];

/**
 * Writes the files of a new kind of content, its migration and the generated files, but for the
 * tables of access. It changes nothing if a file exists already, except the list of fields, which
 * everything else follows.
 * @returns the files that it wrote or changed
 */
export async function addKind(kind: string, kinds: string | undefined, now: Date) {
  const names = namesOf(kind, kinds);
  const files = new Map(
    readdirSync(templates, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.template'))
      .map((path) => [
        filled(path.replaceAll('\\', '/').slice(0, -'.template'.length), names),
        readFileSync(join(templates, path), 'utf8'),
      ]),
  );
  const list = fieldListOf(kind);
  const listTemplate = files.get(list) ?? '';
  files.delete(list);
  const present = [...files.keys()].filter((file) => existsSync(file));
  if (present.length > 0)
    throw new Error(
      `Nothing was written, because these exist: ${present.join(', ')}. If a former run failed, ` +
        'remove its files with git clean and git checkout.',
    );
  for (const [file, anchors] of Object.entries(additions)) files.set(file, addedTo(file, anchors));

  // If a later step fails, git shows and undoes what was written.
  if (!existsSync(list)) write(new Map([[list, filled(listTemplate, names)]]));
  const words = { ...textsOf(await readFields(kind)), ...names };
  write(new Map([...files].map(([file, text]) => [file, filled(text, words)])));
  await run(['node_modules/oxfmt/bin/oxfmt', list, ...files.keys()]);

  const migration = await makeMigration(names['__kind-path__']?.replaceAll('-', '_') ?? kind, now);
  await run(wireit, { env: wireitEnv('generate:hooks') });
  return [list, ...files.keys(), migration ?? ''];
}
