import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Name = Rolldown.CodeSplittingNameFunction;
type Context = Parameters<Name>[1];

/**
 * How the client is split into chunks: few for a first visit, because each costs a round trip on a
 * slow network, and none with much code that a page does not need. Rolldown splits the rest by use.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  // The entry waits for the code of the page, so that code must not wait for the entry.
  { name: 'frame', tags: ['$initial'], test: /^(?!.*entry\.client)/ },
  // All pages in Amharic need it. Each also loads its own catalogue.
  { name: 'am', test: /\/messages\/am\.ts$/ },
  // The membership form is in both languages on every page.
  { name: 'amForms', test: /\/messages\/am\/(dates|failures|fieldErrors|forms)\.ts$/ },
  // The order matters, because a module brings its imports into its chunk.
  { name: nameOfParts, test: /^(?!.*node_modules)/ },
  { name: nameOfContent, test: /^(?!.*node_modules)/ },
  { name: 'categories', test: /\/CategorySection\.tsx$/ },
  { name: nameOfForms, test: /^(?!.*node_modules)/ },
  { name: nameOfEvents, test: /^(?!.*node_modules)/ },
  { name: nameOfRecords, test: /^(?!.*node_modules)/ },
  { name: nameOfTwoPages, test: /^(?!.*node_modules)/ },
  { name: nameOfPage, test: /^(?!.*node_modules)/ },
];

/**
 * The files that are fetched with the file of an `import()`. The visitors' scripts load lists, forms
 * and controls of the kinds of content for admins, and would name everything that these import.
 */
export function preloadsOf(
  file: string,
  files: string[],
  { hostId }: { hostId: string },
): string[] {
  const isAdmin =
    /(List|Form|AdminBar|AdminRecordActions|PreviewBanner)-/.test(file) &&
    !/MembershipForm-/.test(file);
  return isAdmin && /(frame|content|record)-/.test(hostId) ? [] : files;
}

/** The code that the pages of records share and the lists do not need. */
function nameOfRecords(id: string, context: Context): string | null {
  const users = pagesWith(id, context);
  return users.length > 1 && users.every(isRecord) ? 'record' : null;
}

/**
 * The code that more than two public pages share, one of which shares little with the pages of
 * content.
 */
function nameOfParts(id: string, context: Context): string | null {
  if (isOfEvents(id)) return null;
  const users = pagesWith(id, context);
  if (users.every(hasForm)) return null;
  return users.length > 2 && (users.some(isLean) || isPortrait(id)) ? 'parts' : null;
}

/** The code that more than two public pages share, all of which show content. Most have no categories. */
function nameOfContent(id: string, context: Context): string | null {
  if (isOfEvents(id) || id.endsWith('/CategorySection.tsx')) return null;
  const users = pagesWith(id, context);
  if (users.every(hasForm)) return null;
  return users.length > 2 && !users.every(isRecord) ? 'content' : null;
}

/** The code that only pages with forms share. */
function nameOfForms(id: string, context: Context): string | null {
  const users = pagesWith(id, context);
  return users.length > 1 && users.every(hasForm) ? 'forms' : null;
}

/** The code of events that more than two public pages share, and that most pages do not need. */
function nameOfEvents(id: string, context: Context): string | null {
  return isOfEvents(id) && pagesWith(id, context).length > 2 ? 'events' : null;
}

/** The Amharic catalogue of events uses their times, and so loads the file that has them. */
const isOfEvents = (id: string) => /\/(content\/events?\/|dates\/ethiopianClock\.ts)/.test(id);

/** Joins the code that two public pages share. */
function nameOfTwoPages(id: string, context: Context): string | null {
  const users = pagesWith(id, context);
  return users.length === 2 ? users.map(nameOf).join('') : null;
}

/**
 * Joins the code that one public page shares with the admin area. A file for each module would cost
 * more in headers, and one file for all pages would load code that they do not need.
 */
function nameOfPage(id: string, context: Context): string | null {
  const [page, ...others] = pagesWith(id, context);
  if (!page || others.length > 0) return null;
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const isPublic = (importer: string) => pagesWith(importer, context).length > 0;
  return importers.every(isPublic) ? null : nameOf(page);
}

const nameOf = (page: string) => /(\w+)\.tsx$/.exec(page)?.[1] ?? '';

/** The About page shows portraits, but needs no other code of the pages of content. */
const isPortrait = (id: string) => id.endsWith('/picture/SizedImage.tsx');

const hasForm = (page: string) => /(ContactUs|MembershipForm|MyData)\.tsx$/.test(page);

/** Pages with a form, and the calendar, need little of the code that the pages of content share. */
const isLean = (page: string) => hasForm(page) || /(Calendar|CalendarMonth)\.tsx$/.test(page);

const isRecord = (page: string) =>
  /(Event|Post|Page|DirectoryEntry|AboutEthiopiaItem|DeathNotice)Page\.tsx$/.test(page);

/** The public pages that include a module. */
function pagesWith(id: string, context: Context): string[] {
  return publicPages(context).filter((page) => reaches(page, id, context));
}

/** The pages that the routes load, and those of the kinds of content. */
function publicPages(context: Context): string[] {
  const kinds = loadedBy('../contentKinds.ts', context);
  const pages = kinds.filter((screen) => /(?<!List|Form)\.tsx$/.test(screen));
  return [...loadedBy('../routes.tsx', context), ...pages];
}

function loadedBy(file: string, context: Context): readonly string[] {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return context.getModuleInfo(path)?.dynamicallyImportedIds ?? [];
}

/** Whether a page includes a module. */
function reaches(page: string, id: string, context: Context): boolean {
  const seen = new Set([page]);
  for (const module of seen) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) seen.add(imported);
  }
  return seen.has(id);
}
