import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Name = Rolldown.CodeSplittingNameFunction;
type Context = Parameters<Name>[1];

/**
 * How the client is cut into files: few for a first visit, as each costs a slow network a round
 * trip, and none with much that a page does not need. What is left here Rolldown splits by use.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  // The entry waits for the page's code, so that code must not wait for the entry.
  { name: 'frame', tags: ['$initial'], test: /^(?!.*entry\.client)/ },
  // All pages in Amharic need it. Each of them loads its own catalogue besides.
  { name: 'am', test: /\/messages\/am\.ts$/ },
  // The membership form is in both languages, wherever its page is.
  { name: 'amForms', test: /\/messages\/am\/(dates|failures|fieldErrors|forms)\.ts$/ },
  // In this order, because a module takes along all that it imports itself.
  { name: nameOfParts, test: /^(?!.*node_modules)/ },
  { name: nameOfContent, test: /^(?!.*node_modules)/ },
  { name: nameOfRecords, test: /^(?!.*node_modules)/ },
  { name: nameOfTwoPages, test: /^(?!.*node_modules)/ },
  { name: nameOfPage, test: /^(?!.*node_modules)/ },
];

/**
 * What is fetched together with a file that an `import()` loads. Visitors' scripts have the lists and
 * forms of the kinds of content among their routes, and would name all that those import.
 */
export function preloadsOf(
  file: string,
  files: string[],
  { hostId }: { hostId: string },
): string[] {
  const isAdmin = /(List|Form|AdminBar)-/.test(file) && !/MembershipForm-/.test(file);
  return isAdmin && /frame-/.test(hostId) ? [] : files;
}

/** What the pages of records share, which the lists do without. */
function nameOfRecords(id: string, context: Context): string | null {
  const users = pagesWith(id, context);
  return users.length > 1 && users.every(isRecord) ? 'record' : null;
}

/** What more than two public pages share, and one of them shares little with pages of content. */
function nameOfParts(id: string, context: Context): string | null {
  const users = pagesWith(id, context);
  return users.length > 2 && (users.some(isLean) || isPortrait(id)) ? 'parts' : null;
}

/** What more than two public pages share, all of which show content. */
function nameOfContent(id: string, context: Context): string | null {
  const users = pagesWith(id, context);
  return users.length > 2 && !users.every(isRecord) ? 'content' : null;
}

/** Joins what two public pages share, as the forms. */
function nameOfTwoPages(id: string, context: Context): string | null {
  const users = pagesWith(id, context);
  return users.length === 2 ? users.map(nameOf).join('') : null;
}

/**
 * Joins what one public page shares with the admin area: a file for each such module would cost more in
 * headers, one for all pages more in code that they do not need.
 */
function nameOfPage(id: string, context: Context): string | null {
  const [page, ...others] = pagesWith(id, context);
  if (!page || others.length > 0) return null;
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const isPublic = (importer: string) => pagesWith(importer, context).length > 0;
  return importers.every(isPublic) ? null : nameOf(page);
}

const nameOf = (page: string) => /(\w+)\.tsx$/.exec(page)?.[1] ?? '';

/** About shows portraits, and has nothing else of what pages of content share. */
const isPortrait = (id: string) => /\/ui\/SizedImage\.tsx$/.test(id);

/** Those with a form, and the calendar, do without most of what pages of content share. */
const isLean = (page: string) =>
  /(ContactUs|MembershipForm|Calendar|CalendarMonth)\.tsx$/.test(page);

const isRecord = (page: string) =>
  /(Event|Post|DirectoryEntry|AboutEthiopiaItem)Page\.tsx$/.test(page);

/** The public pages that a module comes along with. */
function pagesWith(id: string, context: Context): string[] {
  return publicPages(context).filter((page) => reaches(page, id, context));
}

/** The pages that the map of routes loads itself, and those of the kinds of content. */
function publicPages(context: Context): string[] {
  const kinds = loadedBy('../contentKinds.ts', context);
  const pages = kinds.filter((screen) => /(?<!List|Form)\.tsx$/.test(screen));
  return [...loadedBy('../routes.tsx', context), ...pages];
}

function loadedBy(file: string, context: Context): readonly string[] {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return context.getModuleInfo(path)?.dynamicallyImportedIds ?? [];
}

/** Whether a module comes along with a page. */
function reaches(page: string, id: string, context: Context): boolean {
  const seen = new Set([page]);
  for (const module of seen) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) seen.add(imported);
  }
  return seen.has(id);
}
