import { describe, expect, it } from 'vitest';
import { readCsv } from '../../api/csv/readCsv.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { csvImports } from '../support/csv.ts';

const mark = '\u{FEFF}';

const cellsOf = async (content: string | Buffer) => {
  const { headings, rows } = await readCsv(Buffer.from(content));
  return [headings, ...rows.map(({ line, cells }) => [line, ...cells])];
};

/** What is wrong with a file that is refused. */
const refusalOf = async (content: string | Buffer) => {
  const refusal: unknown = await readCsv(Buffer.from(content)).then(
    () => null,
    (error: unknown) => error,
  );
  return (refusal as { extensions: { fieldCodes: object } }).extensions.fieldCodes;
};

const table = [
  ['name', 'note'],
  [2, 'ሰላም', 'a, "b"\nc'],
];
const text = 'name,note\r\nሰላም,"a, ""b""\nc"\r\n';
const big = (content: string) => Buffer.from(mark + content, 'utf16le').swap16();

describe('a CSV file', () => {
  it.each([
    ['in UTF-8', text],
    ['with a byte order mark', mark + text],
    ['in UTF-16 as Excel writes it', Buffer.from(mark + text, 'utf16le')],
    ['in UTF-16 of the other order', big(text)],
    ['with semicolons', 'name;note\nሰላም;"a, ""b""\nc"'],
    ['with tabs', 'name\tnote\rሰላም\t"a, ""b""\nc"\r'],
    ['that names its separator', 'sep=;\r\n"name";"note"\r\nሰላም;"a, ""b""\nc"\r\n'],
  ])('%s is read', async (name, content) => {
    const [headings, [line, ...cells] = []] = await cellsOf(content);
    expect([headings, [name.includes('names') ? Number(line) - 1 : line, ...cells]]).toEqual(table);
  });

  it('is read in the encoding of Western Europe, as Excel writes "CSV (Comma delimited)"', async () => {
    const file = Buffer.from([...Buffer.from('name\nCaf'), 0xe9, 0x20, 0x93, 0x80, 0x94]);
    expect(await readCsv(file)).toMatchObject({ rows: [{ cells: ['Café “€”'] }] });
  });

  it('counts lines like a text editor, including empty rows and rows of several lines', async () => {
    const file = 'name,note\n\n"a\nb",1\n,\n\nc,2,,\nd\n';
    expect(await cellsOf(file)).toEqual([
      ['name', 'note'],
      [3, 'a\nb', '1'],
      [7, 'c', '2', '', ''],
      [8, 'd'],
    ]);
  });

  it('loses the apostrophes that keep a spreadsheet from calculating', async () => {
    const file = "name,note\n'=1+1,'+64 21\n'－,it's\n'plain,''=x\n";
    expect(await cellsOf(file)).toEqual([
      ['name', 'note'],
      [2, '=1+1', '+64 21'],
      [3, '－', "it's"],
      [4, "'plain", "'=x"],
    ]);
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004\0\0\u0006'), { code: 'workbook', values: {} }],
    ['an older one', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), { code: 'workbook', values: {} }],
    ['NUL', 'name\na\0b\n', { code: 'notCsv', values: {} }],
    ['NUL in UTF-16', Buffer.from(`${mark}a\n\0`, 'utf16le'), { code: 'notCsv', values: {} }],
    [
      'letters of no encoding',
      Buffer.from('name\nok\nCaf\u0081\n', 'latin1'),
      { code: 'brokenCharacters', values: { line: 3 } },
    ],
    [
      'damaged Amharic',
      Buffer.concat([Buffer.from('name\nሰላም\nሰ'), Buffer.from([0xe1, 0x88, 0x0a])]),
      { code: 'brokenCharacters', values: { line: 3 } },
    ],
    [
      'a picture',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a, 0x46]),
      { code: 'brokenCharacters', values: { line: 1 } },
    ],
    [
      'half a character of UTF-16',
      Buffer.from(`${mark}name\n\ud800`, 'utf16le'),
      { code: 'brokenCharacters', values: { line: 1 } },
    ],
    ['an open quote', 'name\nok\n"open\nx\n', { code: 'csvSyntax', values: { line: 3 } }],
    ['a stray quote', 'name\nok\n"a"b\n', { code: 'csvSyntax', values: { line: 3 } }],
    ['a stray quote within', 'name\nA "b" c\n', { code: 'csvSyntax', values: { line: 2 } }],
    ['no rows', 'name,note\n\n', { code: 'noRows', values: {} }],
    ['nothing', '', { code: 'noRows', values: {} }],
    [
      'a cell that is too long',
      `name\nok\n${'x'.repeat(200_100)}\n`,
      { code: 'rowTooLong', values: { line: 3, max: 200_000 } },
    ],
    [
      'a quoted one of many lines',
      `name\nok\n"${'x\n'.repeat(100_100)}"\n`,
      { code: 'rowTooLong', values: { line: 3, max: 200_000 } },
    ],
    [
      'an endless row',
      `name\n"${'x'.repeat(250_000)}`,
      { code: 'rowTooLong', values: { line: 2, max: 200_000 } },
    ],
    [
      'too many rows',
      `name\n${'x\n'.repeat(5001)}`,
      { code: 'tooManyRows', values: { max: 5000 } },
    ],
    [
      'far too many empty rows',
      `name\nx\n${'\n'.repeat(20_000)}`,
      { code: 'tooManyRows', values: { max: 5000 } },
    ],
    [
      'endless empty cells',
      `name\n${','.repeat(20_000)}`,
      { code: 'tooManyColumns', values: { max: 100 } },
    ],
    [
      'too many empty cells in all',
      `name\n${`${','.repeat(15_000)}\n`.repeat(41)}`,
      { code: 'tooManyColumns', values: { max: 100 } },
    ],
    [
      'too many columns',
      `${'x,'.repeat(101)}\ny\n`,
      { code: 'tooManyColumns', values: { max: 100 } },
    ],
    [
      'far too many columns',
      `${'x,'.repeat(50_000)}\ny\n`,
      { code: 'tooManyColumns', values: { max: 100 } },
    ],
  ])('with %s is refused', async (_name, content, error) => {
    expect(await refusalOf(content)).toEqual({ file: error });
  });
});

describe('an import', () => {
  const api = useApi({}, { CACHE_MB: '8' });
  const admin = useAdmin(api);

  it('refuses files that are too large or missing', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const { errors } = await check(Buffer.alloc(5_000_001, 'x'));
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      file: { code: 'fileTooLarge', values: { megabytes: 5 } },
    });
    const missing = await admin.query('mutation { checkMemberImport { rows { line } } }');
    expect(missing.errors?.[0]?.extensions['fieldCodes']).toEqual({
      file: { code: 'required', values: {} },
    });
  });

  it('reports a row with more cells than headings', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const { data } = await check('name,address\nAbebe,1 Queen Street, Auckland\nHana,x,\n');
    const faults = data?.rows.map((row) => row.faults.find(({ field }) => field === 'row'));
    expect(faults).toMatchObject([{ code: 'surplusCells', values: { count: 1 } }, undefined]);
  });

  it('limits the number of corrections in a request', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const corrections = Array.from({ length: 501 }, () => ({ line: 2, field: 'name', value: '' }));
    const { errors } = await check('name\nAbebe\n', { corrections });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('accepts an update for each row of the largest file', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => index + 2);
    const updates = lines.map((line) => ({ line, id: '123456', version: 1 }));
    const { data, errors } = await csvImports(admin, 'MEMBER').add('name\nAbebe\n', {
      updates,
      leavingOut: lines,
      skipping: lines,
    });
    expect(errors).toBeUndefined();
    expect(data?.outdated).toEqual(lines);
  });

  it('names the limit of a request that is too large', async () => {
    const columns = Array.from({ length: 50_000 }, (_, index) => `column ${String(index)}`);
    const { errors } = await csvImports(admin, 'MEMBER').check('name\nAbebe\n', { columns });
    expect(errors?.[0]?.message).toMatch(/exceeds the \d+ byte size limit/);
  });

  it('accepts a correction with half a character, such as a part of an emoji', async () => {
    const { check } = csvImports(admin, 'RESOURCE');
    await api.services.prisma.resourceCategory.create({ data: { categoryName: 'Advice' } });
    const file = 'title,description,link,category\nLaw,x,https://example.org/,Advice\n';
    const corrections = [{ line: 2, field: 'title', value: 'a\ud800b' }];
    const { data, errors } = await check(file, { corrections });
    expect(errors).toBeUndefined();
    expect(data?.rows).toMatchObject([{ state: 'NEW' }]);
  });

  it('is visible at once in a cached list', async () => {
    const links = '{ resources { totalCount } }';
    const count = async () => (await api.query(links)).data;
    await api.services.prisma.resourceCategory.create({ data: { categoryName: 'Help' } });
    expect(await count()).toEqual({ resources: { totalCount: 0 } });
    const file = 'title,description,link,category\nLaw,x,https://example.org/,Help\n';
    const { errors } = await csvImports(admin, 'RESOURCE').add(file, { publish: true });
    expect(errors).toBeUndefined();
    expect(await count()).toEqual({ resources: { totalCount: 1 } });
  });
});
