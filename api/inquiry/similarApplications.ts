import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { similarPairs } from '../members/similarMembers.ts';
import { dateToDay } from '../scalars.ts';
import { undecidedStates } from '../shared/inquiry/application.rules.ts';
import type { MembershipApplication, SimilarApplication } from './application.types.ts';
import { readApplications } from './readApplications.ts';

/** Other applications that wait for a decision and may be of the same person. */
export async function similarApplications(
  application: MembershipApplication,
  context: Context,
): Promise<SimilarApplication[]> {
  const { name, email, contactNumber } = application;
  const person = { name, email, contactNumber, dob: dateToDay(application.dob) };
  const others = Prisma.sql`"membership-application" WHERE id <> ${application.id}
    AND state = ANY (${[...undecidedStates]}::"ApplicationState"[])`;
  const [pairs = []] = await similarPairs(context, [person], others);
  const found = await readApplications(
    context,
    pairs.map(({ id }) => id),
  );
  const why = new Map(pairs.map(({ id, similarities }) => [id, similarities]));
  return found.map((each) => ({ application: each, similarities: why.get(each.id) ?? [] }));
}
