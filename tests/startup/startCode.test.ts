import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** The text of each built file that Node loads before the server starts: not of those behind an `import()`. */
function codeAtStart(): string[] {
  const files = new Set([resolve('dist/server/server.js')]);
  return Array.from(files, (file) => {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/\b(?:from|import)"(\.[^"]+)"/g)) {
      files.add(resolve(dirname(file), name));
    }
    return text;
  });
}

// Node finds, reads, links and compiles all of it before the first page.
it('a start loads less than 4.1 MB of code in few files, and no packages that few requests need', () => {
  const texts = codeAtStart();
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(texts.length).toBeLessThan(6);
  expect(bytes).toBeGreaterThan(3_000_000);
  expect(bytes).toBeLessThan(4_100_000);
  const marks = ['from"sharp"', 'api.cloudinary.com', 'AxiosError', 'age-encryption.org'];
  expect(marks.filter((mark) => texts.some((text) => text.includes(mark)))).toEqual([]);
});
