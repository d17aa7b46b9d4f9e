import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvOf } from '../../api/csv/csv.ts';
import { readCsv } from '../../api/csv/readCsv.ts';

const read = (text: string): string[][] => parse(text, { bom: true });

it('begins with a byte order mark and quotes every text', () => {
  expect(csvOf(['Name', 'Age'], [['አበበ "Abe", በቀለ', 4]])).toBe(
    '\uFEFF"Name","Age"\r\n"አበበ ""Abe"", በቀለ","4"\r\n',
  );
});

it('returns the written values when it is read', () => {
  const rows = [
    ['two\nlines', 'a;b', ''],
    ['ሁለት', ' space ', '0'],
  ];
  expect(read(csvOf(['a', 'b', 'c'], rows))).toEqual([['a', 'b', 'c'], ...rows]);
  expect(read(csvOf(['a', 'b'], [[null, 7]]))).toContainEqual(['', '7']);
});

it.each(['=1+1', '+64 9 123', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '+cmd|’ /C calc’!A0'])(
  'keeps a spreadsheet from computing %j',
  (text) => {
    const [, [cell] = []] = read(csvOf(['a'], [[text]]));
    expect(cell).toBe(`'${text}`);
  },
);

it.each(['=1', "'=1", "''=1", "'", "''", "'tis", '-', "'-", '+64 9', 'a'])(
  'writes %j so that an import reads the same',
  async (text) => {
    const { headings, rows } = await readCsv(Buffer.from(csvOf([text], [[text], ['x']])));
    expect([headings, rows[0]?.cells]).toEqual([[text], [text]]);
  },
);

it('leaves other texts as they are, also negative amounts, which are added up', () => {
  const texts = ['-20.00', "'quoted'", 'a=b', '1-2', 'x@example.org', '', ' =1'];
  expect(read(csvOf(texts, []))).toEqual([texts]);
});
