import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fields } from '../api/shared/content/fields.rules.ts';

export const fieldListOf = (kind: string) => `api/shared/content/${kind}/${kind}.fields.ts`;

export async function readFields(kind: string): Promise<Fields> {
  const list = (await import(pathToFileURL(resolve(fieldListOf(kind))).href)) as Record<
    string,
    Fields
  >;
  const fields = list[`${kind}Fields`];
  if (!fields) throw new Error(`${fieldListOf(kind)} must export ${kind}Fields.`);
  return fields;
}

/**
 * Adds to the SQL of Prisma what its models cannot express, for each new table of a kind of content:
 * the columns that the database computes, and the triggers.
 */
export async function withContentTables(sql: string): Promise<string> {
  let complete = sql;
  for (const [table = '', kind = ''] of sql.matchAll(/^CREATE TABLE "(\w+)" \(.*?^\);/gms)) {
    if (!table.includes('"searchText"') || !existsSync(fieldListOf(kind))) continue;
    const texts = Object.entries(await readFields(kind)).filter(
      ([, { control }]) => !['day', 'choice', 'category'].includes(control),
    );
    const [title = '', ...others] = texts.map(([name, { control }]) =>
      control === 'lines' ? `coalesce("search_lines"("${name}"), '')` : `"${name}"`,
    );
    const searched = texts.map(([name, { isFormatted }], index) =>
      index > 0 && isFormatted ? `'${name}:markdown'` : `'${name}'`,
    );
    const expression = `"search_text"(${title}, ${others.join(` || ' ' || `) || "''"})`;
    // The second text is the table of its categories.
    searched.splice(1, 0, table.includes('"categoryId"') ? `'${kind}-category'` : "''");
    const computed = table
      .replace(/("updatedAt" .*NOT NULL),/, `$1 DEFAULT timezone('UTC', now()),`)
      .replace(
        /("searchText" TEXT NOT NULL),/,
        () =>
          `"searchText" TEXT NOT NULL GENERATED ALWAYS AS (\n        ${expression}\n    ) STORED,`,
      );
    complete = `${complete.replace(table, () => computed).trimEnd()}

SELECT "track_content"('${kind}');
SELECT "make_searchable"('${kind}', ${searched.join(', ')});
`;
  }
  return complete;
}
