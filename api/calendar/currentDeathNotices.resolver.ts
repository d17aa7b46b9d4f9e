import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import type { Context } from '../context.ts';
import { type DeathNotice, type Language, Prisma } from '../generated/prisma/client.ts';
import { useDeathNoticeMessages } from '../../client/content/deathNotices/messages.ts';
import { pathOf } from '../content/content.ts';
import { deathNoticeKind } from '../content/deathNotice/deathNotice.kind.ts';
import { listRows } from '../content/lists/lists.ts';
import {
  PublicationFilter,
  publicationState,
  PublicationState,
  toInstant,
} from '../content/publication/publication.ts';
import { LanguageArg } from '../content/translation/language.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import {
  daysWithoutDay,
  gatheringsOf,
  lastDayOf,
} from '../shared/content/deathNotice/gatherings.ts';
import { daysLater, todayInAuckland } from '../shared/dates/days.ts';
import { id, ObjectType, outputFields, string } from '../graphqlTypes.ts';

/** How many notices stand on top of a page, and how many rows are kept for it. */
const [maxShown, maxKept] = [3, 20];

@ObjectType('CurrentDeathNotice', 'A death notice as it stands on top of all pages.')
class CurrentDeathNotice extends outputFields({
  id: id<number>('The id of the death notice.'),
  path: string('The path of its page.'),
  summary: string('The name, and when the next gathering is, in the requested language.'),
}) {}

/** The notices that stand on top of all pages, see the query. */
export async function readCurrentDeathNotices(
  context: Context,
  language: Language | null,
): Promise<CurrentDeathNotice[]> {
  const today = todayInAuckland(context.now());
  const lastDay = Prisma.sql`greatest("funeralDay", "mourningDay", "mourningLastDay")`;
  // A day before in UTC; below, days are compared in Auckland.
  const since = daysLater(today, -daysWithoutDay - 1);
  const rows = await context.cache.readThrough('deathNotice', String(language), () =>
    listRows<DeathNotice>(context, deathNoticeKind.source, {
      where: [
        Prisma.sql`(${lastDay} >= ${today}::date OR ${lastDay} IS NULL AND "publishedAt" >= ${since}::date)`,
      ],
      order: Prisma.sql`"publishedAt" DESC, id DESC`,
      take: maxKept,
      language,
      publication: PublicationFilter.ALL,
    }),
  );
  const shown = rows
    .filter(
      (row) =>
        lastDayOf(row, toInstant(row.publishedAt)) >= today &&
        publicationState(row, context.now()) === PublicationState.PUBLISHED,
    )
    .map((row) => ({
      row,
      next: gatheringsOf(row).find(({ date, endDate }) => (endDate ?? date) >= today),
    }))
    .sort((one, other) => (one.next?.date ?? today).localeCompare(other.next?.date ?? today));
  if (shown.length === 0) return [];
  const shownIn = language ?? 'EN';
  const words = await useDeathNoticeMessages.load(shownIn, await readOverrides(context, shownIn));
  return shown.slice(0, maxShown).map(({ row, next }) => ({
    id: row.id,
    path: pathOf(deathNoticeKind, row),
    summary: [
      words.announcement,
      row.name,
      ...(next ? [words.gathering(words[next.name], words.when(next))] : []),
    ].join(' · '),
  }));
}

@Resolver()
export class CurrentDeathNoticesResolver {
  /** Every page of the site queries it, so its few rows are cached, and compared with the clock. */
  @Public({ tags: ['deathNotice'] })
  @Query(() => [CurrentDeathNotice], {
    description:
      'The three death notices whose next day in Auckland is nearest, that day first, and of the same day the ' +
      'newest first. One without days is listed for a week, as if it were today.',
  })
  currentDeathNotices(
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<CurrentDeathNotice[]> {
    return readCurrentDeathNotices(context, language);
  }
}
