import { readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';

/** If more tests than this are equally near to a file, all files use it; see `nearTests`. */
const many = 8;

/**
 * The test files to run first for changed files: those with the fewest imports in between. A file
 * that most tests reach equally, for example through the whole server, has the tests that are named
 * after it or its folder.
 * @param {string[]} changed paths from the project's root
 * @param {string[]} files all files that may import or be imported, tests included
 * @param {(file: string) => boolean} isTest
 * @returns {string[]}
 */
export function nearTests(changed, files, isTest) {
  const importers = importersOf(files);
  const near = changed.flatMap((file) => {
    const tests = nearestTo(generatedFrom(file), importers, isTest);
    return tests.length > many ? tests.filter((test) => isNamedAfter(test, file)) : tests;
  });
  return [...new Set(near)].sort();
}

/** Breadth-first search, until a step reaches tests. */
function nearestTo(file, importers, isTest) {
  const seen = new Set([file]);
  let step = [file];
  while (step.length > 0) {
    const tests = step.filter(isTest);
    if (tests.length > 0) return tests;
    step = step.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each));
    step = [...new Set(step)];
    for (const each of step) seen.add(each);
  }
  return [];
}

/**
 * The changed files and those that import them, in which a changed type causes errors.
 * @param {string[]} changed paths from the project's root; deleted files, too
 * @param {string[]} files all files that may import or be imported
 * @returns {string[]} paths out of `files`
 */
export function filesWithImporters(changed, files) {
  const importers = importersOf(files);
  const sources = changed.map(generatedFrom);
  const near = new Set(sources.flatMap((file) => [file, ...(importers.get(file) ?? [])]));
  return files.filter((file) => near.has(file));
}

const generatedFrom = (file) => file.replace(/\.graphql$/, '.generated.ts');

function importersOf(files) {
  const importers = new Map();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, target] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const imported = posix.join(posix.dirname(file), target);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function isNamedAfter(test, file) {
  const name = basename(test).toLowerCase();
  const words = [basename(file).split('.')[0], basename(dirname(file))];
  return words.some((word) => name.includes(word.toLowerCase().replace(/s$/, '')));
}
