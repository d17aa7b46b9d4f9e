import { adminLists as amharic } from '../shared/messages/am/adminLists.ts';
import { adminExport as exportAmharic } from '../shared/messages/am/adminExport.ts';
import { adminImport as importAmharic } from '../shared/messages/am/adminImport.ts';
import { adminLists as english } from '../shared/messages/en/adminLists.ts';
import { adminExport as exportEnglish } from '../shared/messages/en/adminExport.ts';
import { adminImport as importEnglish } from '../shared/messages/en/adminImport.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Language } from '../generated/prisma/enums.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

const catalogues = {
  EN: { words: english.categories, columns: importEnglish, group: exportEnglish.group },
  AM: { words: amharic.categories, columns: importAmharic, group: exportAmharic.group },
};

/** The table of each list of categories, and that of its records, in the order of the page. */
const lists = [
  { name: 'directory', table: 'directory-category', entries: 'directory' },
  { name: 'resource', table: 'resource-category', entries: 'resource' },
  { name: 'cultural', table: 'cultural-category', entries: 'aboutEthiopia' },
] as const;

interface Category {
  list: (typeof lists)[number]['name'];
  english: string | null;
  amharic: string | null;
  count: number;
}

/** Exports the categories of all lists. */
export async function exportCategories(context: Context, language: Language): Promise<CsvExport> {
  const { words, columns, group } = catalogues[language];
  const nameIn = (wanted: Language) => Prisma.sql`CASE c.language
    WHEN ${wanted}::"Language" THEN c."categoryName" ELSE t."values" ->> 'categoryName' END`;
  const selects = lists.map(
    ({ name, table, entries }, place) => Prisma.sql`
      SELECT ${place}::int AS place, ${name} AS list, c.id, ${nameIn('EN')} AS english,
        ${nameIn('AM')} AS amharic,
        (SELECT count(*)::int FROM ${quoted(entries)} WHERE "categoryId" = c.id) AS count
      FROM ${quoted(table)} AS c
      LEFT JOIN "translation" AS t ON t.kind = ${table} AND t."recordId" = c.id`,
  );
  return exportTable(context, {
    what: 'category',
    header: [
      ...[group, columns.inEnglish(words.name), columns.inAmharic(words.name), words.entries],
    ],
    entries: await context.prisma.$queryRaw<Category[]>`
      ${Prisma.join(selects, ' UNION ALL ')} ORDER BY place, id LIMIT ${exportTake}`,
    rowsOf: (categories) =>
      categories.map((each) => [words[each.list], each.english, each.amharic, each.count]),
  });
}

const quoted = (name: string) => Prisma.raw(`"${name}"`);
