import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the fonts to what pages need, into `client/fonts/` (`npm run generate:fonts`). A browser
 * fetches a part only when a page has letters of it. The families are under the SIL Open Font
 * License, which stands in their packages.
 */

const folder = 'client/fonts';

interface Weights {
  min: number;
  max: number;
}

/** What browsers do with letters by themselves, and the figures that pages ask for. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'liga', 'clig', 'calt', 'lnum', 'tnum'];

/** Normal, medium and semibold, in one file that every page needs. */
const allWeights: Weights[] = [{ min: 400, max: 600 }];

/** A font to cut, as its package has it. */
interface Font {
  name: string;
  script: string;
  weights: Weights[];
  /** OpenType features to keep. */
  features: string[];
}

const headings: Font = {
  name: 'fraunces',
  script: 'latin',
  // Headings are semibold, and few pages have a paragraph in their font: a file each is less.
  weights: [
    { min: 400, max: 400 },
    { min: 600, max: 600 },
  ],
  features: [...features, 'kern'],
};

const body: Font = {
  name: 'noto-sans',
  script: 'latin',
  weights: allWeights,
  features: [...features, 'kern'],
};

const amharic: Font = {
  name: 'noto-sans-ethiopic',
  script: 'ethiopic',
  weights: allWeights,
  // No kerning: between letters of different parts there is none, and even spaces read better.
  features,
};

/** What English text is written with, then the signs of programmers and the rest of Latin-1. */
const latin = {
  latin: `${range(0x20, 0x7a).replace(/[<=>[\\\]^_`]/g, '')}–—‘’“”•…·©é\u00a0`,
  'latin-1': `${range(0x20, 0x7e)}${range(0xa1, 0xff)}€−`,
};

const ethiopicFamily = 'Noto Sans Ethiopic';

/** Amharic: what stands around every page, what else the site itself says, all of Ethiopic. */
const ethiopic = {
  frame: readAll('client/messages', /(association|layout)\.ts$/),
  own:
    readAll('client', /\.tsx?$/) +
    readAll('api', /\.rules\.ts$/) +
    readAll('prisma/seed/content', /\.ts$/),
  rest: range(0x1200, 0x139f) + range(0x2d80, 0x2dde) + range(0xab01, 0xab2e),
};

/** The Amharic of a page in one file, beside the frame's. A page says in its handle which is its. */
const pages = {
  home:
    readAll('client/messages', /home\.ts$/) + readAll('prisma/seed/content', /(event|post)\.ts$/),
  about: readAll('client/messages', /about\.ts$/),
  events: readAll('client/messages', /content\.ts$/) + readAll('prisma/seed/content', /event\.ts$/),
  // Its numerals as far as twenty.
  aboutEthiopia: readAll('prisma/seed/content', /aboutEthiopia\.ts$/) + range(0x1369, 0x1372),
  directory: readAll('prisma/seed/content', /directory\.ts$/),
  supportUs: readAll('client/messages', /supportUs\.ts$/),
  membershipForm:
    readAll('client/messages', /membershipForm\.ts$/) + readAll('api', /agreement\.rules\.ts$/),
};

/** The pages with Amharic of their own. */
export type Letters = keyof typeof pages;

mkdirSync(folder, { recursive: true });
const written = new Set<string>();
const general = await cut(ethiopicFamily, amharic, ethiopic);
const faces = [
  ...(await cut('Fraunces', headings, latin)),
  ...(await cut('Noto Sans', body, latin)),
  ...general,
];
for (const [page, text] of Object.entries(pages)) {
  const family = `${ethiopicFamily} ${page}`;
  const own = await cut(family, amharic, { [page]: text }, ethiopic.frame);
  // In the same family, as a browser that waits for one family may load the next one meanwhile.
  const shared = general.map((rule) => rule.replace(ethiopicFamily, family));
  faces.push(...shared.slice(0, -1), ...own, ...shared.slice(-1));
  faces.push(`.letters-${page} {\n  --letters: '${family}';\n}`);
}
write('fonts.css', Buffer.from(faces.join('\n')));
for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(join(folder, file));

/**
 * Cuts a font into parts, each letter into the first that has it.
 * @param elsewhere letters that another file of the family has
 * @returns the rules by which pages use them, the last part first: of rules that have a letter, the
 * last one counts, so each may name all letters of its text in few words
 */
async function cut(
  family: string,
  { name, script, weights, features: keepFeatures }: Font,
  parts: Record<string, string>,
  elsewhere = '',
) {
  const source = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
  const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
  let done = elsewhere;
  const faces: string[] = [];
  for (const [part, text] of Object.entries(parts)) {
    const letters = without(text, done);
    done += letters;
    for (const wght of weights) {
      const font = await subsetFont(whole, letters, {
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

/** The letters of a text, each once, that another has not. */
function without(text: string, other: string): string {
  return Array.from(new Set(text))
    .filter((letter) => !other.includes(letter))
    .join('');
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
  written.add(name);
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
