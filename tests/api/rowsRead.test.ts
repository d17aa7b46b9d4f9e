import { beforeAll, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';

/** The number of connections of a process. */
const poolSize = 10;

let admin: Admin;
const api = useApi();
beforeAll(async () => {
  admin = await api.signInAdmin();
  await admin.query('{ currentUser { email } }');
});

const ask = (query: string) => async () => {
  await admin.ask(query);
};

const operations = {
  'the activity': ask('{ activity(first: 20) { nodes { id title } } }'),
  'a list of events': ask('{ events(period: ALL, first: 20) { nodes { id title languages } } }'),
  'the entries of categories': ask(
    '{ directoryCategories { categoryName entries(first: 20) { nodes { id name } } } }',
  ),
  'a list of members': ask('{ members(first: 20) { nodes { id name } } }'),
  'a search for a word of all members': ask(
    '{ members(first: 20, search: "member") { totalCount nodes { id name } } }',
  ),
  'the register of a day': ask(
    '{ memberRegister(first: 20, on: "2026-01-01") { nodes { id name } } }',
  ),
  'pending translations': ask(
    '{ pendingTranslations(first: 20) { nodes { id title } } pendingTranslationCounts { count } }',
  ),
  'pending translations to English': ask(
    '{ pendingTranslations(first: 20, language: EN) { nodes { id title } } }',
  ),
  'the sitemap': () => fetchSitemap('/sitemap.xml'),
  'a part of the sitemap': () => fetchSitemap('/sitemap-2.xml'),
};

async function fetchSitemap(path: string) {
  const response = await fetch(api.url + path);
  await response.arrayBuffer();
}

/** Adds so many records of each kind, and as many that were deleted. */
async function addRecords(count: number) {
  const { prisma } = api.services;
  const [category] = await prisma.$queryRaw<{ id: number }[]>`
    INSERT INTO "directory-category" ("categoryName") VALUES (${`Of ${String(count)}`}) RETURNING id`;
  await prisma.$executeRaw`
    INSERT INTO "deleted-record" (kind, "recordId", version, "values", "deletedBy", "deletedAt")
    SELECT 'event', ${count}::int * 10000 + n, 1,
      jsonb_build_object('title', 'Gathering ' || n, 'createdBy', 'x', 'createdAt', at), 'x', at
    FROM generate_series(1, ${count}::int) AS n, LATERAL (SELECT localtimestamp - n * interval '1 hour') AS _(at)`;
  await prisma.$executeRaw`
    INSERT INTO event (title, date, time, description, location, "mapLink", "imageUrl", "imagePath", "publishedAt",
      "createdBy", "createdAt")
    SELECT 'Gathering ' || n, date '2100-01-01' + n, '10:00 AM', 'Come.', 'Hall', 'https://example.org/', '/media/a',
      'a', '2020-01-01', 'x', localtimestamp - n * interval '1 hour'
    FROM generate_series(1, ${count}::int) AS n`;
  await prisma.$executeRaw`
    INSERT INTO directory (name, description, location, "mapLink", "imageUrl", "imagePath", "publishedAt", "categoryId",
      "createdBy", "createdAt")
    SELECT 'Business ' || n, ARRAY['Food'], 'Auckland', 'https://example.org/', '/media/a', 'a', '2020-01-01', ${category?.id},
      'x', localtimestamp - n * interval '1 hour'
    FROM generate_series(1, ${count}::int) AS n`;
  await prisma.$executeRaw`
    INSERT INTO members (name, dob, address, "contactNumber", date)
    SELECT 'Member ' || n, '1990-01-01', 'Auckland', '021 555 0100', '2020-01-01'
    FROM generate_series(1, ${count}::int) AS n`;
  // The triggers give all members the same instant. In use they are added one by one.
  await prisma.$executeRaw`UPDATE activity SET at = localtimestamp - id * interval '1 minute'`;
  // Rows that were vacuumed are read from the index alone. PostgreSQL may vacuum at any time by itself, and leaves out
  // pages that somebody else reads at that moment.
  await expect
    .poll(async () => {
      await prisma.$executeRawUnsafe('VACUUM (ANALYZE)');
      const [left] = await prisma.$queryRaw<{ pages: number }[]>`
        SELECT sum(relpages - relallvisible)::int AS pages FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`;
      return left?.pages;
    })
    .toBe(0);
}

/** The number of rows that PostgreSQL reads for an operation, in tables and through indexes. */
async function rowsRead(operation: () => Promise<void>): Promise<number> {
  const { prisma } = api.services;
  // Each connection of the pool reports its reads when it is asked to. All are open at once, so that none is
  // left out.
  const report = async () => {
    let open = 0;
    let openAll = () => {};
    const areAllOpen = new Promise<void>((resolve) => (openAll = resolve));
    const hold = () =>
      prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
        open += 1;
        if (open === poolSize) openAll();
        await areAllOpen;
      });
    await Promise.all(Array.from({ length: poolSize }, hold));
  };
  const count = async () => {
    await report();
    const [found] = await prisma.$queryRaw<{ rows: number }[]>`
      SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_user_tables`;
    return found?.rows ?? 0;
  };
  const reads: number[] = [];
  while (reads.length < 3) {
    const before = await count();
    await operation();
    reads.push((await count()) - before);
  }
  // Jobs of the server and of PostgreSQL read rows at the same time now and then.
  return Math.min(...reads);
}

// More rows read show a missing index; the time for a small table does not.
it('an operation reads few more rows for 4,100 records of each kind than for 2,100', async () => {
  const read = async () => {
    const counts: Record<string, number> = {};
    for (const [name, operation] of Object.entries(operations))
      counts[name] = await rowsRead(operation);
    return counts;
  };
  await addRecords(2_100);
  const ofFew = await read();
  await addRecords(2_000);
  const ofMany = await read();
  for (const [name, few] of Object.entries(ofFew))
    expect(ofMany[name], `${name}, of ${JSON.stringify(ofMany)}`).toBeLessThan(few * 1.5 + 60);
});
