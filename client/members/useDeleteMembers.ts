import type { ApolloCache } from '@apollo/client';
import type {
  ChosenOperation,
  ChosenOutcome,
  UndoneChange,
} from '../content/lists/chosenOperation.ts';
import { evictQueryFields } from '../forms/evictCache.ts';
import type { ChosenMemberInput } from '../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDeleteMembersMutation, useRestoreMembersMutation } from './ChosenMembers.generated.ts';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';

/** Evicts from the cache what must be read again after members were deleted or restored. */
export const forgetMembers = (cache: ApolloCache) => evictQueryFields(cache, ['members', 'member']);

/**
 * Deletes members. The server keeps no readable data of them: only the returned value can restore
 * them.
 */
export function useDeleteMembers(): (members: ChosenMemberInput[]) => Promise<ChosenOutcome> {
  const [deleteMembers] = useDeleteMembersMutation();
  const [restoreMembers] = useRestoreMembersMutation();

  /** One after the other, because a request can restore only one member. */
  async function restore(restorable: string[], deleted: number): Promise<UndoneChange> {
    let done = 0;
    for (const each of restorable) {
      const { data } = await restoreMembers({ variables: { restorable: each } });
      done += data?.restoreMembers ?? 0;
    }
    return { done, kept: [], missing: deleted - done };
  }

  return async (members) => {
    const { data } = await deleteMembers({ variables: { members } });
    if (!data) throw new Error('The answer was empty.');
    const { done, changed, missing, restorable } = data.deleteMembers;
    const undo = () => restore(restorable, done.length);
    return { done: done.length, changed, kept: [], missing, undo };
  };
}

/** The bulk operations on members: deletion. */
export function useMemberOperations(): ChosenOperation<MemberRow_MemberFragment>[] {
  const { chosen: words } = useAdminMessages();
  const remove = useDeleteMembers();
  const run = (members: MemberRow_MemberFragment[]) =>
    remove(members.map(({ id, version }) => ({ id, version })));
  return [{ words: words.deleteMembers, isDeletion: true, run }];
}
