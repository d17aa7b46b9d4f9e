import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { RecordVersionInput } from '../content/bulk/bulk.types.ts';
import { changeSent, maxBulk } from '../content/bulk/sentIds.ts';
import type { Context } from '../context.ts';
import { DeletedMembers } from './bulkMembers.types.ts';
import { deleteMembers, restoreMembers } from './bulkMembers.ts';

/** Bulk operations on members. */
@Resolver()
export class BulkMembersResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => DeletedMembers, {
    description:
      'Deletes members. If somebody has changed one of them since, nothing is done, and ' +
      '`changed` has the ids of the changed ones. Members that do not exist any more do not ' +
      'prevent the deletion of the others.',
  })
  deleteMembers(
    @Arg('members', () => [RecordVersionInput], {
      description: `The members, 1 to ${String(maxBulk)}.`,
    })
    members: RecordVersionInput[],
    @Ctx() context: Context,
  ): Promise<DeletedMembers> {
    return changeSent(members, 'members', (named) => deleteMembers(context, named));
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => Int, {
    description:
      'Restores members that the viewer has deleted within a day, with their ids. Members ' +
      'that exist already stay as they are. Members that were deleted again since, or ' +
      'registered again from their application, are skipped. Returns how many of them exist ' +
      'now. Fails with NOT_FOUND if the token is invalid or older than a day.',
  })
  restoreMembers(
    @Arg('undoToken', () => String, { description: 'A token from `deleteMembers`.' })
    undoToken: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return restoreMembers(context, undoToken);
  }
}
