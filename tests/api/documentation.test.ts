import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '../../api/env.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const pages = [...readdirSync('.'), ...filesIn('docs')].filter((file) => file.endsWith('.md'));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** Everything that a pattern's first group finds in a page. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The text without blocks of code. */
const prose = (page: string) => read(page).replace(/^```.*?^```$/gms, '');
const links = (page: string) => all(prose(page), /\]\(([^)\s]+)\)/g);
/** What stands in backticks. */
const code = (page: string) => all(prose(page), /`([^`\n]+)`/g);

/** As GitHub makes them of headings. */
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
    // A pattern names a folder; the job listing is what the reader is to write.
    const folderOf = (path: string) => path.replace(/[^/]*[*<{[].*$/, '');
    const missing = paths.filter((path) => !existsSync(folderOf(path)));
    expect(missing.filter((path) => !/job_?listing/i.test(path))).toEqual([]);
  });
});

const sources = ['api', 'client', 'tests']
  .flatMap(filesIn)
  .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('generated'));

function isInCode(name: string): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  return sources.some((file) => word.test(read(file)));
}
