import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { type SavedVersion, settleSubmission } from './submissions.ts';

@ObjectType({ description: 'What a mutation with an idempotency key has saved.' })
export class SavedSubmission {
  @Field(() => ID, { description: 'The id of the record, which is of the mutation’s kind.' })
  id!: number;

  @Field(() => Int, { description: 'The version of it that was saved; there may be a newer one.' })
  version!: number;
}

@Resolver()
export class SubmissionResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Mutation(() => SavedSubmission, {
    nullable: true,
    description:
      'For a mutation of one’s own whose answer was lost: what it saved. Null when it saved nothing; then it is abandoned, and saves nothing even if it is still on its way.',
  })
  settleSubmission(
    @Arg('idempotencyKey', () => ID, { description: 'The key that the mutation was sent with.' })
    key: string,
    @Ctx() context: Context,
  ): Promise<SavedVersion | null> {
    return settleSubmission(context, key);
  }
}
