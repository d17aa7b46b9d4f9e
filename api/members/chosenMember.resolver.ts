import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import { changeSent, maxChosen } from '../content/chosen/sentIds.ts';
import type { Context } from '../context.ts';
import { ChosenMemberInput, DeletedMembers } from './chosenMember.types.ts';
import { deleteMembers, restoreMembers } from './chosenMembers.ts';

/** What registrars do with several members of the list at once. */
@Resolver()
export class ChosenMemberResolver {
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => DeletedMembers, {
    description:
      'Deletes members. All in one step; where `changed` names any, somebody has changed those ' +
      'since, and nothing was done. Those that are gone do not hold up the others.',
  })
  deleteMembers(
    @Arg('members', () => [ChosenMemberInput], {
      description: `Which ones, 1 to ${String(maxChosen)}.`,
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
      'Restores members that the same account has deleted within a day, with their ids; those that ' +
      'are there again stay as they are, and who was deleted another time since, or registered anew ' +
      'from the application, is left out. Returns how many are there. Fails with NOT_FOUND.',
  })
  restoreMembers(
    @Arg('restorable', () => String, { description: 'One of those of `deleteMembers`.' })
    restorable: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return restoreMembers(context, restorable);
  }
}
