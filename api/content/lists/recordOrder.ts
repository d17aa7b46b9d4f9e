import { contentReaders, requireRole } from '../../access.ts';
import type { Context } from '../../context.ts';
import { type Language, Prisma } from '../../generated/prisma/client.ts';
import type { ContentKind } from '../content.ts';
import { byExpression, byId, type Direction, type ListOrder } from './listOrder.ts';
import type { Source } from './lists.ts';
import { statePlace } from '../publication/publication.ts';
import { translatedText } from '../translation/translated.ts';
import { ArgsType, field, inputFields } from '../../graphqlTypes.ts';
import { enumOf } from '../../enumOf.ts';

/** The order in which editors read the list of a kind. */
export const RecordOrder = enumOf(
  'RecordOrder',
  'An order of records of content. Only editors may use values other than LISTED and CHANGED_LAST.',
  {
    LISTED: 'The default order of the list.',
    TITLE: 'By title in the requested language; Latin letters before Ethiopic ones.',
    TITLE_DESCENDING: 'The reverse of TITLE.',
    PLACE: 'By the place that visitors see: events by their day, other records by their category.',
    PLACE_DESCENDING: 'The reverse of PLACE.',
    STATE: 'Drafts, scheduled, published, and then taken-down records.',
    STATE_DESCENDING: 'The reverse of STATE.',
    NEWEST: 'The last created first.',
    OLDEST: 'The first created first.',
    CHANGED_LAST: 'The last changed first.',
    CHANGED_FIRST: 'The longest unchanged first.',
  },
);
export type RecordOrder = keyof typeof RecordOrder;

@ArgsType()
export class RecordOrderArgs extends inputFields({
  order: field(
    () => RecordOrder,
    'The order. Values other than LISTED and CHANGED_LAST need the role EDITOR or the scope ' +
      'content:read.',
    { defaultValue: RecordOrder.LISTED },
  ),
}) {}

type Ordered = Pick<ContentKind, 'titleColumn' | 'order'> & {
  source: Pick<Source, 'name' | 'categories'>;
};
type RowOrder = ListOrder<{ id: string | number }>;

/** By the displayed name, folded in the way in which the directory sorts its entries. */
const byName = (name: Prisma.Sql, direction: Direction) =>
  byExpression(Prisma.sql`(search_fold(${name}) COLLATE "C")`, 'text', direction);

const byTitle = (kind: Ordered, language: Language | null, direction: Direction) =>
  byName(translatedText(kind.source.name, kind.titleColumn, language), direction);

function byPlace(
  { source: { categories }, order }: Ordered,
  language: Language | null,
  direction: Direction,
): RowOrder | ListOrder<never> {
  if (!categories) return order(direction);
  const table = Prisma.raw(`"${categories}"`);
  const name = Prisma.sql`(SELECT ${translatedText(categories, 'categoryName', language)}
    FROM ${table} WHERE ${table}.id = "categoryId")`;
  return byName(Prisma.sql`coalesce(${name}, '')`, direction);
}

const byState = (context: Context, direction: Direction) =>
  byExpression(statePlace(context), 'int', direction);
const byChange = (direction: Direction) =>
  byExpression(Prisma.sql`"updatedAt"`, 'timestamp', direction);

/**
 * The requested order.
 * @param language the language of the list: names are sorted as they are displayed
 * @param listed the default order of the list
 * @throws UNAUTHENTICATED, FORBIDDEN for the orders that only editors may use
 */
export function orderOf<Row>(
  context: Context,
  kind: Ordered,
  order: RecordOrder,
  language: Language | null,
  listed: ListOrder<Row>,
): ListOrder<Row> {
  if (order === RecordOrder.LISTED) return listed;
  if (order !== RecordOrder.CHANGED_LAST) requireRole(context, contentReaders);
  return orders[order](kind, language, context) as ListOrder<Row>;
}

type Selected = Exclude<RecordOrder, 'LISTED'>;
const orders: Record<
  Selected,
  (kind: Ordered, language: Language | null, context: Context) => RowOrder | ListOrder<never>
> = {
  TITLE: (kind, language) => byTitle(kind, language, 'ASC'),
  TITLE_DESCENDING: (kind, language) => byTitle(kind, language, 'DESC'),
  PLACE: (kind, language) => byPlace(kind, language, 'ASC'),
  PLACE_DESCENDING: (kind, language) => byPlace(kind, language, 'DESC'),
  STATE: (_kind, _language, context) => byState(context, 'ASC'),
  STATE_DESCENDING: (_kind, _language, context) => byState(context, 'DESC'),
  NEWEST: () => byId('DESC'),
  OLDEST: () => byId('ASC'),
  CHANGED_LAST: () => byChange('DESC'),
  CHANGED_FIRST: () => byChange('ASC'),
};
