import { csvOf as table } from '../../api/csv/csv.ts';
import type { Admin } from './api.ts';

/** A CSV file of these rows, each with the same fields. */
export function csvOf(rows: Record<string, string>[]): string {
  const [first = {}] = rows;
  return table(
    Object.keys(first),
    rows.map((row) => Object.values(row)),
  );
}

interface Row {
  line: number;
  title: string;
  state: string;
  sameAs: number | null;
  dates: { field: string; date: string }[];
  faults: { field: string; value: string; code: string; values: object; message: string }[];
  recordId: string | null;
  version: number | null;
  changes: { field: string; before: string; after: string }[];
  unknownId: string | null;
  similar: { member: { id: string; name: string }; similarities: string[] }[];
  similarLine: number | null;
}

export interface Checked {
  columns: { heading: string; field: string | null }[];
  fields: {
    name: string;
    isRequired: boolean;
    default: string | null;
    emptyRows: number;
    isDate: boolean;
    question: {
      cell: string;
      count: number;
      reading: string | null;
      answers: { reading: string; value: string }[];
    } | null;
    decided: { cell: string; reading: string; value: string } | null;
  }[];
  isGarbled: boolean;
  rows: Row[];
}

export interface Imported {
  import: string | null;
  added: string[];
  updated: string[];
  outdated: number[];
  existing: number;
  remaining: number;
}

export interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: Record<string, unknown> }[] | undefined;
}

const declared =
  '$file: Upload, $columns: [String!], $corrections: [CellCorrectionInput!], $settings: [ColumnSettingInput!]';
const passed = 'file: $file, columns: $columns, corrections: $corrections, settings: $settings';
const check =
  '{ columns { heading field } fields { name isRequired default emptyRows isDate question { cell count reading answers { reading value } } decided { cell reading value } } isGarbled rows { line title state sameAs dates { field date } faults { field value code values message } recordId version changes { field before after } unknownId similar { member { id name } similarities } similarLine } }';

/** Imports CSV files as an admin: content of a kind, or members. */
export function csvImports(admin: Admin, kind: 'DIRECTORY' | 'EVENT' | 'RESOURCE' | 'MEMBER') {
  const of = kind === 'MEMBER' ? '' : `kind: ${kind}, `;
  const [checking, importing] =
    kind === 'MEMBER' ? ['checkMemberImport', 'importMembers'] : ['checkImport', 'importRecords'];
  const send = async <Data>(text: string, content: string | Buffer, variables: object) => {
    const file = { name: 'list.csv', content: Buffer.from(content) };
    const { data, errors } = await admin.upload(text, { ...variables }, { file });
    const [found = null] = Object.values((data as Record<string, unknown> | null) ?? {});
    return { data: found as Data | null, errors } as Answer<Data>;
  };
  return {
    check: (content: string | Buffer, variables: object = {}) =>
      send<Checked>(
        `mutation (${declared}) { ${checking}(${of}${passed}) ${check} }`,
        content,
        variables,
      ),
    add: (content: string | Buffer, variables: object = {}) =>
      send<Imported>(
        `mutation (${declared}, $leavingOut: [Int!], $skipping: [Int!], $updates: [RecordUpdateInput!], $import: ID${kind === 'MEMBER' ? '' : ', $publish: Boolean'}) {
          ${importing}(${of}${passed}, leavingOut: $leavingOut, skipping: $skipping, updates: $updates, import: $import${kind === 'MEMBER' ? '' : ', publish: $publish'}) { import added updated outdated existing remaining }
        }`,
        content,
        variables,
      ),
  };
}

/** The updates for all CHANGED rows. */
export const updatesOf = ({ rows }: Checked) =>
  rows
    .filter(({ state }) => state === 'CHANGED')
    .map(({ line, recordId: id, version }) => ({ line, id, version }));

/** The data of a response without errors. */
export function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  if (errors || data === null) throw new Error(JSON.stringify(errors));
  return data;
}

export interface Exported {
  csv: string;
  rows: number;
  isCut: boolean;
}

/**
 * Exports a list as an admin.
 * @param field as in `exportMembers(language: EN)`
 */
export async function exportList(admin: Admin, field: string): Promise<Exported> {
  const { data, errors } = await admin.query(`mutation { table: ${field} { csv rows isCut } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return data['table'] as Exported;
}

export interface ListedImport {
  id: string;
  fileName: string;
  createdAt: string;
  email: string | null;
  added: number;
  updated: number;
  undoneAt: string | null;
  undone: number;
  kept: { id: string; title: string }[];
  canUndo: boolean;
}

/** Lists and undoes imports as an admin: of content of a kind, or of members. */
export function recentImports(admin: Admin, kind: 'DIRECTORY' | 'EVENT' | 'RESOURCE' | 'MEMBER') {
  const isOfMembers = kind === 'MEMBER';
  const list = isOfMembers ? 'memberImports' : `imports(kind: ${kind})`;
  const undo = isOfMembers ? 'undoMemberImport(' : `undoImport(kind: ${kind}, `;
  return {
    async list(): Promise<ListedImport[]> {
      const { data, errors } = await admin.query(
        `{ found: ${list} { id fileName createdAt email added updated undoneAt undone kept { id title } canUndo } }`,
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return data['found'] as ListedImport[];
    },
    undo: (id: string | null) =>
      admin.query(
        `mutation { undone: ${undo}id: "${String(id)}") { deleted restored kept remaining } }`,
      ),
  };
}
