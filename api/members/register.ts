import { byColumn } from '../content/lists/listOrder.ts';
import type { Source } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import { invalidArgument } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { dateToDay } from '../scalars.ts';
import { dayRange, isInDayRange } from '../shared/content/common.rules.ts';
import { daysLater, monthsLater, todayInAuckland } from '../shared/dates/days.ts';
import { registerYears } from '../shared/members/personLimits.rules.ts';
import { memberSource, postalAddress } from './memberList.ts';
import {
  type RegisterArgs,
  type RegisterCounts,
  type RegisterListArgs,
  RegisterPart,
} from './register.types.ts';

const { sql } = Prisma;

/** The consent was given with the form or on paper. */
const hasConsent = sql`("agreedAt" IS NOT NULL OR "consentedOn" IS NOT NULL)`;

const registerSource: Source = {
  ...memberSource,
  columns: sql`id, name, email, ${postalAddress} AS address, "contactNumber", "joinedOn", "ceasedOn",
    ${hasConsent} AS "hasConsent"`,
};
const byName = byColumn('name', 'text', 'ASC');

/** How long former members stay in the register, in months. */
const formerMonths = 12 * registerYears;

/** The first day of a period of so many months that ends with a day. */
const monthsUntil = (on: string, months: number) => daysLater(monthsLater(on, -months), 1);

/**
 * The conditions of the parts of the register.
 * @throws BAD_USER_INPUT for a day that is surely a mistake
 */
function conditions({ now }: Context, args: RegisterArgs) {
  const on = args.on ? dateToDay(args.on) : todayInAuckland(now());
  const from = args.since && dateToDay(args.since);
  for (const day of [on, from ?? on])
    if (!isInDayRange(day))
      throw invalidArgument(`days must be from ${dayRange.earliest} to ${dayRange.latest}`);
  const since = (months: number) => sql`${from ?? monthsUntil(on, months)}::date`;
  const until = sql`${on}::date`;
  const isMember = sql`("joinedOn" IS NULL OR "joinedOn" <= ${until})
    AND ("ceasedOn" IS NULL OR "ceasedOn" > ${until})`;
  const hasCeased = (months: number) => sql`"ceasedOn" BETWEEN ${since(months)} AND ${until}`;
  return {
    [RegisterPart.MEMBERS]: isMember,
    [RegisterPart.JOINED]: sql`"joinedOn" BETWEEN ${since(12)} AND ${until}`,
    [RegisterPart.CEASED]: hasCeased(formerMonths),
    [RegisterPart.ALL]: sql`(${isMember} OR "ceasedOn" BETWEEN
      ${monthsUntil(on, formerMonths)}::date AND ${until})`,
    ceasedInYear: hasCeased(12),
  };
}

/** A part of the register, by name. */
export const registerList = (context: Context, { part, ...days }: RegisterListArgs) => ({
  source: registerSource,
  order: byName,
  where: [conditions(context, days)[part]],
});

/** Counts the register in one statement. */
export async function registerCounts(
  context: Context,
  args: RegisterArgs,
): Promise<RegisterCounts> {
  const { MEMBERS, JOINED, ceasedInYear } = conditions(context, args);
  const count = (...all: Prisma.Sql[]) =>
    sql`count(*) FILTER (WHERE ${Prisma.join(all, ' AND ')})::int`;
  const isStill = sql`"ceasedOn" IS NULL`;
  const [counts] = await context.readRows<RegisterCounts>(sql`
    SELECT ${count(MEMBERS)} AS members, ${count(JOINED)} AS joined, ${count(ceasedInYear)} AS ceased,
      ${count(MEMBERS, sql`"joinedOn" IS NULL`)} AS "joinedUnknown",
      ${count(MEMBERS, isStill, sql`email = '' AND ${postalAddress} = '' AND "contactNumber" = ''`)}
        AS "withoutContactDetails",
      ${count(MEMBERS, isStill, sql`NOT ${hasConsent}`)} AS "withoutConsent"
    FROM "members"`);
  if (!counts) throw new Error('PostgreSQL counted nothing.');
  return counts;
}
