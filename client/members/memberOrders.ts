import type { MemberOrder } from '../graphql/schemaTypes.generated.ts';

/** The orders in which the server sorts members. */
export const memberOrders = [
  'NEWEST',
  'OLDEST',
  'NAME',
  'NAME_DESCENDING',
  'DATE_DESCENDING',
  'DATE',
] as const satisfies MemberOrder[];

/** The order with that name, or latest first if there is none. */
export const orderNamed = (name: string): MemberOrder =>
  memberOrders.find((order) => order === name) ?? 'NEWEST';

/** The filters of the list. */
export const statuses = ['MEMBER', 'CEASED', 'ALL'] as const;
export type ListedStatus = (typeof statuses)[number];

/** The filter with that name, or that of members if there is none. */
export const statusNamed = (name: string): ListedStatus =>
  statuses.find((status) => status === name) ?? 'MEMBER';
