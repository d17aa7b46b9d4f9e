import { byColumn, byId, type ListOrder } from '../content/lists/listOrder.ts';
import { type Listed, type Source, sourceOf } from '../content/lists/lists.ts';
import { type Member, Prisma } from '../generated/prisma/client.ts';
import { MemberOrder } from './member.types.ts';

/** The source of the rows of the list. */
export const memberSource: Source = {
  ...sourceOf('members', Prisma.MemberScalarFieldEnum, { texts: {} }),
  ofMember: (id) => Prisma.sql`id = ${id}`,
};

/** The address of the household of a current member, or otherwise that of the member. */
export const postalAddress = Prisma.sql`coalesce((SELECT nullif(address, '') FROM "household"
  WHERE "household".name = "householdName" AND "ceasedOn" IS NULL), address)`;

export const memberOrders: Record<MemberOrder, ListOrder<Listed<Member>>> = {
  [MemberOrder.NEWEST]: byId('DESC'),
  [MemberOrder.OLDEST]: byId('ASC'),
  [MemberOrder.NAME]: byColumn('name', 'text', 'ASC'),
  [MemberOrder.NAME_DESCENDING]: byColumn('name', 'text', 'DESC'),
  [MemberOrder.DATE]: byColumn('date', 'date', 'ASC'),
  [MemberOrder.DATE_DESCENDING]: byColumn('date', 'date', 'DESC'),
};
