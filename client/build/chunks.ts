import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

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
  // What more than two public pages share, one of which shares little with the pages of content:
  shared('parts', (users, id) => isOfMany(users, id) && (users.some(isLean) || isPortrait(id))),
  // What more than two public pages share, all of which show content. Most have no categories.
  shared(
    'content',
    (users, id) =>
      isOfMany(users, id) && !users.every(isRecord) && !id.endsWith('/CategorySection.tsx'),
  ),
  { name: 'categories', test: /\/CategorySection\.tsx$/ },
  shared('forms', (users) => users.length > 1 && users.every(hasForm)),
  // Most pages do not need the code of events.
  shared('events', (users, id) => users.length > 2 && isOfEvents(id)),
  // The lists do not need the code of the pages of records.
  shared('record', (users) => users.length > 1 && users.every(isRecord)),
  shared(namesOf, (users) => users.length === 2),
  // The code that one public page shares with the admin area. A file for each module would cost more
  // in headers, and one file for all pages would load code that they do not need.
  shared(namesOf, (users, id, context) => {
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isPublic = (importer: string) => pagesWith(importer, context).length > 0;
    return users.length === 1 && !importers.every(isPublic);
  }),
];

/**
 * The server loads two chunks at its start, and commands one of them. Without groups, Rolldown makes a
 * chunk of each module that lazily loaded parts share, and Node finds, reads and links 198 files.
 */
export function serverChunks(server: string, commands: string[]): Rolldown.CodeSplittingGroup[] {
  return [
    {
      name(id, context) {
        if (id === server || !reaches(server, id, context)) return null;
        return commands.some((command) => reaches(command, id, context)) ? 'common' : 'start';
      },
    },
  ];
}

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

/**
 * A group of the modules of the project that public pages share.
 * @param test gets the pages that include a module
 */
function shared(
  name: string | ((users: string[]) => string),
  test: (users: string[], id: string, context: Context) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    test: /^(?!.*node_modules)/,
    name(id, context) {
      const users = pagesWith(id, context);
      if (!test(users, id, context)) return null;
      return typeof name === 'string' ? name : name(users);
    },
  };
}

function namesOf(pages: string[]): string {
  return pages.map((page) => /(\w+)\.tsx$/.exec(page)?.[1] ?? '').join('');
}

const isOfMany = (users: string[], id: string) =>
  users.length > 2 && !isOfEvents(id) && !users.every(hasForm);

/** The Amharic catalogue of events uses their times, and so loads the file that has them. */
const isOfEvents = (id: string) => /\/(content\/events?\/|dates\/ethiopianClock\.ts)/.test(id);

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
