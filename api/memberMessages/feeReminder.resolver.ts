import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { requireRole, Role } from '../access.ts';
import { loadRows } from '../content/lists/batch.ts';
import type { Context } from '../context.ts';
import { feeYear } from '../fees/memberFees.ts';
import { type OwedFee, owedFee } from '../fees/owedFee.ts';
import type { Member as MemberRow } from '../generated/prisma/client.ts';
import { Language } from '../generated/prisma/enums.ts';
import { Member } from '../members/member.types.ts';
import { readSettings } from '../site/readSettings.ts';
import { feeReminder } from './feeReminder.ts';

@Resolver(() => Member)
export class FeeReminderResolver {
  @FieldResolver(() => String, {
    description:
      'What a message says of the fee that the member owes. Empty without a year, or if nothing is owed. API tokens are refused.',
  })
  async feeReminder(
    @Arg('year', () => Int, { nullable: true, description: 'The year of the fee.' })
    year: number | null,
    @Arg('language', () => Language, { description: 'The language.' }) language: Language,
    @Root() { id }: MemberRow,
    @Ctx() context: Context,
  ): Promise<string> {
    requireRole(context, [Role.ADMIN, Role.REGISTRAR]);
    if (typeof year === 'number') feeYear(year);
    const name = `feeReminder ${String(year)} ${language}`;
    const [found] = await loadRows(context, name, id, 'id', async (ids) => {
      const { memberMailWords } = await import('./renderMemberMessage.ts');
      const words = await memberMailWords(context, language);
      const settings = await readSettings(context);
      const rows = await context.prisma.$queryRaw<{ id: number; owed: OwedFee | null }[]>`
        SELECT id, ${owedFee(year)} AS owed FROM "members" WHERE id = ANY(${ids}::int[])`;
      return rows.map((row) => ({
        id: row.id,
        text: feeReminder(words, settings, year, row.owed ? [row.owed] : []).join('\n\n'),
      }));
    });
    return found?.text ?? '';
  }
}
