import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the fonts into subsets by script and use, in `client/fonts/` (`npm run generate:fonts`). A
 * browser fetches a subset when a page has a character of its `unicode-range`, so every page draws
 * any text in the fonts of the site. Each file of letters contains the combining marks: a browser
 * draws a letter and its mark from one file or not at all. The families have the SIL Open Font
 * License, which their packages contain.
 */

const folder = 'client/fonts';

interface Subset {
  name: string;
  /** The file of the package that has these characters. */
  source: string;
  /** In CSS syntax: hexadecimal code points and ranges. */
  unicodeRange: string;
}

interface Font {
  family: string;
  /** The name of its package. */
  name: string;
  /** One file for each range of weights. */
  weights: { min: number; max: number }[];
  /** OpenType features to keep. */
  features: string[];
  /** If two subsets have a character, the later one draws it; see the combining marks. */
  subsets: Subset[];
}

/**
 * The macrons of te reo Māori, whose names occur in texts everywhere in Aotearoa. Some phones and
 * files write a vowel and U+304, from which a browser composes the letter of this subset. If the
 * subset contained the plain vowels, the browser would decompose ā, and Fraunces does not position
 * the mark.
 */
const macrons = 'U+100-101, U+112-113, U+12A-12B, U+14C-14D, U+16A-16B, U+304';

const latin: Subset[] = [
  {
    name: 'latin-ext',
    source: 'latin-ext',
    // Latin Extended-A without macrons, dotless i and oe, which the other file has.
    unicodeRange: 'U+102-111, U+114-129, U+12C-130, U+132-14B, U+14E-151, U+154-169, U+16C-17F',
  },
  {
    name: 'latin-1',
    source: 'latin',
    unicodeRange:
      'U+A1-A8, U+AA, U+AC-B6, U+B8-BA, U+BC-E8, U+EA-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+20AC, U+2122, U+2212',
  },
  { name: 'macrons', source: 'latin-ext', unicodeRange: macrons },
  {
    name: 'latin',
    source: 'latin',
    // The characters of English, and the quotation marks of Amharic.
    unicodeRange:
      'U+20-7E, U+A0, U+A9, U+AB, U+B7, U+BB, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
  },
];

/** A mark and its letter must come from the same file, so all files with letters have these. */
const ethiopicMarks = 'U+30E, U+135D-135F';

/**
 * The most frequent letters and signs of Amharic: the 160 that make up 99 % of 25,900 in the site's
 * catalogue and bundled translations; the letters that English pages show (the association's name,
 * months, feasts, bundled content); the first row of the alphabet; and እሺ, a very common word. Most
 * English pages need no other subset.
 */
const frequentAmharic =
  'U+1200-1206, U+1208-120E, U+1210-1211, U+1214-1215, U+1218-121E, U+1220, U+1223, ' +
  'U+1225-1226, U+1228-122E, U+1230-1236, U+1238, U+123A-123B, U+123D, U+1240-1246, ' +
  'U+124B, U+1260-1266, U+126A, U+1270-1276, U+1278-127B, U+127D, U+1285, U+128B, ' +
  'U+1290-1296, U+1298-1299, U+129B, U+129D-129E, U+12A0, U+12A2, U+12A4-12A6, ' +
  'U+12A8-12AB, U+12AD-12AE, U+12B3, U+12C8, U+12CA-12CE, U+12D0, U+12D2-12D3, U+12D5, ' +
  'U+12D8-12DE, U+12E8-12E9, U+12EB-12EE, U+12F0-12F6, U+1300, U+1302-1303, U+1305-1306, ' +
  'U+1308-130B, U+130D-130E, U+1320-1321, U+1323-1328, U+132A-132B, U+132D, U+1330, ' +
  'U+1333, U+1335, U+1338-1339, U+133B, U+133D-133E, U+1340, U+1348-134B, U+134D-134E, ' +
  'U+1353, U+1355, U+1361-1364, U+1366';

/**
 * The other letters that occur in the site's catalogue, bundled content and translations: one in
 * 126 of 49,000, so nearly every Amharic page has some.
 */
const occasionalAmharic =
  'U+120F, U+1212, U+121F, U+122F, U+1237, U+1239, U+123C, U+123E-123F, U+1267-1268, ' +
  'U+126B-126C, U+1277, U+127C, U+127E-1280, U+1283, U+1297, U+129A, U+12A3, U+12AC, ' +
  'U+12B9, U+12C9, U+12DF-12E7, U+12F7, U+1301, U+1304, U+1307, U+130C, U+1313, U+1322, ' +
  'U+132E, U+1334, U+133A, U+133C, U+133F, U+1343-1346, U+134C, U+134F, U+1352, U+1354, ' +
  'U+1356, U+1365';

/** The other letters of Amharic, which do not occur in those texts. */
const rareAmharic =
  'U+1207, U+1213, U+1216-1217, U+1221-1222, U+1224, U+1227, U+1247-124A, U+124C-124D, ' +
  'U+1269, U+126D-126F, U+1281-1282, U+1284, U+1286-128A, U+128C-128F, U+129C, U+129F, ' +
  'U+12A1, U+12A7, U+12AF-12B2, U+12B4-12B8, U+12BA-12BE, U+12CF, U+12D1, U+12D4, ' +
  'U+12D6-12D7, U+12EA, U+12EF, U+130F-1312, U+1314-1315, U+1329, U+132C, U+132F, ' +
  'U+1331-1332, U+1336-1337, U+1341-1342, U+1347, U+1350-1351, U+1357, U+1360, ' +
  'U+1367-1368';

const ethiopic: Subset[] = [
  {
    name: 'others',
    source: 'ethiopic',
    // Letters of Tigrinya, Ge'ez, Gurage and others: the rest of the block, Supplement,
    // Extended, Extended-A and Extended-B.
    unicodeRange: `${ethiopicMarks}, U+1250-125D, U+12C0-12C5, U+12F8-12FF, U+1318-131F, U+1358-135A, U+1380-1399, U+2D80-2DDE, U+AB01-AB2E, U+1E7E0-1E7FE`,
  },
  { name: 'numerals', source: 'ethiopic', unicodeRange: 'U+1369-137C' },
  { name: 'rare', source: 'ethiopic', unicodeRange: `${ethiopicMarks}, ${rareAmharic}` },
  {
    name: 'occasional',
    source: 'ethiopic',
    unicodeRange: `${ethiopicMarks}, ${occasionalAmharic}`,
  },
  { name: 'frequent', source: 'ethiopic', unicodeRange: `${ethiopicMarks}, ${frequentAmharic}` },
];

/** The features that browsers enable by default. */
const features = ['ccmp', 'locl', 'mark', 'mkmk'];
/** The additional features of Latin text, and the figures that pages use. */
const latinFeatures = [...features, 'kern', 'liga', 'clig', 'calt', 'lnum', 'tnum'];

/** Normal, medium and semibold in one file, which every page needs. */
const allWeights = [{ min: 400, max: 600 }];

const fonts: Font[] = [
  {
    family: 'Fraunces',
    name: 'fraunces',
    // Headings are semibold and few pages have paragraphs in this font, so two files load less.
    weights: [
      { min: 400, max: 400 },
      { min: 600, max: 600 },
    ],
    features: latinFeatures,
    subsets: latin,
  },
  {
    family: 'Noto Sans',
    name: 'noto-sans',
    weights: allWeights,
    features: latinFeatures,
    subsets: latin,
  },
  {
    family: 'Noto Sans Ethiopic',
    name: 'noto-sans-ethiopic',
    weights: allWeights,
    features,
    subsets: ethiopic,
  },
];

mkdirSync(folder, { recursive: true });
const files = new Map<string, Buffer>();
const rules: string[] = [];
for (const font of fonts) {
  for (const subset of font.subsets) {
    for (const wght of font.weights) rules.push(await cut(font, subset, wght));
  }
}
files.set('fonts.css', Buffer.from(rules.join('\n')));
for (const [name, bytes] of files) write(name, bytes);
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));

/** @returns the CSS rule for the subset */
async function cut(font: Font, subset: Subset, wght: Font['weights'][number]): Promise<string> {
  const source = `@fontsource-variable/${font.name}/files/${font.name}-${subset.source}-wght-normal.woff2`;
  const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
  const weights = wght.min === wght.max ? [wght.min] : [wght.min, wght.max];
  const file = `${font.name}-${subset.name}-${weights.join('-')}.woff2`;
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: font.features,
  } as const;
  files.set(file, await subsetFont(whole, charactersOf(subset.unicodeRange), options));
  return `@font-face {
  font-family: '${font.family}';
  font-display: swap;
  font-weight: ${weights.join(' ')};
  src: url('./${file}') format('woff2');
  unicode-range: ${subset.unicodeRange};
}`;
}

/** Every character of a list of ranges such as `U+20-7E, U+A0`. */
function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(', ')
    .map((range) => {
      const [first = NaN, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16));
      return String.fromCodePoint(
        ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
      );
    })
    .join('');
}

/**
 * Writes a file only if its content changes, because a new file reloads the page in development.
 */
function write(name: string, bytes: Buffer) {
  const file = join(folder, name);
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
}
