import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Site } from '../support/site.ts';
import { startPlainSite, test as base } from './fixtures.ts';

export const memberCount = 1_000;

/**
 * Tests with their own site, because they add and delete content and count files. It has 1,000 members.
 */
export const test = base.extend<{ databaseUrl: string }>({
  databaseUrl: ({ site }, use) => use(site.databaseUrl),
  site: async ({ startOnce }, use) => use(await startOnce(startOwnSite)),
});

async function startOwnSite(): Promise<Site> {
  const site = await startPlainSite();
  await fill(site.databaseUrl);
  return site;
}

/** Members as if registered one by one, an empty category, inquiries and applications. */
async function fill(url: string) {
  const database = new pg.Client(url);
  await database.connect();
  await database.query(`
    WITH member AS (
      SELECT i, 'Member ' || lpad(i::text, 5, '0') AS name, 'm' || i || '@example.org' AS email,
        '021 55' || lpad((i / 1000)::text, 2, '0') || ' ' || lpad((i % 1000)::text, 3, '0') AS phone
      FROM generate_series(1, ${String(memberCount)}) AS i
    )
    INSERT INTO members (name, dob, email, address, "contactNumber", date)
    SELECT name, date '1990-05-31', email, i || ' Example Street', phone,
      date '1998-01-01' + (i * 7919) % 10000
    FROM member`);
  await database.query(`INSERT INTO "directory-category" ("categoryName") VALUES ('Florists')`);
  for (const who of ['አበበ ቢቂላ', 'Tirunesh']) await receive(database, who);
  await database.end();
}

/** An inquiry and an application, as if they had come by the public forms. */
export async function receive(database: pg.Client, who: string) {
  await database.query(
    `INSERT INTO "inquiry" (name, title, email, message, digest)
    VALUES ($1, 'About Enkutatash', 'who@example.org', $2, $3)`,
    [who, 'ሰላም!\n\nWhen does it begin, and what may one bring?', randomUUID()],
  );
  await database.query(
    `INSERT INTO "membership-application" (name, dob, email, address, "contactNumber", date,
      "agreementText", "agreementLanguage", "agreedAt", digest)
    VALUES ($1, '1990-05-31', 'who@example.org', '1 Example Street', '021 555 000', '2026-11-21',
      'I agree.', 'en', now(), $2)`,
    [who, randomUUID()],
  );
}
