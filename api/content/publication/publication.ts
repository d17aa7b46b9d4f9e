import { contentReaders, hasRole, requireRole } from '../../access.ts';
import type { Context, Services } from '../../context.ts';
import { invalidFields } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { shownInAuckland } from '../../shared/dates/aucklandInstant.ts';
import { dayRange, isInDayRange } from '../../shared/content/common.rules.ts';
import { ArgsType, boolean, dateTime, field, inputFields, InputType } from '../../graphqlTypes.ts';
import { enumOf } from '../../enumOf.ts';

/**
 * The period in which visitors see a row: from its publication, which drafts do not have, until it
 * is taken down.
 */
export interface Publication<Instant = Date> {
  publishedAt: Instant | null;
  unpublishAt: Instant | null;
}

/** Whether visitors see a record, and why not. */
export const PublicationState = enumOf(
  'PublicationState',
  'Whether visitors see a record now, and why not.',
  {
    DRAFT: 'A draft: no time of publication is set.',
    SCHEDULED: 'It will be published at `publishedAt`.',
    PUBLISHED: 'Visitors see it.',
    TAKEN_DOWN: 'It was taken down at `unpublishAt`.',
  },
);
export type PublicationState = keyof typeof PublicationState;

/** The publication filter of a list. */
export const PublicationFilter = enumOf(
  'PublicationFilter',
  'The publication filter of a list. Only editors may use values other than PUBLISHED.',
  {
    DRAFT: 'Drafts.',
    SCHEDULED: 'Records that will be published later.',
    PUBLISHED: 'Records that visitors see now.',
    TAKEN_DOWN: 'Records that were taken down.',
    ALL: 'All records, published or not.',
  },
);
export type PublicationFilter = keyof typeof PublicationFilter;

@ArgsType()
export class PublicationListArgs extends inputFields({
  publication: field(
    () => PublicationFilter,
    'The publication filter. Only editors may use values other than PUBLISHED.',
    { defaultValue: PublicationFilter.PUBLISHED },
  ),
}) {}

@InputType('PublicationInput', 'The period in which visitors see a record.')
class PublicationInput extends inputFields({
  isDraft: boolean(
    'Whether it is a draft, which visitors never see. `publishAt` is then ignored. A draft needs ' +
      'its title, and an event its day; other fields may be empty texts.',
    { defaultValue: false },
  ),
  publishAt: dateTime.orNull(
    'The time from which visitors see it. Without it, it is published now, or stays published.',
  ),
  unpublishAt: dateTime.orNull(
    'The time from which visitors no longer see it. Without it, there is no end.',
  ),
}) {}

@ArgsType()
export class PublicationArgs extends inputFields({
  publication: field.orNull(
    () => PublicationInput,
    'The period in which visitors see it. Without it, the period of an existing record ' +
      'stays, and a new record is published now.',
  ),
}) {}

/**
 * The columns that a mutation changes; none if it has no publication.
 * @throws BAD_USER_INPUT if the end is before the publication, or for a year that is surely a
 * mistake
 */
export function publicationColumns(
  { publication }: PublicationArgs,
  present: Date,
  before: Publication | null,
): Partial<Publication> {
  if (!publication) return before ? {} : { publishedAt: present };
  const { isDraft, publishAt, unpublishAt = null } = publication;
  requireDayRange({ publishAt, unpublishAt });
  if (isDraft) return { publishedAt: null, unpublishAt };
  const published = before?.publishedAt;
  const atOnce = published && published <= present ? published : present;
  const publishedAt = publishAt ?? atOnce;
  if (unpublishAt && unpublishAt <= publishedAt) {
    throw invalidFields({ unpublishAt: { code: 'endBeforeStart', values: {} } }, {});
  }
  return { publishedAt, unpublishAt };
}

/** @throws BAD_USER_INPUT */
function requireDayRange(instants: Record<string, Date | null | undefined>): void {
  const wrong = Object.entries(instants).filter(
    ([, instant]) => instant && !isInDayRange(shownInAuckland(instant).day),
  );
  if (wrong.length === 0) return;
  const error = { code: 'dateOutOfRange' as const, values: dayRange };
  throw invalidFields(Object.fromEntries(wrong.map(([name]) => [name, error])), {});
}

const instant = (date: Date) => Prisma.sql`${date.toISOString()}::timestamp`;

const stateConditions = {
  DRAFT: () => Prisma.sql`"publishedAt" IS NULL`,
  SCHEDULED: (present: Prisma.Sql) => Prisma.sql`"publishedAt" > ${present}`,
  PUBLISHED: (present: Prisma.Sql) => Prisma.sql`("publishedAt" <= ${present}
    AND ("unpublishAt" IS NULL OR "unpublishAt" > ${present}))`,
  TAKEN_DOWN: (present: Prisma.Sql) =>
    Prisma.sql`("publishedAt" <= ${present} AND "unpublishAt" <= ${present})`,
  ALL: () => Prisma.sql`true`,
};

/** The sort position of a row by its state: drafts first, taken-down records last. */
export function statePlace({ now }: Pick<Services, 'now'>): Prisma.Sql {
  const present = instant(now());
  return Prisma.sql`(CASE WHEN "publishedAt" IS NULL THEN 0 WHEN "publishedAt" > ${present} THEN 1
    WHEN "unpublishAt" <= ${present} THEN 3 ELSE 2 END)`;
}

/** The condition for the rows of a source; by default, those that visitors see. */
export const publicationCondition = (
  { now }: Pick<Services, 'now'>,
  { hasPublication }: { hasPublication: boolean },
  filter: PublicationFilter = PublicationFilter.PUBLISHED,
): Prisma.Sql => (hasPublication ? stateConditions[filter](instant(now())) : Prisma.sql`true`);

/**
 * Checks that the viewer may use the filter.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function requireFilter(context: Context, filter: PublicationFilter): void {
  if (filter !== PublicationFilter.PUBLISHED) requireRole(context, contentReaders);
}

/**
 * The filter for the page of a single record. Editors, and readers with a preview link of this
 * record, see it before it is published.
 * @param table the name of its table
 */
export function previewFilter(context: Context, table: string, id: number): PublicationFilter {
  const { preview } = context;
  const isOpened = preview?.table === table && preview.id === id;
  return isOpened || hasRole(context, contentReaders)
    ? PublicationFilter.ALL
    : PublicationFilter.PUBLISHED;
}

/** The state of a row. Rows of lists have times as texts. */
export function publicationState(
  { publishedAt, unpublishAt }: Publication<Date | string>,
  present: Date,
): PublicationState {
  const at = toInstant(publishedAt);
  const until = toInstant(unpublishAt);
  if (!at) return PublicationState.DRAFT;
  if (at > present) return PublicationState.SCHEDULED;
  return until && until <= present ? PublicationState.TAKEN_DOWN : PublicationState.PUBLISHED;
}

/** Converts a time of a row. In a list, it is a text in UTC without a time zone. */
export function toInstant(value: Date | string | null): Date | null {
  return typeof value === 'string' ? new Date(`${value}Z`) : value;
}

/** Whether visitors saw a row at a time, by its values as the database stored them. */
export function wasPublished(values: unknown, at: Date): boolean {
  const { publishedAt, unpublishAt = null } = values as Partial<Publication<string>>;
  // Rows that were deleted before drafts existed have no such values.
  if (publishedAt === undefined) return true;
  return publicationState({ publishedAt, unpublishAt }, at) === PublicationState.PUBLISHED;
}
