import { readSearch } from '../content/lists/search.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { withDelivery } from './withDelivery.ts';

/**
 * Finds the ids of messages from visitors, the best matches first, then the latest.
 * @param name the name of the table
 */
async function findIds(context: Context, name: string, text: string, take: number) {
  const search = await readSearch(context, text, { name, texts: {} });
  if (!search) return [];
  const read = async (matches: Prisma.Sql) => {
    const rows = await context.readRows<{ id: number }>(
      Prisma.sql`SELECT id FROM ${Prisma.raw(`"${name}"`)} WHERE ${matches}
        ORDER BY ${search.rank}, id DESC LIMIT ${take}`,
    );
    return rows.map(({ id }) => id);
  };
  const ids = await read(search.matches);
  return ids.length > 0 ? ids : read(search.matchesSlips);
}

/** Sorts rows by the order of their ids. */
const inOrder = <Row extends { id: number }>(ids: number[], rows: Row[]) =>
  rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** Finds inquiries by name, subject, email address and text. */
export async function findInquiries(context: Context, text: string, take: number) {
  const ids = await findIds(context, 'inquiry', text, take);
  const rows = await context.prisma.inquiry.findMany({
    where: { id: { in: ids } },
    include: { mailMessages: { where: { kind: 'INQUIRY' }, select: { state: true } } },
  });
  return inOrder(ids, rows).map(withDelivery);
}
