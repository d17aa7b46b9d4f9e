import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openConnection } from '../../../api/database/connect.ts';
import { withDatabaseLock } from '../../../api/database/lock.ts';
import { migrate } from '../../../api/database/migrate.ts';
import { inDatabase, run } from '../../support/globalPostgres.ts';

const server = () => inject('postgresUrl');
const name = `locale_c_${String(process.pid)}`;
const role = `without_extensions_${String(process.pid)}`;
let url: string;

/** An existing database, for a user who may not create extensions in it. */
beforeAll(async () => {
  await run(server(), `CREATE ROLE "${role}" LOGIN PASSWORD 'secret'`);
  await run(server(), `CREATE DATABASE "${name}" TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`);
  await run(inDatabase(server(), name), `GRANT ALL ON SCHEMA public TO "${role}"`);
  const address = new URL(inDatabase(server(), name));
  [address.username, address.password] = [role, 'secret'];
  url = address.href;
  await withDatabaseLock(url, 'prepare', (held) => migrate(held));
});
afterAll(async () => {
  await run(server(), `DROP DATABASE "${name}" WITH (FORCE)`);
  await run(server(), `DROP ROLE "${role}"`);
});

async function value(sql: string, ...values: string[]): Promise<unknown> {
  const connection = await openConnection(url);
  try {
    const { rows } = await connection.query<unknown[]>({ text: sql, values, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await connection.end();
  }
}

describe('without pg_trgm, under the locale C', () => {
  it('does not have the extension', async () => {
    expect(
      await value('SELECT count(*)::int FROM pg_extension WHERE extname = $1', 'pg_trgm'),
    ).toBe(0);
  });

  it.each([
    ['Women’s  CAFÉ', 'womens cafe'],
    ['Ōrākei, ØRSTED & Łódź!', 'orakei orsted lodz'],
    ['ሐኀኸሠዐፀ ሃኣ', 'ሀሀሀሰአጸ ሀአ'],
    ['ሑኂኻሣዔፆ', 'ሁሂሀሳኤጾ'],
    ['ቈኰጐ ቍኵጕ ቊኲጒ ዃ', 'ቆኮጎ ቁኩጉ ቁኩጉ ኋ'],
    ['ሰ፟ላም፣ዓለም።', 'ሰላም አለም'],
    ['a_b%c\\d@e.org', 'a b c d@e org'],
  ])('folds %s', async (text, folded) => {
    expect(await value('SELECT search_fold($1)', text)).toBe(folded);
  });

  it.each([
    ['እንቁጣጣሽ', 'enkutatash', 'NKTX'],
    ['ዮሐንስ', 'Yohannes', 'HNS'],
    ['ኃይሉ', 'Haylu', 'HL'],
    ['ፀሐይ', 'Tsehay', 'SH'],
    ['ኢትዮጵያ', 'Ethiopia', 'TP'],
    ['ጫልቱ', 'Chaltu', 'CLT'],
  ])('hears %s in %s', async (ethiopic, latin, skeleton) => {
    for (const word of [ethiopic, latin]) {
      expect(await value('SELECT search_skeleton(search_fold($1))', word)).toBe(skeleton);
    }
  });

  it('writes the search text of a row wherever the row comes from', async () => {
    // As pg_restore does, which leaves nothing on the search path.
    await value(`INSERT INTO public.members (name, dob, address, "contactNumber", date)
      SELECT 'ገብረ ማርያም', '1975-01-01', '', '+64 27 456 7890', '2026-11-21'
      FROM (SELECT set_config('search_path', '', false)) AS set`);
    expect(await value('SELECT "searchText" FROM members')).toBe(
      ' ገብረ ማርያም 0274567890 0064274567890 00640274567890 1 1975 ገብረማርያም GBR MRM GBRMRM ',
    );
  });
});
