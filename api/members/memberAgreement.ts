import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { dateTime, objectType, string } from '../graphqlTypes.ts';

export const MemberAgreement = objectType(
  'MemberAgreement',
  'What a member agreed to by applying for membership. Only accounts can see it.',
  {
    text: string('The statement, in English and Amharic.'),
    language: string('The language of the form.'),
    agreedAt: dateTime('When the applicant agreed.'),
  },
);
export type MemberAgreement = InstanceType<typeof MemberAgreement>;

/** The agreement of the application that a member was created from. Lists do not read its text. */
export async function agreementOf(
  { id }: { id: number },
  context: Context,
): Promise<MemberAgreement | null> {
  const found = await loadBatched(context, 'agreements of members', id, async (ids) => {
    const rows = await context.prisma.member.findMany({ where: { id: { in: [...ids] } } });
    return new Map(
      rows.flatMap((row) => {
        const { agreementText: text, agreementLanguage: language, agreedAt } = row;
        return text !== null && language !== null && agreedAt !== null
          ? [[row.id, { text, language, agreedAt }] as const]
          : [];
      }),
    );
  });
  return found ?? null;
}
