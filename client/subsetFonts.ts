import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the fonts to what pages need, into `client/fonts/` (`npm run generate:fonts`). A browser
 * fetches a part only when a page has letters of it. The families are under the SIL Open Font
 * License, which stands in their packages.
 */

const folder = 'client/fonts';

/** The weights in use: normal, medium and semibold. */
const weights = { min: 400, max: 600 };

/** ASCII and Latin-1, with the quotes, dashes and signs of English text. */
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…€−';

/** Ethiopic with its supplement and extensions. */
const ethiopic = range(0x1200, 0x139f) + range(0x2d80, 0x2dde) + range(0xab01, 0xab2e);

/** The letters of Amharic from the few of every page to the rest, each only in the first part. */
const ethiopicParts = {
  frame: readAll('client/messages', /(association|layout|home)\.ts$/),
  interface: readAll('client', /\.tsx?$/) + readAll('api', /\.rules\.ts$/),
  content: readAll('prisma/seed/content', /\.ts$/),
  rest: ethiopic,
};

mkdirSync(folder, { recursive: true });
const faces = [
  await cut('Fraunces', 'fraunces', 'latin', latin),
  await cut('Noto Sans', 'noto-sans', 'latin', latin),
];
let done = '';
for (const [part, text] of Object.entries(ethiopicParts)) {
  const characters = Array.from(ethiopic)
    .filter((c) => text.includes(c) && !done.includes(c))
    .join('');
  done += characters;
  faces.push(await cut('Noto Sans Ethiopic', 'noto-sans-ethiopic', 'ethiopic', characters, part));
}
write('fonts.css', Buffer.from(faces.join('\n')));

/** @returns the rule by which a page uses the part */
async function cut(
  family: string,
  name: string,
  script: string,
  characters: string,
  part = script,
): Promise<string> {
  const source = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const variationAxes = { wght: weights };
  const font = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes });
  const file = `${name}-${part}.woff2`;
  write(file, font);
  return `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${String(weights.min)} ${String(weights.max)};
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`;
}

/** Leaves a file alone that is right already: in development a new one reloads the page. */
function write(name: string, bytes: Buffer) {
  const file = join(folder, name);
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function readAll(from: string, name: RegExp): string {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(from, file), 'utf8'))
    .join('');
}

/** Consecutive characters are written as one, as `U+1208-120B`. */
function unicodeRange(characters: string): string {
  const runs: [number, number][] = [];
  const codes = Array.from(characters, (character) => character.charCodeAt(0));
  for (const code of codes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
