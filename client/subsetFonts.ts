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

/** The weights in use: normal, medium and semibold, in one file that every page needs. */
const allWeights = [{ min: 400, max: 600 }];

/** Headings are semibold, and few pages have a paragraph in their font: a file each is less. */
const headingWeights = [
  { min: 400, max: 400 },
  { min: 600, max: 600 },
];

/** What browsers do with letters by themselves, and the figures that pages ask for. */
const keepFeatures = [
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'kern',
  'liga',
  'clig',
  'calt',
  'lnum',
  'tnum',
];

interface Weights {
  min: number;
  max: number;
}

/** What English text is written with, then the rest of Latin-1. */
const latin = {
  latin: `${range(0x20, 0x7e)}–—‘’“”•…·©é\u00a0`,
  'latin-1': `${range(0xa1, 0xff)}€−`,
};

/** Amharic, from the few letters of the pages' own words to all of Ethiopic. */
const ethiopic = {
  frame: readAll('client/messages', /(association|layout|home|about|supportUs)\.ts$/),
  content:
    readAll('prisma/seed/content', /(post|event|directory|resource)\.ts$/) +
    readAll('client/messages', /content\.ts$/),
  aboutEthiopia:
    readAll('prisma/seed/content', /\.ts$/) + readAll('client/content/aboutEthiopia', /\.ts$/),
  interface: readAll('client', /\.tsx?$/) + readAll('api', /\.rules\.ts$/),
  rest: range(0x1200, 0x139f) + range(0x2d80, 0x2dde) + range(0xab01, 0xab2e),
};

mkdirSync(folder, { recursive: true });
const faces = [
  ...(await cut('Fraunces', 'fraunces', 'latin', latin, headingWeights)),
  ...(await cut('Noto Sans', 'noto-sans', 'latin', latin, allWeights)),
  ...(await cut('Noto Sans Ethiopic', 'noto-sans-ethiopic', 'ethiopic', ethiopic, allWeights)),
];
write('fonts.css', Buffer.from(faces.join('\n')));

/**
 * Cuts a font into parts, each letter into the first that has it.
 * @returns the rules by which pages use them, the last part first: of rules that have a letter, the
 * last one counts, so each may name all letters of its text in few words
 */
async function cut(
  family: string,
  name: string,
  script: string,
  parts: Record<string, string>,
  weights: Weights[],
) {
  const source = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const done = new Set<string>();
  const faces: string[] = [];
  for (const [part, text] of Object.entries(parts)) {
    const letters = Array.from(new Set(text)).filter((letter) => !done.has(letter));
    for (const letter of letters) done.add(letter);
    for (const wght of weights) {
      const font = await subsetFont(whole, letters.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures,
      });
      const file = `${name}-${part}-${nameOf(wght)}.woff2`;
      write(file, font);
      faces.unshift(face(family, wght, file, text));
    }
  }
  return faces;
}

function nameOf({ min, max }: Weights): string {
  return min === max ? String(min) : `${String(min)}-${String(max)}`;
}

function face(family: string, wght: Weights, file: string, text: string): string {
  return `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${nameOf(wght).replace('-', ' ')};
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(text)};
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

/** The Ethiopic letters in the files of a folder. */
function readAll(from: string, name: RegExp): string {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(from, file), 'utf8'))
    .join('')
    .replace(/\P{Script=Ethiopic}/gu, '');
}

/** Consecutive letters are written as one, as `U+1208-120B`. */
function unicodeRange(text: string): string {
  const runs: [number, number][] = [];
  const codes = Array.from(new Set(text), (letter) => letter.charCodeAt(0));
  for (const code of codes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
