import { isUtf8 } from 'node:buffer';
import { csvRefused } from './refusals.ts';

/** How the marks begin by which spreadsheets say in which encoding they wrote (Unicode 23.8). */
const utf16Marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark, as Excel writes "Unicode Text".
 * @throws BAD_USER_INPUT for another encoding, and for what is no text, such as a workbook of Excel
 */
export function csvText(content: Buffer): string {
  const marked = utf16Marks.find(({ bytes }) => bytes.every((byte, i) => content[i] === byte));
  if (!marked) {
    if (content.includes(0)) throw csvRefused({ code: 'notCsv', values: {} });
    if (!isUtf8(content)) throw brokenCharacters(lineOfBrokenBytes(content));
    // The decoder takes the byte order mark away.
    return new TextDecoder().decode(content);
  }
  try {
    const text = new TextDecoder(marked.encoding, { fatal: true }).decode(content);
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
