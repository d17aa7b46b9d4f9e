import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { invalidArgument } from '../errors.ts';
import { FormDraft, FormDraftInput, maxLengths } from './formDraft.types.ts';

/** The maximum number of drafts of an account. The oldest ones are deleted. */
const maxDrafts = 100;

/** The maximum length of a stored `User-Agent` header, in characters. */
const maxUserAgent = 300;

/** Drafts belong to an account. Nobody else can read them. */
@Resolver()
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
      `account keeps ${String(maxDrafts)} drafts.`,
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
    const { path, tab, page, content, continued } = input;
    const userAgent = client.userAgent.slice(0, maxUserAgent);
    const values = { page, content, userAgent, savedAt: now() };
    const saved = await prisma.formDraft.upsert({
      where: { userId_path_tab: { userId, path, tab } },
      create: { userId, path, tab, ...values },
      update: values,
    });
    if (continued) {
      const { tab: former, savedAt } = continued;
      const unchanged = { userId, path, tab: former, savedAt: { lte: savedAt } };
      await prisma.formDraft.deleteMany({ where: unchanged });
    }
    await prisma.$executeRaw`DELETE FROM "form-draft" WHERE "userId" = ${userId}::uuid AND (path, tab) IN (
      SELECT path, tab FROM "form-draft" WHERE "userId" = ${userId}::uuid
      ORDER BY "savedAt" DESC, path, tab OFFSET ${maxDrafts})`;
    return saved;
  }

  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => String, {
    description:
      'Deletes all drafts of a form, after it was saved or discarded, and returns its path.',
  })
  async deleteFormDrafts(
    @Arg('path', () => String, { description: 'The path of the form.' }) path: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await context.prisma.formDraft.deleteMany({
      where: { userId: requireViewer(context).id, path },
    });
    return path;
  }
}
