import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ID } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { invalidArgument, notFound } from '../errors.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import {
  ContinuedDraftInput,
  FormDraft,
  FormDraftFile,
  FormDraftInput,
} from './formDraft.types.ts';
import { maxLengths } from './formDraftLimits.ts';
import { maxFiles, moveDraftFiles, readDraftFiles, saveDraftFile } from './formDraftFiles.ts';
import { contentKindEnum } from '../content/contentKinds.ts';
import { rowId } from '../content/lists/id.ts';
import { accountNames, displayNameRule } from '../session/accountNames.ts';
import { dateTime, ObjectType, outputFields, string } from '../graphqlTypes.ts';

/** The maximum number of drafts of an account. The oldest ones are deleted. */
const maxDrafts = 100;

/** The maximum length of a stored `User-Agent` header, in characters. */
const maxUserAgent = 300;

/** Drafts belong to an account. Nobody else can read them. */
@Resolver(() => FormDraft)
export class FormDraftResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Query(() => [FormDraft], {
    description: 'The drafts of forms of this account, the last saved first.',
  })
  formDrafts(
    @Arg('path', () => String, { nullable: true, description: 'Only those of this form.' })
    path: string | null,
    @Ctx() context: Context,
  ): Promise<FormDraft[]> {
    return context.prisma.formDraft.findMany({
      where: { userId: requireViewer(context).id, ...(path !== null && { path }) },
      // The values of all forms together can be large.
      omit: { content: path === null },
      orderBy: [{ savedAt: 'desc' }, { path: 'asc' }, { tab: 'asc' }],
    });
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => FormDraft, {
    description:
      'Saves the draft of a form. It replaces the one of the same tab, and no other. An ' +
      `account keeps ${String(maxDrafts)} drafts. Fails with NOT_FOUND if the member, household or application of the form no longer exists.`,
  })
  async saveFormDraft(
    @Arg('input', () => FormDraftInput, { description: 'The unsaved values.' })
    input: FormDraftInput,
    @Ctx() context: Context,
  ): Promise<FormDraft> {
    for (const [name, max] of Object.entries(maxLengths)) {
      if (input[name as keyof typeof maxLengths].length > max)
        throw invalidArgument(`${name} must have at most ${String(max)} characters`);
    }
    const { prisma, now, client } = context;
    const { id: userId } = requireViewer(context);
    await requireSubject(context, input.path);
    const { path, tab, page, content, continued } = input;
    const userAgent = client.userAgent.slice(0, maxUserAgent);
    const values = { page, content, userAgent, savedAt: now() };
    const saved = await prisma.formDraft.upsert({
      where: { userId_path_tab: { userId, path, tab } },
      create: { userId, path, tab, ...values },
      update: values,
    });
    if (continued) {
      await moveDraftFiles(context, { userId, path, tab }, continued);
      await prisma.formDraft.deleteMany({ where: { userId, path, ...unchanged(continued) } });
    }
    await prisma.$executeRaw`DELETE FROM "form-draft" WHERE "userId" = ${userId}::uuid AND (path, tab) IN (
      SELECT path, tab FROM "form-draft" WHERE "userId" = ${userId}::uuid
      ORDER BY "savedAt" DESC, path, tab OFFSET ${maxDrafts})`;
    return saved;
  }

  @FieldResolver(() => [FormDraftFile], {
    description: 'The files that the form sent, one for each field.',
  })
  files(@Root() { path, tab }: FormDraft, @Ctx() context: Context): Promise<FormDraftFile[]> {
    return readDraftFiles(context, { userId: requireViewer(context).id, path, tab });
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => FormDraftFile, {
    description:
      'Keeps a selected file with the draft of a form. It replaces the file of the same field. The ' +
      'file may be as large as a picture or a document. It is not checked until the form is saved. ' +
      `An account keeps ${String(maxFiles)} files.`,
  })
  saveFormDraftFile(
    @Arg('path', () => String, { description: 'The path of the form.' }) path: string,
    @Arg('tab', () => String, { description: 'Identifies the draft.' }) tab: string,
    @Arg('field', () => String, { description: 'The name of the field of the form.' })
    field: string,
    @Arg('file', () => UploadScalar, { nullable: true, description: 'The file. Required.' })
    file: FileArgument,
    @Ctx() context: Context,
  ): Promise<FormDraftFile> {
    return saveDraftFile(context, { userId: requireViewer(context).id, path, tab }, field, file);
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => String, {
    description:
      'Deletes one draft of a form, or all of them, after the form was saved or discarded. Returns the path of the form.',
  })
  async deleteFormDrafts(
    @Arg('path', () => String, { description: 'The path of the form.' }) path: string,
    @Arg('tab', () => String, {
      nullable: true,
      description: 'Identifies the draft. Without it, all drafts of the form are deleted.',
    })
    tab: string | null | undefined,
    @Arg('continued', () => ContinuedDraftInput, {
      nullable: true,
      description: 'The draft that it continues. It is deleted too.',
    })
    continued: ContinuedDraftInput | null | undefined,
    @Ctx() context: Context,
  ): Promise<string> {
    const { id: userId } = requireViewer(context);
    const former = continued ? [unchanged(continued)] : [];
    await context.prisma.formDraft.deleteMany({
      where: { userId, path, ...(typeof tab === 'string' && { OR: [{ tab }, ...former] }) },
    });
    return path;
  }

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

/**
 * Refuses a draft whose member, household or application no longer exists: it would store erased
 * data again (`erase_member_contacts`).
 * @throws NOT_FOUND
 */
async function requireSubject({ prisma }: Context, path: string): Promise<void> {
  const [, form, id = ''] =
    /^\/admin\/(edit-member|add-payment|applications|household)\/M?(\d+)/.exec(path) ?? [];
  if (!form) return;
  const where = { id: rowId(id) ?? 0 };
  const count = await (form === 'applications'
    ? prisma.membershipApplication.count({ where })
    : form === 'household'
      ? prisma.household.count({ where })
      : prisma.member.count({ where }));
  if (count === 0) throw notFound('FormDraft');
}

/** Finds a continued draft, unless it was saved again since. */
const unchanged = ({ tab, savedAt }: ContinuedDraftInput) => ({ tab, savedAt: { lte: savedAt } });

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
