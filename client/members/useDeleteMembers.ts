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

/** Takes out of the cache what is read anew once members were deleted or restored. */
export const forgetMembers = (cache: ApolloCache) => evictQueryFields(cache, ['members', 'member']);

/** Deletes members. Only what this returns can restore them: of whom it is is kept nowhere else. */
export function useDeleteMembers(): (members: ChosenMemberInput[]) => Promise<ChosenOutcome> {
  const [deleteMembers] = useDeleteMembersMutation();
  const [restoreMembers] = useRestoreMembersMutation();

  /** One after the other: a request holds no more than one of them. */
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

/** What can be done with several members: delete them. */
export function useMemberOperations(): ChosenOperation<MemberRow_MemberFragment>[] {
  const { chosen: words } = useAdminMessages();
  const remove = useDeleteMembers();
  const run = (members: MemberRow_MemberFragment[]) =>
    remove(members.map(({ id, version }) => ({ id, version })));
  return [{ words: words.deleteMembers, isDeletion: true, run }];
}
