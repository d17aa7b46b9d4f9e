import { isDatabaseInt } from '../content/connection.ts';
import type { Member, Prisma } from '../generated/prisma/client.ts';
import { dateToDay, dayToDate } from '../scalars.ts';
import { MemberOrder } from './member.types.ts';

type Direction = 'asc' | 'desc';
type Key = (string | number)[];

/** How one order of the members list is asked for, page by page. */
interface ListOrder {
  orderBy: Prisma.MemberOrderByWithRelationInput[];
  keyOf: (member: Member) => Key;
  isKey: (value: unknown) => value is Key;
  /** The members that come after one with this key. */
  after: (key: Key) => Prisma.MemberWhereInput;
}

const beyond = <Value>(direction: Direction, value: Value) =>
  direction === 'asc' ? { gt: value } : { lt: value };

function byId(direction: Direction): ListOrder {
  return {
    orderBy: [{ id: direction }],
    keyOf: ({ id }) => [id],
    isKey: (value): value is Key =>
      Array.isArray(value) && value.length === 1 && isDatabaseInt(value[0]),
    after: ([id]) => ({ id: beyond(direction, Number(id)) }),
  };
}

const isTextKey = (value: unknown): value is Key =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  isDatabaseInt(value[1]);

function byName(direction: Direction): ListOrder {
  return {
    orderBy: [{ name: direction }, { id: direction }],
    keyOf: ({ name, id }) => [name, id],
    isKey: isTextKey,
    after: ([name, id]) => ({
      OR: [
        { name: beyond(direction, String(name)) },
        { name: String(name), id: beyond(direction, Number(id)) },
      ],
    }),
  };
}

function byDate(direction: Direction): ListOrder {
  return {
    orderBy: [{ date: direction }, { id: direction }],
    keyOf: ({ date, id }) => [dateToDay(date), id],
    isKey: isTextKey,
    after: ([day, id]) => ({
      OR: [
        { date: beyond(direction, dayToDate(day)) },
        { date: dayToDate(day), id: beyond(direction, Number(id)) },
      ],
    }),
  };
}

export const listOrders: Record<MemberOrder, ListOrder> = {
  [MemberOrder.NEWEST]: byId('desc'),
  [MemberOrder.OLDEST]: byId('asc'),
  [MemberOrder.NAME]: byName('asc'),
  [MemberOrder.NAME_DESCENDING]: byName('desc'),
  [MemberOrder.DATE]: byDate('asc'),
  [MemberOrder.DATE_DESCENDING]: byDate('desc'),
};

/** Members whose name, e-mail address or telephone number contains the words. */
export function matching(search: string): Prisma.MemberWhereInput {
  const words = search.trim().toLowerCase();
  if (!words) return {};
  const contains = (text: string) => ({
    searchText: { contains: text.replace(/[\\%_]/g, '\\$&') },
  });
  const digits = words.replace(/[\s()+-]/g, '');
  return /^\d{3,}$/.test(digits) ? { OR: [contains(words), contains(digits)] } : contains(words);
}
