import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { adminFeastDates } from '../shared/messages/en/adminFeastDates.ts';
import { Access, contentReaders, requireViewer, Role, Scope } from '../access.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { daysLater, millisecondsOfDay, todayInAuckland } from '../shared/dates/days.ts';
import type { MuslimFeastName } from './muslimFeasts.ts';
import { changedMeanwhile, fieldFailure, notFound } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { LocalDate } from '../scalars.ts';
import { FeastDate, MuslimFeastNames } from './calendarMonth.types.ts';
import { maxDifference, readMuslimFeasts } from './readObservances.ts';

/** The range of days around today whose feasts can be corrected. */
const [daysBefore, daysAfter] = [60, 730];

@Resolver(() => FeastDate)
export class FeastDateResolver {
  @Access(...contentReaders)
  @Query(() => [FeastDate], {
    description:
      'The Muslim feasts from two months ago to two years ahead, with their confirmed days.',
  })
  async feastDates(@Ctx() context: Context): Promise<FeastDate[]> {
    return readNearFeasts(context);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_WRITE)
  @Mutation(() => FeastDate, {
    description:
      'Sets, corrects or removes the confirmed day of a feast. Without one, the expected day ' +
      'applies. Fails with CONFLICT if somebody else changed it since, with NOT_FOUND for a ' +
      'feast that is not in `feastDates`, and with BAD_USER_INPUT for a day far from the ' +
      'expected one.',
  })
  async setFeastDate(
    @Arg('feast', () => MuslimFeastNames, { description: 'The feast.' }) feast: MuslimFeastName,
    @Arg('year', () => Int, { description: 'The year of the Muslim calendar.' }) year: number,
    @Arg('date', () => LocalDate, {
      nullable: true,
      description: 'The confirmed day. Without it, the expected day applies.',
    })
    date: Date | null,
    @Arg('formerDate', () => LocalDate, {
      nullable: true,
      description: 'The `date` that was last read; null if there was none.',
    })
    formerDate: Date | null,
    @Ctx() context: Context,
  ): Promise<FeastDate> {
    const found = await findFeast(context, feast, year);
    if (date) refuseDistantDay(date, found.expectedDate);
    await transactionAs(context.prisma, requireViewer(context).id, async (tx) => {
      await replaceDate(tx, { feast, year }, formerDate, date);
    });
    context.cache.invalidate('feastDate');
    return findFeast(context, feast, year);
  }
}

function readNearFeasts(context: Context): Promise<FeastDate[]> {
  const today = todayInAuckland(context.now());
  return readMuslimFeasts(context, daysLater(today, -daysBefore), daysLater(today, daysAfter));
}

/** @throws NOT_FOUND */
async function findFeast(context: Context, feast: MuslimFeastName, year: number) {
  const feasts = await readNearFeasts(context);
  const found = feasts.find((each) => each.feast === feast && each.year === year);
  if (!found) throw notFound('FeastDate');
  return found;
}

/** @throws BAD_USER_INPUT */
function refuseDistantDay(date: Date, expectedDate: string): void {
  const days = Math.abs(date.getTime() - Date.parse(expectedDate)) / millisecondsOfDay;
  if (days <= maxDifference) return;
  throw fieldFailure(
    { date: { code: 'notNearDay', values: { day: expectedDate, days: maxDifference } } },
    adminFeastDates.fields,
  );
}

/** @throws CONFLICT if the former day has changed since it was read */
async function replaceDate(
  tx: Prisma.TransactionClient,
  key: { feast: string; year: number },
  formerDate: Date | null,
  date: Date | null,
): Promise<void> {
  const former = { ...key, date: formerDate ?? undefined };
  if (!formerDate && !date) {
    if (await tx.feastDate.findFirst({ where: key })) throw changedMeanwhile('FeastDate');
    return;
  }
  const { count } = !date
    ? await tx.feastDate.deleteMany({ where: former })
    : formerDate
      ? await tx.feastDate.updateMany({ where: former, data: { date } })
      : await tx.feastDate.createMany({ data: [{ ...key, date }], skipDuplicates: true });
  if (count === 0) throw changedMeanwhile('FeastDate');
}
