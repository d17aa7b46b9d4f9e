import { expect } from 'vitest';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { constantCase } from '../../api/shared/constantCase.ts';
import type { Admin, Api } from './api.ts';
import { pdf, picture, video } from './files.ts';
import { kinds } from './kinds.ts';
import type { TestFile } from './multipart.ts';
import { deleteRecordOf } from './records.ts';

/** A file of a version, as the API returns it. */
interface ToldFile {
  type: string;
  name: string;
  isKept: boolean;
  keptUntil: string | null;
  url: string | null;
  picture: { url: string; width: number; alt: string | null } | null;
}

interface ToldRevision {
  version: number;
  fileChange: { before: ToldFile | null; after: ToldFile | null } | null;
  restoresFiles: boolean;
}

const jpeg = (name: string, width: number): Promise<TestFile> =>
  picture('jpeg', width, 40).then((content) => ({ name: `${name}.jpg`, content }));

/** Files for each kind, by the names of the arguments. There is no limit to their number. */
const filesOf: Record<string, (name: string, width: number) => Promise<Record<string, TestFile>>> =
  {
    AboutEthiopia: async (name, width) => ({
      media: { name: `${name}.mp4`, content: video(4000 + width) },
      poster: await jpeg(`${name}-poster`, width),
    }),
    Resource: (name, width) =>
      Promise.resolve({
        document: { name: `${name}.pdf`, content: pdf(`${name} ${String(width)}`) },
      }),
  };
const pictureOf = async (name: string, width: number) => ({ image: await jpeg(name, width) });

/** Does what a volunteer does with the files of one kind of record. */
export function filesOfKind(typename: string, { admin, api }: { admin: Admin; api: Api }) {
  const kind = contentKinds.find((each) => each.typename === typename);
  const example = kinds.find(({ name }) => name === typename);
  if (!kind || !example) throw new Error(`There is no kind ${typename}.`);
  const name = constantCase(kind.name);
  const { inputType, input } = example;

  async function save(mutation: string, further: object, files: Record<string, TestFile>) {
    const names = Object.keys(files);
    const declared = names.map((each) => `, $${each}: Upload`).join('');
    const passed = names.map((each) => `, ${each}: $${each}`).join('');
    const query = `mutation ($input: ${inputType}!${declared}) {
      saved: ${mutation}input: $input${passed}) { id version }
    }`;
    const variables = { input: { ...input, ...further } };
    const { data, errors } = await admin.upload(query, variables, files);
    expect(errors).toBeUndefined();
    return Number((data['saved'] as { id: string }).id);
  }

  return {
    kind,
    name,
    create: async (file: string, width: number, further: object = {}) =>
      save(`create${typename}(`, further, await (filesOf[typename] ?? pictureOf)(file, width)),
    /** Changes it, with a new file for each name. */
    async change(
      id: number,
      version: number,
      file: string | null,
      width = 0,
      further: object = {},
    ) {
      const files = file === null ? {} : await (filesOf[typename] ?? pictureOf)(file, width);
      await save(
        `update${typename}(id: "${String(id)}", version: ${String(version)}, `,
        further,
        files,
      );
    },
    /** The keys of the files of all its records. */
    async paths(): Promise<string[]> {
      const rows = await api.services.prisma.$queryRawUnsafe<object[]>(
        `SELECT * FROM "${kind.name}" ORDER BY id`,
      );
      return rows.flatMap((row) => kind.pathsOf(row as never)).flatMap((path) => path ?? []);
    },
    async history(id: number) {
      const file = 'type name isKept keptUntil url picture { url width alt }';
      const { data, errors } = await admin.query(
        `query ($id: ID!) {
          formerFileCount(kind: ${name}, id: $id)
          revisions(kind: ${name}, id: $id) { nodes { version restoresFiles
            fileChange { before { ${file} } after { ${file} } } } }
        }`,
        { id },
      );
      expect(errors).toBeUndefined();
      const { nodes } = data['revisions'] as { nodes: ToldRevision[] };
      return { revisions: nodes, formerFileCount: data['formerFileCount'] };
    },
    restore: (id: number, version: number, former: number) =>
      admin.query(
        `mutation { restoreRevision(kind: ${name}, id: "${String(id)}", version: ${String(version)},
          former: ${String(former)}) { version restoredFiles } }`,
      ),
    removeFormer: (id: number) =>
      admin.query(`mutation { removeFormerFiles(kind: ${name}, id: "${String(id)}") }`),
    remove: (id: number) => deleteRecordOf(admin, typename, id),
    restoreDeleted: (id: number) =>
      admin.query(`mutation { restoreRecords(records: [{ kind: ${name}, id: "${String(id)}" }]) }`),
  };
}
