import { Field, ObjectType } from 'type-graphql';
import { loadBatched } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { DateTime } from '../scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What a member agreed to by applying for membership. Only accounts can see it.',
})
export class MemberAgreement {
  @Field(() => String, { description: 'The statement, in English and Amharic.' })
  text!: string;

  @Field(() => String, { description: 'The language of the form.' })
  language!: string;

  @Field(() => DateTime, { description: 'When the applicant agreed.' })
  agreedAt!: Date;
}

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
