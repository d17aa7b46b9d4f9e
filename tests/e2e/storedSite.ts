import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openConnection } from '../../api/database/connect.ts';
import { startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { keyInCloud, referredFiles } from '../support/referredFiles.ts';
import { type Site, startSite } from '../support/site.ts';
import { admin, type Page, test as base } from './fixtures.ts';

export const stores = ['disk', 'Cloudinary'] as const;
export type StoreName = (typeof stores)[number];

/** A site whose files can be counted. */
interface StoredSite {
  site: Site;
  /** Files that no row refers to, and files that rows refer to but are not there. */
  faults(): Promise<{ left: string[]; missing: string[] }>;
  /** What an address of a file brings. */
  read(address: string): Promise<Buffer>;
  /** Stands in for what the browser would reach outside. */
  connect(page: Page): Promise<unknown>;
  stop: () => Promise<void>;
}

interface Fixtures {
  store: StoreName;
  stored: StoredSite;
}

/** Sites by their stores; each is started when it is first asked for. */
type Sites = (store: StoreName) => Promise<StoredSite>;

/** Tests on a site with one of the stores. */
export const test = base.extend<Fixtures, { sites: Sites }>({
  store: ['disk', { option: true }],
  sites: [
    async ({ browserName: _ }, use) => {
      const started = new Map<StoreName, Promise<StoredSite>>();
      await use((store) => {
        const site = started.get(store) ?? start[store]();
        started.set(store, site);
        return site;
      });
      for (const site of started.values()) await (await site).stop();
    },
    { scope: 'worker' },
  ],
  stored: ({ sites, store }, use) => sites(store).then(use),
  baseURL: ({ stored }, use) => use(stored.site.url),
  page: async ({ page, stored }, use) => {
    await stored.connect(page);
    await use(page);
  },
});

const start: Record<StoreName, () => Promise<StoredSite>> = {
  async disk() {
    const { site, referred, stop } = await startWithAdmin({});
    return {
      site,
      faults: async () => difference(await filesOnDisk(site.mediaFolder), await referred()),
      read: async (address) =>
        Buffer.from(await (await fetch(new URL(address, site.url))).arrayBuffer()),
      connect: () => Promise.resolve(),
      stop,
    };
  },
  async Cloudinary() {
    const cloud = await startFakeCloudinary();
    const { site, referred, stop } = await startWithAdmin({ CLOUDINARY_URL: cloud.url });
    return {
      site,
      faults: async () => difference([...cloud.files.keys()], (await referred()).map(keyInCloud)),
      read: (address) => Promise.resolve(cloud.delivered(address)?.body ?? Buffer.of()),
      connect: (page) =>
        page.route('https://res.cloudinary.com/**', (route) => {
          const file = cloud.delivered(route.request().url());
          return route.fulfill(
            file ? { contentType: file.type, body: file.body } : { status: 404 },
          );
        }),
      stop: async () => {
        await stop();
        await cloud.stop();
      },
    };
  },
};

async function startWithAdmin(settings: NodeJS.ProcessEnv) {
  const site = await startSite({
    ...settings,
    TRASH_DAYS: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  return { site, referred: () => pathsIn(site.databaseUrl), stop: () => site.stop() };
}

async function pathsIn(databaseUrl: string): Promise<string[]> {
  const database = await openConnection(databaseUrl);
  try {
    return await referredFiles(database);
  } finally {
    await database.end();
  }
}

/** The keys of all files on the disk; what was made of a file counts as that file. */
async function filesOnDisk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replace(/^\.variants\/(.+)\.\d+\.\w+$/, '$1'));
}

function difference(files: string[], referred: string[]) {
  return {
    left: files.filter((path) => !referred.includes(path)),
    missing: referred.filter((path) => !files.includes(path)),
  };
}
