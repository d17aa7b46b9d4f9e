import type { Context } from '../context.ts';
import { type Member, Prisma } from '../generated/prisma/client.ts';
import { dayToDate } from '../scalars.ts';
import type { MemberValues } from './member.rules.ts';
import { similarNames } from './similarNames.ts';
import type { SimilarMember } from './similarMember.types.ts';

/** As many as somebody can look through before saving. */
const mostShown = 10;

/**
 * Members who may be this person: the same day of birth and a similar name, or the same telephone
 * number or e-mail address. Families share the last two, so these are suggestions only.
 * @returns the most similar first, at most ten
 */
export async function similarMembers(
  { prisma }: Context,
  person: MemberValues,
): Promise<SimilarMember[]> {
  const { name, dob, email, contactNumber } = person;
  const candidates = await prisma.$queryRaw<Member[]>(Prisma.sql`
    SELECT * FROM "members" WHERE "dob" = ${dayToDate(dob)}::date
      OR (${email} <> '' AND lower("email") = ${email.toLowerCase()})
      OR regexp_replace("contactNumber", '[^0-9]', '', 'g') LIKE ${`%${subscriber(contactNumber)}`}
    ORDER BY "id" DESC`);
  const suggestions = candidates.map((member) => {
    const similarities: SimilarMember['similarities'] = [];
    if (member.dob.getTime() === dayToDate(dob).getTime() && similarNames(member.name, name)) {
      similarities.push('BIRTH_AND_NAME');
    }
    if (subscriber(member.contactNumber) === subscriber(contactNumber)) {
      similarities.push('TELEPHONE');
    }
    if (email && member.email.toLowerCase() === email.toLowerCase()) similarities.push('EMAIL');
    return { member, similarities };
  });
  return suggestions
    .filter(({ similarities }) => similarities.length > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, mostShown);
}

const weight = ({ similarities }: Pick<SimilarMember, 'similarities'>) =>
  similarities.length + (similarities.includes('BIRTH_AND_NAME') ? 3 : 0);

/** The digits of a number without the code of New Zealand and the zero that stands in its place. */
const subscriber = (number: string) =>
  number
    .replace(/\D/g, '')
    .replace(/^(?:00)?64(?=\d{7})/, '')
    .replace(/^0/, '');
