import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { type SavedVersion, resolveSubmission } from './submissions.ts';

@ObjectType({ description: 'The result of a mutation with an idempotency key.' })
export class SavedSubmission {
  @Field(() => ID, { description: 'The id of the saved record.' })
  id!: number;

  @Field(() => Int, { description: 'The version that was saved. There may be a newer one.' })
  version!: number;
}

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
  resolveSubmission(
    @Arg('idempotencyKey', () => ID, { description: 'The idempotency key of the mutation.' })
    key: string,
    @Ctx() context: Context,
  ): Promise<SavedVersion | null> {
    return resolveSubmission(context, key);
  }
}
