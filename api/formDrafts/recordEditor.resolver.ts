import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import { accountNames, displayNameRule } from '../session/accountNames.ts';
import type { Context } from '../context.ts';
import { DateTime } from '../scalars.ts';

/** For how long somebody counts as an editor after the last typed character, in milliseconds. */
const recent = 60 * 60 * 1000;

@ObjectType({
  simpleResolvers: true,
  description: 'An account with unsaved changes to a record.',
})
class RecordEditor {
  @Field(() => String, { description: `The name of the account. ${displayNameRule}` })
  account!: string;

  @Field(() => DateTime, { description: 'When the form saved its draft last.' })
  savedAt!: Date;
}

/** Drafts also say who changes a record at this moment. */
@Resolver()
export class RecordEditorResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [RecordEditor], {
    description:
      'Other accounts that saved a draft of this record within the last hour, the latest first.',
  })
  async recordEditors(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Ctx() context: Context,
  ): Promise<RecordEditor[]> {
    const { prisma, now } = context;
    const form = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const drafts = await prisma.formDraft.groupBy({
      by: ['userId'],
      where: {
        path: `/admin/edit-${form}/${id}`,
        userId: { not: requireViewer(context).id },
        savedAt: { gt: new Date(now().getTime() - recent) },
      },
      _max: { savedAt: true },
      orderBy: { _max: { savedAt: 'desc' } },
    });
    const names = await accountNames(
      context,
      drafts.map(({ userId }) => userId),
    );
    return drafts.flatMap(({ userId, _max: { savedAt } }) => {
      const account = names.get(userId);
      return account && savedAt ? { account, savedAt } : [];
    });
  }
}
