import type { Context } from '../context.ts';
import type { Household, Member } from '../generated/prisma/client.ts';
import { subscriber } from './similarMembers.ts';

/**
 * Households in which somebody may live: with the same address, or a member with the same telephone
 * number or email address. Names are not compared, because they do not show who lives together.
 */
export const likelyHouseholds = (
  { email, address, contactNumber }: Pick<Member, 'email' | 'address' | 'contactNumber'>,
  { prisma }: Context,
): Promise<Household[]> => prisma.$queryRaw`
  WITH person AS (SELECT "search_fold"(${address}) AS home, lower(${email}) AS mail,
    ${subscriber} AS number FROM (SELECT ${contactNumber} AS "contactNumber") AS given)
  SELECT DISTINCT household.* FROM person, "household" AS household
    JOIN "members" ON "householdName" = household.name AND "ceasedOn" IS NULL
  WHERE (home <> '' AND home IN ("search_fold"(household.address), "search_fold"("members".address)))
    OR (mail <> '' AND mail = lower(email)) OR (number <> '' AND number = ${subscriber})
  ORDER BY household.name LIMIT 10`;
