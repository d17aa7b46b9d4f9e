import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, requireViewer, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { id, int, ObjectType, outputFields } from '../../graphqlTypes.ts';
import { isKey, type SavedVersion } from './submissions.ts';

@ObjectType('SavedSubmission', 'The result of a mutation with an idempotency key.')
class SavedSubmission extends outputFields({
  id: id<number>('The id of the saved record.'),
  version: int('The version that was saved. There may be a newer one.'),
}) {}

@Resolver()
export class SubmissionResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR, Scope.CONTENT_WRITE, Scope.MEMBERS_WRITE)
  @Mutation(() => SavedSubmission, {
    nullable: true,
    description:
      "Returns the result of one of the viewer's own mutations whose response was lost. Null " +
      'if it has saved nothing. Then it is cancelled, and saves nothing even if the request ' +
      'arrives later.',
  })
  async resolveSubmission(
    @Arg('idempotencyKey', () => ID, { description: 'The idempotency key of the mutation.' })
    key: string,
    @Ctx() context: Context,
  ): Promise<SavedVersion | null> {
    const { prisma, now } = context;
    if (!isKey(key)) return null;
    const userId = requireViewer(context).id;
    const data = { userId, key, request: '', createdAt: now() };
    await prisma.submission.createMany({ data, skipDuplicates: true });
    const where = { userId_key: { userId, key } };
    const submission = await prisma.submission.findUnique({ where });
    if (submission?.recordId == null || submission.version === null) return null;
    return { id: submission.recordId, version: submission.version };
  }
}
