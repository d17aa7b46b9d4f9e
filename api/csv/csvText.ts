import { isUtf8 } from 'node:buffer';
import { fieldFailure } from '../errors.ts';
import type { FieldError } from '../shared/fieldErrors.rules.ts';

/** The file argument, which is also a field of the form. */
export const fileField = { name: 'file' };

/** The error for a file that is not read at all. */
export const csvRefused = (error: FieldError) => fieldFailure({ [fileField.name]: error });

/** The start of the encoding marks that spreadsheets write (Unicode 23.8). */
const utf16Marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The start of workbook files: a ZIP archive (.xlsx, .ods), or the compound file of older versions
 * (.xls).
 */
const workbookMarks = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];

/**
 * Decodes a file: UTF-8, UTF-16 with a byte order mark, as Excel writes "Unicode Text", or
 * Windows-1252, as Excel writes "CSV (Comma delimited)".
 * @throws BAD_USER_INPUT for another encoding, and for a file that is not text, such as an Excel
 * workbook
 */
export function csvText(content: Buffer): string {
  if (workbookMarks.some((mark) => content.subarray(0, mark.length).equals(mark))) {
    throw csvRefused({ code: 'workbook', values: {} });
  }
  const marked = utf16Marks.find(({ bytes }) => bytes.every((byte, i) => content[i] === byte));
  if (marked) return utf16Text(content, marked.encoding);
  if (content.includes(0)) throw csvRefused({ code: 'notCsv', values: {} });
  // The decoder removes the byte order mark, and writes U+FFFD for invalid UTF-8.
  const text = new TextDecoder().decode(content);
  if (isUtf8(content)) return text;
  // Valid UTF-8 letters beyond ASCII mean that the file is UTF-8, but damaged.
  const isDamagedUtf8 = /[\u0080-\ufffc]/.test(text);
  const other = windows1252Text(content);
  if (isDamagedUtf8 || !isPlainText(other)) throw brokenCharacters(lineOfBrokenBytes(content));
  return other;
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

/** The first line with invalid UTF-8, counted from 1. */
function lineOfBrokenBytes(content: Buffer): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = content.indexOf(lineFeed, start);
    if (end === -1 || !isUtf8(content.subarray(start, end))) return line;
    start = end + 1;
  }
}

/**
 * The characters of Windows-1252 at 0x80 to 0x9F, by the Encoding Standard; U+FFFD for unassigned
 * ones. The rest equals Latin-1. The decoder of Node 20 treats all of it as Latin-1.
 */
export const upperControls = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/** Decodes Windows-1252. A loop, because replacing each character of a large file takes a second. */
export function windows1252Text(content: Buffer): string {
  const units = new Uint16Array(content.length);
  for (let index = 0; index < content.length; index += 1) {
    const byte = content[index] ?? 0;
    units[index] = byte >= 0x80 && byte <= 0x9f ? upperControls.charCodeAt(byte - 0x80) : byte;
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units);
}

/** Whether a text has letters, and no control characters except tabs and line breaks. */
const isPlainText = (text: string): boolean => !/[^\P{Cc}\t\r\n]|\ufffd/u.test(text);
