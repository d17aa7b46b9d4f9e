import { Field, InputType, ArgsType, registerEnumType } from 'type-graphql';
import { hasRole, requireRole, Role } from '../access.ts';
import type { Context, Services } from '../context.ts';
import { invalidFields } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { shownInAuckland } from '../dates/aucklandInstant.rules.ts';
import { DateTime } from '../scalars.ts';
import { dayRange, isInDayRange } from './common.rules.ts';

/** When visitors see a row: from its publication on, which drafts do not have, until it is taken down. */
export interface Publication<Instant = Date> {
  publishedAt: Instant | null;
  unpublishAt: Instant | null;
}

/** Whether visitors see a record, and why not. */
export enum PublicationState {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  PUBLISHED = 'PUBLISHED',
  TAKEN_DOWN = 'TAKEN_DOWN',
}
registerEnumType(PublicationState, {
  name: 'PublicationState',
  description: 'Whether visitors see a record at present, and why not.',
  valuesConfig: {
    DRAFT: { description: 'Not yet, and nobody has said from when on.' },
    SCHEDULED: { description: 'Not yet; from `publishedAt` on.' },
    PUBLISHED: { description: 'They see it.' },
    TAKEN_DOWN: { description: 'They saw it until `unpublishAt`.' },
  },
});

/** Which records of a list are asked for. */
export enum PublicationFilter {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  PUBLISHED = 'PUBLISHED',
  TAKEN_DOWN = 'TAKEN_DOWN',
  ALL = 'ALL',
}
registerEnumType(PublicationFilter, {
  name: 'PublicationFilter',
  description: 'Which records a list has; all but PUBLISHED is for editors.',
  valuesConfig: {
    DRAFT: { description: 'Drafts.' },
    SCHEDULED: { description: 'Those that are published later.' },
    PUBLISHED: { description: 'Those that visitors see at present.' },
    TAKEN_DOWN: { description: 'Those that visitors see no more.' },
    ALL: { description: 'All, whether visitors see them or not.' },
  },
});

@ArgsType()
export class PublicationListArgs {
  @Field(() => PublicationFilter, {
    defaultValue: PublicationFilter.PUBLISHED,
    description: 'Only those that are so; all but PUBLISHED is for editors.',
  })
  publication!: PublicationFilter;
}

@InputType({ description: 'When visitors see a record.' })
export class PublicationInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is a draft, which visitors never see; `publishAt` says nothing then.',
  })
  isDraft!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on they see it. Without it at once, and what they see already stays.',
  })
  publishAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on they see it no more; without it they see it for good.',
  })
  unpublishAt?: Date | null;
}

@ArgsType()
export class PublicationArgs {
  @Field(() => PublicationInput, {
    nullable: true,
    description:
      'When visitors see it. Without it that stays as it is, and a new record is published at once.',
  })
  publication?: PublicationInput | null;
}

/**
 * The columns that a mutation changes; none where it says nothing of them.
 * @throws BAD_USER_INPUT where it would be taken down before it is published, or in a year that nobody means
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

/** The place of a row among others by its state: drafts first, what was taken down last. */
export function statePlace({ now }: Pick<Services, 'now'>): Prisma.Sql {
  const present = instant(now());
  return Prisma.sql`(CASE WHEN "publishedAt" IS NULL THEN 0 WHEN "publishedAt" > ${present} THEN 1
    WHEN "unpublishAt" <= ${present} THEN 3 ELSE 2 END)`;
}

/** Which rows of a source are read: those that visitors see where nothing is said. */
export const publicationCondition = (
  { now }: Pick<Services, 'now'>,
  { hasPublication }: { hasPublication: boolean },
  filter: PublicationFilter = PublicationFilter.PUBLISHED,
): Prisma.Sql => (hasPublication ? stateConditions[filter](instant(now())) : Prisma.sql`true`);

/**
 * Checks who asks for what visitors do not see.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function requireFilter(context: Context, filter: PublicationFilter): void {
  if (filter !== PublicationFilter.PUBLISHED) requireRole(context, [Role.ADMIN, Role.EDITOR]);
}

/**
 * What the page of a single record may show: editors preview what visitors do not see, and so does who
 * has a link for this one.
 * @param table the name of its table
 */
export function previewFilter(context: Context, table: string, id: number): PublicationFilter {
  const { preview } = context;
  const isOpened = preview?.table === table && preview.id === id;
  return isOpened || hasRole(context, [Role.ADMIN, Role.EDITOR])
    ? PublicationFilter.ALL
    : PublicationFilter.PUBLISHED;
}

/** The state of a row. Lists have its instants as texts. */
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

/** An instant of a row; in a list it is a text without its time zone, which is UTC. */
export function toInstant(value: Date | string | null): Date | null {
  return typeof value === 'string' ? new Date(`${value}Z`) : value;
}

/** Whether visitors saw a row at an instant, by its values as the database notes them. */
export function wasPublished(values: unknown, at: Date): boolean {
  const { publishedAt, unpublishAt = null } = values as Partial<Publication<string>>;
  // Nothing is noted of what was deleted before there were drafts.
  if (publishedAt === undefined) return true;
  return publicationState({ publishedAt, unpublishAt }, at) === PublicationState.PUBLISHED;
}
