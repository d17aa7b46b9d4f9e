import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { requireRole, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { ContentKind } from './content.ts';
import { byExpression, byId, type Direction, type ListOrder } from './listOrder.ts';
import type { Source } from './lists.ts';
import { statePlace } from './publication.ts';

/** In which order editors read the list of a kind. */
export enum RecordOrder {
  LISTED = 'LISTED',
  TITLE = 'TITLE',
  TITLE_DESCENDING = 'TITLE_DESCENDING',
  PLACE = 'PLACE',
  PLACE_DESCENDING = 'PLACE_DESCENDING',
  STATE = 'STATE',
  STATE_DESCENDING = 'STATE_DESCENDING',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  CHANGED_LAST = 'CHANGED_LAST',
  CHANGED_FIRST = 'CHANGED_FIRST',
}
registerEnumType(RecordOrder, {
  name: 'RecordOrder',
  description: 'An order of records of content; all but LISTED is for editors.',
  valuesConfig: {
    LISTED: { description: 'That of the list where nothing is said.' },
    TITLE: { description: 'By title in its own language; Latin letters before Ethiopic ones.' },
    TITLE_DESCENDING: { description: 'The reverse of TITLE.' },
    PLACE: {
      description:
        'By what gives it its place for visitors: events by their day, others by their category.',
    },
    PLACE_DESCENDING: { description: 'The reverse of PLACE.' },
    STATE: { description: 'Drafts, scheduled, published, and then those that were taken down.' },
    STATE_DESCENDING: { description: 'The reverse of STATE.' },
    NEWEST: { description: 'The one that was created last comes first.' },
    OLDEST: { description: 'The one that was created first comes first.' },
    CHANGED_LAST: { description: 'The one that was changed last comes first.' },
    CHANGED_FIRST: { description: 'The one that nobody has changed for longest comes first.' },
  },
});

@ArgsType()
export class RecordOrderArgs {
  @Field(() => RecordOrder, {
    defaultValue: RecordOrder.LISTED,
    description: 'In which order; all but LISTED is for editors.',
  })
  order!: RecordOrder;
}

type Ordered = Pick<ContentKind, 'titleColumn' | 'order'> & {
  source: Pick<Source, 'categories'>;
};
type RowOrder = ListOrder<{ id: string | number }>;

/** As names are folded where entries of the directory are sorted by them. */
const byTitle = ({ titleColumn }: Ordered, direction: Direction) => {
  const title = Prisma.raw(`"${titleColumn}"`);
  return byExpression(Prisma.sql`(search_fold(${title}) COLLATE "C")`, 'text', direction);
};
const byPlace = ({ source: { categories }, order }: Ordered, direction: Direction) => {
  if (!categories) return order(direction);
  const name = Prisma.sql`(SELECT search_fold(category."categoryName")
    FROM ${Prisma.raw(`"${categories}"`)} AS category WHERE category.id = "categoryId")`;
  return byExpression(Prisma.sql`(coalesce(${name}, '') COLLATE "C")`, 'text', direction);
};
const byState = (context: Context, direction: Direction) =>
  byExpression(statePlace(context), 'int', direction);
const byChange = (direction: Direction) =>
  byExpression(Prisma.sql`"updatedAt"`, 'timestamp', direction);

/**
 * The order that is asked for.
 * @param listed that of the list where nothing is said
 * @throws UNAUTHENTICATED, FORBIDDEN for visitors, whose lists have one order
 */
export function orderOf<Row>(
  context: Context,
  kind: Ordered,
  order: RecordOrder,
  listed: ListOrder<Row>,
): ListOrder<Row> {
  if (order === RecordOrder.LISTED) return listed;
  requireRole(context, [Role.ADMIN, Role.EDITOR]);
  return orders[order](kind, context) as ListOrder<Row>;
}

type Chosen = Exclude<RecordOrder, RecordOrder.LISTED>;
const orders: Record<Chosen, (kind: Ordered, context: Context) => RowOrder | ListOrder<never>> = {
  TITLE: (kind) => byTitle(kind, 'ASC'),
  TITLE_DESCENDING: (kind) => byTitle(kind, 'DESC'),
  PLACE: (kind) => byPlace(kind, 'ASC'),
  PLACE_DESCENDING: (kind) => byPlace(kind, 'DESC'),
  STATE: (_kind, context) => byState(context, 'ASC'),
  STATE_DESCENDING: (_kind, context) => byState(context, 'DESC'),
  NEWEST: () => byId('DESC'),
  OLDEST: () => byId('ASC'),
  CHANGED_LAST: () => byChange('DESC'),
  CHANGED_FIRST: () => byChange('ASC'),
};
