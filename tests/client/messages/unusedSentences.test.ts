import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { unusedSentences } from './unusedSentences.ts';

const isGenerated = /[./]generated[./]/;
const isCatalogue = (file: string) => file.includes('/messages/en/');

function programOf(files: Record<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    noLib: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => file in files;
  host.directoryExists = () => true;
  host.readFile = (file) => files[file];
  host.getSourceFile = (file, version) =>
    files[file] === undefined ? undefined : ts.createSourceFile(file, files[file], version, true);
  return ts.createProgram(Object.keys(files), options, host);
}

describe('unused sentences', () => {
  it('are found among sentences that are used in several ways', () => {
    const catalogue = `
      export const page = {
        heading: 'Read',
        forgotten: 'Not read',
        part: { taken: 'Taken apart', left: 'Not taken', say: (name: string) => name },
        whole: { one: 'Handed on', two: 'With it' },
        byKey: { a: 'One of', b: 'these' },
        count: sentence('Not read, {count}', 'count'),
        list: ['Not read either'],
      };`;
    const reader = `
      import { page } from './messages/en/page.ts';
      declare const key: 'a' | 'b';
      declare function hand(whole: { one: string }): void;
      declare function createMessages(english: object, others: object): void;
      declare const amharic: typeof page;
      export const all = { page };
      createMessages(all, { AM: () => amharic });
      const { taken } = page.part;
      hand(page.whole);
      export const read = [page.heading, taken, page.byKey[key], page.part.say('x')];`;
    const program = programOf({ '/messages/en/page.ts': catalogue, '/reader.ts': reader });
    expect(unusedSentences(program, isCatalogue)).toEqual([
      'page.ts: forgotten',
      'page.ts: part.left',
      'page.ts: count',
      'page.ts: list',
    ]);
  });

  it('do not exist in the catalogues of the site', () => {
    const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
      config: object;
    };
    const include = { ...config, include: ['api', 'client'] };
    const parsed = ts.parseJsonConfigFileContent(include, ts.sys, '.');
    const options = { ...parsed.options, lib: ['lib.es2023.d.ts'], types: [] };
    const host = ts.createCompilerHost(options);
    // No sentence is read through the types of packages, of the browser, of operations and of the
    // database, which take most of the time.
    host.resolveModuleNameLiterals = (names, file) =>
      names.map(({ text }) =>
        text.startsWith('.') && !isGenerated.test(text)
          ? ts.resolveModuleName(text, file, options, host)
          : { resolvedModule: undefined },
      );
    const readers = parsed.fileNames.filter(
      (file) => !isGenerated.test(file) && /messages/i.test(ts.sys.readFile(file) ?? ''),
    );
    const program = ts.createProgram(readers, options, host);
    expect(unusedSentences(program, isCatalogue)).toEqual([]);
  });
});
