import pg from 'pg';
import { type Site, startSite } from '../support/site.ts';
import { admin, test as base } from './fixtures.ts';

/** What people type or paste that has no place to break: Latin, Ethiopic, and a shared link. */
export const longWords = [
  'x'.repeat(300),
  'ሀ'.repeat(300),
  `https://www.facebook.com/events/1234567890123456/?acontext=${'%7B%22event_action'.repeat(12)}`,
];

const sharedLink = longWords[2];
/** Rows made here have ids of their own, from this one. */
export const firstId = 900;

/** A site on which every text of every kind is a single long word. */
export const test = base.extend<{ database: pg.Client }>({
  database: async ({ site }, use) => {
    const database = new pg.Client(site.databaseUrl);
    await database.connect();
    await use(database);
    await database.end();
  },
  site: async ({ startOnce }, use) => use(await startOnce(startLongWordsSite)),
});

async function startLongWordsSite(): Promise<Site> {
  const site = await startSite({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    OFFICE_LOCATION: longWords[0],
    CONTACT_EMAIL: `${'x'.repeat(60)}@${'y'.repeat(60)}.example.org`,
    BANK_ACCOUNT_NAME: longWords[1],
    BANK_NAME: longWords[0],
  });
  const database = new pg.Client(site.databaseUrl);
  await database.connect();
  for (const [index, word] of longWords.entries()) await fill(database, firstId + index, word);
  await database.end();
  return site;
}

async function fill(database: pg.Client, id: number, word: string) {
  const category = { id, categoryName: word.slice(0, 50) };
  const entry = { title: word, description: `${word}\n${word}`, link: sharedLink, categoryId: id };
  const person = { id, name: word, email: `${word}@example.org`, digest: word };
  const member = { ...person, dob: '1990-05-31', address: word, contactNumber: word };

  for (const kind of ['cultural', 'directory', 'resource']) {
    await copy(database, `${kind}-category`, category);
  }
  await copy(database, 'aboutEthiopia', { id, ...entry });
  await copy(database, 'resource', { id, ...entry, description: [word, word] });
  await copy(database, 'directory', {
    id,
    name: word,
    description: [word, word],
    location: word,
    categoryId: id,
    socialMediaPlatforms: ['facebook', 'instagram', 'telegram', 'whatsapp', 'viber', 'x'],
    socialMediaPlatformLinks: Array(6).fill(sharedLink),
  });
  await copy(database, 'event', {
    id,
    title: word,
    time: word,
    location: word,
    description: word,
    mapLink: sharedLink,
    date: '2031-01-07',
  });
  await copy(database, 'post', {
    id,
    postTitle: word,
    postText: word.repeat(5),
    postLink: sharedLink,
    // Without words of its own a link shows its address.
    postLinkText: word === sharedLink ? '' : word,
  });
  const { digest: _, ...registered } = member;
  await copy(database, 'members', { ...registered, date: '2026-11-21' });
  await copy(database, 'inquiry', { ...person, title: word, message: word });
  await copy(database, 'membership-application', {
    ...member,
    date: '2026-11-21',
    agreedAt: '2026-11-21',
    agreementText: word,
    agreementLanguage: 'en',
  });
  await copy(database, 'letter', {
    kind: 'INQUIRY',
    to: person.email,
    replyTo: person.email,
    subject: word,
    text: word,
    id: crypto.randomUUID(),
    html: '',
    nextAttemptAt: '2100-01-01',
    lastError: word,
  });
}

/** Adds a row as the first of the table, if there is one, but for what is named here. */
async function copy(database: pg.Client, table: string, values: Record<string, unknown>) {
  const { rows } = await database.query<Record<string, unknown>>(
    `SELECT * FROM "${table}" ORDER BY "id" LIMIT 1`,
  );
  // The database writes these columns itself.
  const { searchText: _, sortName: _name, album: _album, ...first } = rows[0] ?? {};
  const row = { ...first, ...values };
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const places = columns.map((_, index) => `$${String(index + 1)}`);
  await database.query(
    `INSERT INTO "${table}" (${columns.join()}) VALUES (${places.join()})`,
    Object.values(row),
  );
}
