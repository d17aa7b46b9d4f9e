import { loadRows } from '../content/lists/batch.ts';
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
  const [row] = await loadRows(context, 'agreements of members', id, 'id', (ids) =>
    context.prisma.member.findMany({ where: { id: { in: ids } } }),
  );
  const { agreementText: text, agreementLanguage: language, agreedAt } = row ?? {};
  return text != null && language != null && agreedAt ? { text, language, agreedAt } : null;
}
