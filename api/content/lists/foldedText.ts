import { Prisma } from '../../generated/prisma/client.ts';
import { invisibleCharacters } from '../../shared/content/common.rules.ts';

/** Zero-width characters, which `search_fold` replaces with spaces or keeps, and variation selectors of emoji. */
const withoutWidth = String.raw`[${invisibleCharacters}\uFE00-\uFE0F]`;

/** Independent of the locale: with C, `[:space:]` only has those of ASCII. */
const whiteSpace = '[[:space:]\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]+';

const visible = (text: Prisma.Sql) => Prisma.sql`regexp_replace(${text}, ${withoutWidth}, '', 'g')`;

/**
 * The name of a person as it is compared to find duplicates: in the way that searches compare it.
 * Equal names alone do not prove a duplicate; compare, for example, the day of birth too.
 */
export const foldedName = (name: Prisma.Sql) => Prisma.sql`search_fold(${visible(name)})`;

/**
 * The same for content, whose titles may differ in one sign or letter. It ignores case, white space
 * and invisible characters.
 */
export const foldedTitle = (title: Prisma.Sql) =>
  Prisma.sql`lower(btrim(regexp_replace(${visible(title)}, ${whiteSpace}, ' ', 'g')))`;
