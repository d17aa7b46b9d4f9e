import { isUtf8 } from 'node:buffer';
import { csvRefused } from './refusals.ts';
import { isWindows1252, windows1252Text } from './windows1252.ts';

/** How the marks begin by which spreadsheets say in which encoding they wrote (Unicode 23.8). */
const utf16Marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** How workbooks begin: a ZIP archive (.xlsx, .ods), and the compound file of older versions (.xls). */
const workbookMarks = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];

/** What a file says, and how its letters were written. */
export interface CsvText {
  text: string;
  /** Whether it is in the encoding of Western Europe, which has no Amharic letters. */
  isWindows1252: boolean;
}

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark, as Excel writes "Unicode Text", or
 * Windows-1252, as Excel writes "CSV (Comma delimited)".
 * @throws BAD_USER_INPUT for another encoding, and for what is no text, such as a workbook of Excel
 */
export function csvText(content: Buffer): CsvText {
  if (workbookMarks.some((mark) => content.subarray(0, mark.length).equals(mark))) {
    throw csvRefused({ code: 'workbook', values: {} });
  }
  const marked = utf16Marks.find(({ bytes }) => bytes.every((byte, i) => content[i] === byte));
  if (marked) return { text: utf16Text(content, marked.encoding), isWindows1252: false };
  if (content.includes(0)) throw csvRefused({ code: 'notCsv', values: {} });
  // The decoder takes the byte order mark away, and puts U+FFFD where there is no UTF-8.
  const text = new TextDecoder().decode(content);
  if (isUtf8(content)) return { text, isWindows1252: false };
  // Other letters beyond ASCII that are UTF-8 say that the file is that, but damaged.
  const isDamagedUtf8 = /[\u0080-\ufffc]/.test(text);
  if (isDamagedUtf8 || !isWindows1252(content)) throw brokenCharacters(lineOfBrokenBytes(content));
  return { text: windows1252Text(content), isWindows1252: true };
}

function utf16Text(content: Buffer, encoding: string): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content);
    if (text.includes('\0')) throw csvRefused({ code: 'notCsv', values: {} });
    return text;
  } catch (error) {
    if (error instanceof TypeError) throw brokenCharacters(1);
    throw error;
  }
}

const brokenCharacters = (line: number) =>
  csvRefused({ code: 'brokenCharacters', values: { line } });

const lineFeed = 0x0a;

/** The first line that is no UTF-8, counted from 1. */
function lineOfBrokenBytes(content: Buffer): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = content.indexOf(lineFeed, start);
    if (end === -1 || !isUtf8(content.subarray(start, end))) return line;
    start = end + 1;
  }
}
