import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import { contentKindEnum } from '../content/contentKinds.ts';
import { rowId } from '../content/lists/id.ts';
import { accountNames, displayNameRule } from '../session/accountNames.ts';
import type { Context } from '../context.ts';
import { dateTime, ObjectType, outputFields, string } from '../graphqlTypes.ts';

/** For how long somebody counts as an editor after the last typed character, in milliseconds. */
const recent = 60 * 60 * 1000;

/** For how long a record counts as open after the last report, in milliseconds. Forms report every 30 seconds. */
const openTime = 90 * 1000;

@ObjectType(
  'RecordEditor',
  'An account that has a record open in a form, or has unsaved changes to it.',
)
class RecordEditor extends outputFields({
  account: string(`The name of the account. ${displayNameRule}`),
  savedAt: dateTime.orNull(
    'When the form saved its draft last, within the last hour. Null without unsaved changes.',
  ),
}) {}

@Resolver()
export class RecordEditorResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => [RecordEditor], {
    description:
      'Reports that this account has a record open. Returns the other accounts that have reported it within the ' +
      'last 90 seconds, or saved a draft of it within the last hour; the latest draft comes first.',
  })
  async reportOpenRecord(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Ctx() context: Context,
  ): Promise<RecordEditor[]> {
    const { prisma } = context;
    const { id: userId } = requireViewer(context);
    const recordId = rowId(id);
    if (recordId === null) return [];
    const seenAt = context.now();
    const since = (time: number) => ({ gt: new Date(seenAt.getTime() - time) });
    const record = { kind, recordId };
    await prisma.openRecord.upsert({
      where: { kind_recordId_userId: { ...record, userId } },
      create: { ...record, userId, seenAt },
      update: { seenAt },
    });
    const others = { not: userId };
    const open = await prisma.openRecord.findMany({
      where: { ...record, userId: others, seenAt: since(openTime) },
      orderBy: { userId: 'asc' },
    });
    const form = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const path = `/admin/edit-${form}/${id}`;
    const drafts = await prisma.formDraft.groupBy({
      by: ['userId'],
      where: { path, userId: others, savedAt: since(recent) },
      _max: { savedAt: true },
      orderBy: { _max: { savedAt: 'desc' } },
    });
    const savedAt = new Map(drafts.map((draft) => [draft.userId, draft._max.savedAt]));
    const editors = [...new Set([...savedAt.keys(), ...open.map((each) => each.userId)])];
    const names = await accountNames(context, editors);
    return editors.flatMap((editor) => {
      const account = names.get(editor);
      return account ? [{ account, savedAt: savedAt.get(editor) ?? null }] : [];
    });
  }
}
