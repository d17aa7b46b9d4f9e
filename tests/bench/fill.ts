import type { Client } from 'pg';

/** The numbers of rows for a migrated, empty database, as on a site in use. */
export interface Amounts {
  categories: number;
  entries: number;
  events: number;
  members: number;
  /** Of events, in addition. */
  deleted?: number;
}

const description = (subject: string) => `ARRAY[
  '${subject} ' || i || ' is run by a family from Gondar and known for its warm welcome.',
  'Open from Tuesday to Sunday, and on every Ethiopian holiday from early in the morning.',
  'Ask for what is cooked that day. እንኳን ደህና መጡ።']`;

/** Fills a database; ids begin with 1, and entries go round the categories in turn. */
export async function fill(
  database: Client,
  { categories, entries, events, members, deleted = 0 }: Amounts,
): Promise<void> {
  await database.query(`
    INSERT INTO "directory-category" ("categoryName")
      SELECT 'Category ' || i FROM generate_series(1, ${String(categories)}) AS i;
    INSERT INTO "resource-category" ("categoryName") VALUES ('Services');
    INSERT INTO directory (name, description, location, "mapLink", "imageUrl", "imagePath",
        "imageWidth", "imageHeight", "categoryId", "socialMediaPlatforms", "socialMediaPlatformLinks")
      SELECT 'Example house ' || i, ${description('Example house')},
        i || ' Example Street, Auckland',
        'https://www.google.com/maps/search/?api=1&query=' || i,
        '/media/directoryBucket/images/' || i || '-example.webp',
        'directoryBucket/images/' || i || '-example.webp', 1200, 800, 1 + (i - 1) % ${String(categories)},
        ARRAY['facebook', 'telegram'],
        ARRAY['https://www.facebook.com/example' || i, 'https://t.me/example' || i]
      FROM generate_series(1, ${String(entries)}) AS i;
    INSERT INTO event (title, date, time, description, location, "mapLink", "imageUrl", "imagePath",
        "imageWidth", "imageHeight")
      SELECT 'Gathering ' || i, current_date + i, '10:00 AM',
        array_to_string(${description('Gathering')}, E'\\n\\n'), 'Example Hall, Auckland',
        'https://www.google.com/maps/search/?api=1&query=' || i,
        '/media/eventBucket/images/' || i || '-example.webp',
        'eventBucket/images/' || i || '-example.webp', 1200, 800
      FROM generate_series(1, ${String(events)}) AS i;
    INSERT INTO members (name, dob, email, address, "contactNumber", date)
      SELECT 'Member ' || lpad(i::text, 6, '0'), date '1990-05-31', 'm' || i || '@example.org',
        i || ' Example Street', '021 ' || i, date '2001-01-01' + (i * 7919) % 9000
      FROM generate_series(1, ${String(members)}) AS i;
    INSERT INTO "deleted-record" (kind, "recordId", version, "values", "deletedBy", "deletedAt")
      SELECT 'event', 1000000 + i, 1, jsonb_build_object('title', 'Gathering ' || i, 'createdBy', '1',
        'createdAt', at), '1', at
      FROM generate_series(1, ${String(deleted)}) AS i, LATERAL (
        SELECT localtimestamp - i * interval '1 minute') AS _(at)`);
  await database.query('VACUUM ANALYZE');
}
