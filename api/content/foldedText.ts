import { Prisma } from '../generated/prisma/client.ts';

/** What has no width, of which `search_fold` makes spaces, or which it leaves. */
const withoutWidth =
  '[\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFE00-\\uFE0F\\uFEFF]';

/**
 * A text as it is compared where the question is whether somebody or something is there already: as
 * searches compare it, without regard to what nobody sees (docs/product.md, section 8.5).
 */
export const foldedText = (text: Prisma.Sql) =>
  Prisma.sql`search_fold(regexp_replace(${text}, ${withoutWidth}, '', 'g'))`;
