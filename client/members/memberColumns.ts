import type { AdminMessages } from '../messages/adminMessages.ts';
import type { MemberOrder } from '../graphql/schemaTypes.generated.ts';

interface MemberColumn {
  name: keyof AdminMessages['adminLists']['members']['columns'];
  /** The orders in which the server lists members by this column. */
  orders?: { ascending: MemberOrder; descending: MemberOrder };
}

/** The columns of the table of members (docs/product.md, section 6.3). */
export const memberColumns: MemberColumn[] = [
  { name: 'id', orders: { ascending: 'OLDEST', descending: 'NEWEST' } },
  { name: 'name', orders: { ascending: 'NAME', descending: 'NAME_DESCENDING' } },
  { name: 'email' },
  { name: 'dob' },
  { name: 'address' },
  { name: 'contactNumber' },
  { name: 'date', orders: { ascending: 'DATE', descending: 'DATE_DESCENDING' } },
  { name: 'action' },
];

const orders = memberColumns.flatMap(({ orders }) => (orders ? Object.values(orders) : []));

/** The order of that name, or the latest first if there is none. */
export const orderNamed = (name: string): MemberOrder =>
  orders.find((order) => order === name) ?? 'NEWEST';
