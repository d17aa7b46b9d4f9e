import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '../../api/env.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const folders = ['api', 'client', 'docs', 'prisma', 'scripts', 'tests'].filter((folder) =>
  existsSync(folder),
);
const pages = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md'));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** All matches of the first group of a pattern in a page. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The text without blocks of code. */
const prose = (page: string) => read(page).replace(/^```.*?^```$/gms, '');
const links = (page: string) => all(prose(page), /\]\(([^)\s]+)\)/g);
/** The texts in backticks. */
const code = (page: string) => all(prose(page), /`([^`\n]+)`/g);

/** The anchors that GitHub makes from headings. */
function anchorsOf(page: string): string[] {
  return all(prose(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(page: string, link: string): boolean {
  if (/^\w+:/.test(link)) return !(URL.canParse(link) && link.startsWith('https://'));
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

describe.each(pages)('%s', (page) => {
  it('links to what exists', () => {
    expect(links(page).filter((link) => isBroken(page, link))).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = all(read(page), /npm run (?:-s )?([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const others = all(read(page), /^npm (start|test)\b/gm);
    expect(others.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names settings that exist', () => {
    const settings = code(page).flatMap((text) => all(text, /^([A-Z]+(?:_[A-Z]+)+)(?:=.*)?$/g));
    const known = new Set(Object.keys(readEnv({})));
    const strange = [...new Set(settings)].filter((name) => !known.has(name));
    // Codes of failures and the like look the same.
    expect(strange.filter((name) => !isInCode(name))).toEqual([]);
  });

  it('names files that exist', () => {
    const paths = code(page).flatMap((text) =>
      all(text, /^((?:api|client|docs|prisma|tests)\/[^\s:]*)$/g),
    );
    // A pattern names a folder; the files of courses are written by the reader.
    const folderOf = (path: string) => path.replace(/[^/]*[*<{[].*$/, '');
    const missing = paths.filter((path) => !existsSync(folderOf(path)));
    expect(missing.filter((path) => !/course/i.test(path))).toEqual([]);
  });
});

const sources = ['api', 'client', 'tests']
  .flatMap(filesIn)
  .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('generated'));

function isInCode(name: string): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  return sources.some((file) => word.test(read(file)));
}

const productPages = filesIn('docs/product');
const numbersIn = (text: string, pattern: RegExp) => new Set(all(text, pattern));
const sectionsOf = (page: string) => all(read(page), /^##+ (\d+(?:\.\d+)?)\.? /gm);
/** Each section of the product's pages, with its page. */
const cited = productPages.flatMap((page) =>
  sectionsOf(page).map((section) => `${page}, section ${section}`),
);
const sections = new Set(productPages.flatMap(sectionsOf));
const rules = numbersIn(read('CONTRIBUTING.md'), /^(\d+)\. /gm);

/** A text without line breaks, so that sentences of several lines are found, also in comments. */
const unwrapped = (text: string) => text.replace(/\n\s*(?:\*|\/\/+|#|--)?[ \t]*/g, ' ');

/** Files that people write: not the generated ones, and not this one, which has the patterns below. */
const written = [...folders.flatMap(filesIn), ...readdirSync('.', { encoding: 'utf8' })].filter(
  (file) =>
    (/\.(?:css|graphql|js|md|mjs|prisma|sql|tsx?)$/.test(file) || file === '.env.example') &&
    !/node_modules|generated|schema\.graphql$|documentation\.test\.ts$/.test(file) &&
    !productPages.includes(file),
);

/** Citations in a file that do not resolve, or that are not in the searchable form. */
function badCitations(file: string): string[] {
  const text = unwrapped(read(file));
  const citedRules = all(text, /CONTRIBUTING\.md, rule (\d+)/g);
  const bad = [
    ...all(text, /(docs\/product\S*, section \d+(?:\.\d+)?)/g).filter(
      (citation) => !cited.includes(citation),
    ),
    ...citedRules.filter((rule) => !rules.has(rule)),
    ...all(text, /((?:specification|design),? (?:sections?|rules?) \d+)/gi),
    ...all(text, /(?<!first |GraphQL |GraphQL-over-HTTP |request )(\bspecification\b)/gi),
  ];
  if (!file.endsWith('.md')) {
    bad.push(
      ...all(text, /(?<!docs\/product\/\w+\.md, |RFC \d+, )(\bsections? \d[\d.]*)/gi),
      ...all(text, /(?<!CONTRIBUTING\.md, )(\brules? \d+)/gi),
    );
  }
  // Migrations stay as they were released.
  if (!file.includes('migrations')) {
    bad.push(...all(text, /(docs\/decisions\/[\w-]+\.md)/g).filter((path) => !existsSync(path)));
  }
  return bad.map((citation) => `${file}: ${citation}`);
}

describe('citations', () => {
  it('are of sections and rules that exist', () => {
    expect(written.flatMap(badCitations)).toEqual([]);
  });

  it('are of sections that exist in docs/product itself', () => {
    const text = unwrapped(productPages.map(read).join('\n'));
    const inWords = all(text, /\bsections? (\d+(?:\.\d+)?)/g);
    const inBrackets = all(text, /\((\d+\.\d+(?:, \d+\.\d+)*)\)/g).flatMap((list) =>
      list.split(', '),
    );
    expect(inBrackets).not.toEqual([]);
    expect([...inWords, ...inBrackets].filter((number) => !sections.has(number))).toEqual([]);
  });
});

/** The sections in a row of the table of docs/product/README.md: `6.1, 6.11–6.14`, or `2` for all of 2. */
function listedSections(page: string): string[] {
  const name = basename(page);
  const first = name === 'README.md' ? 'this file' : `[${name}](${name})`;
  const row = read('docs/product/README.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${first} `));
  return (row?.split('|').at(-2) ?? '').split(', ').flatMap((item) => {
    const [from = '', to = from] = item.trim().split('–');
    const [chapter = '', number] = from.split('.');
    if (number === undefined) return [chapter];
    const last = Number(to.split('.')[1]);
    return Array.from({ length: last - Number(number) + 1 }, (_, index) =>
      [chapter, Number(number) + index].join('.'),
    );
  });
}

it('no words of a new kind are placeholders (docs/adding-a-content-kind.md)', () => {
  const catalogues = filesIn('api/shared/messages').filter((file) => file.endsWith('.ts'));
  const found = catalogues.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        /\bTODO\b|ይተርጎም/.test(line) ? `${file}:${String(index + 1)}: ${line.trim()}` : [],
      ),
  );
  expect(found).toEqual([]);
});

describe('docs/product', () => {
  it('has each section once', () => {
    expect(productPages.flatMap(sectionsOf)).toHaveLength(sections.size);
  });

  it.each(productPages)('lists the sections of %s in its table', (page) => {
    const found = sectionsOf(page);
    const chapters = found.filter((section) => !section.includes('.'));
    const listed = listedSections(page);
    const isListed = (section: string) =>
      listed.includes(section) || listed.includes(section.split('.')[0] ?? '');
    const within = found.filter(
      (section) => section.includes('.') || found.length === chapters.length,
    );
    expect(within.filter((section) => !isListed(section))).toEqual([]);
    expect(listed.filter((section) => !found.includes(section))).toEqual([]);
  });
});

it('docs/decisions/README.md lists all records (update it with `-u`)', async () => {
  const records = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  const titles = records.map((file) => {
    const [, number = '', title = ''] =
      /^# (\d{4}) (.+)$/m.exec(read(`docs/decisions/${file}`)) ?? [];
    expect(file.slice(0, 4), file).toBe(number);
    return `- [${number}](${file}) ${title}\n`;
  });
  const [introduction = ''] = read('docs/decisions/README.md').split(/^- /m);
  await expect(introduction + titles.sort().join('')).toMatchFileSnapshot(
    '../../docs/decisions/README.md',
  );
});

it('docs/product quotes what the program says', () => {
  const program = [...filesIn('api'), ...filesIn('client'), ...filesIn('prisma/seed')]
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .map(read)
    .join('\n')
    // Sentences of several lines, and a name that is a part of others.
    .replace(/['`] \+\s*['`]/g, '')
    .replaceAll('${associationName}', 'Ethiopian Community Association in Auckland');
  const quotes = all(unwrapped(productPages.map(read).join('\n')), /“([^“”]+)”/g);
  expect(quotes).not.toEqual([]);
  const isSaid = (quote: string) =>
    quote.split(/\{[^}]*\}/).every((part) => program.includes(part.trim()));
  expect(quotes.filter((quote) => !isSaid(quote))).toEqual([]);
});
