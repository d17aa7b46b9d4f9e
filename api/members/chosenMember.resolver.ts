import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { changeSent, maxChosen } from '../content/chosen/sentIds.ts';
import type { Context } from '../context.ts';
import { ChosenMemberInput, DeletedMembers } from './chosenMember.types.ts';
import { deleteMembers, restoreMembers } from './chosenMembers.ts';

/** Bulk operations on members. */
@Resolver()
export class ChosenMemberResolver {
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => DeletedMembers, {
    description:
      'Deletes members. If somebody has changed one of them since, nothing is done, and ' +
      '`changed` has the ids of the changed ones. Members that do not exist any more do not ' +
      'prevent the deletion of the others.',
  })
  deleteMembers(
    @Arg('members', () => [ChosenMemberInput], {
      description: `The members, 1 to ${String(maxChosen)}.`,
    })
    members: ChosenMemberInput[],
    @Ctx() context: Context,
  ): Promise<DeletedMembers> {
    const chosen = members.map(({ id, version = null }) => ({ id, version }));
    return changeSent(chosen, 'members', (named) => deleteMembers(context, named));
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => Int, {
    description:
      'Restores members that the viewer has deleted within a day, with their ids. Members ' +
      'that exist already stay as they are. Members that were deleted again since, or ' +
      'registered again from their application, are skipped. Returns how many of them exist ' +
      'now. Fails with NOT_FOUND if the token is invalid or older than a day.',
  })
  restoreMembers(
    @Arg('restorable', () => String, { description: 'A token from `deleteMembers`.' })
    restorable: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return restoreMembers(context, restorable);
  }
}
