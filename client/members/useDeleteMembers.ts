import type { ApolloCache } from '@apollo/client';
import type { BulkOperation, BulkOutcome, UndoneChange } from '../content/lists/bulkOperation.ts';
import { evictQueryFields } from '../forms/evictCache.ts';
import type { RecordVersionInput } from '../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDeleteMembersMutation, useRestoreMembersMutation } from './DeleteMembers.generated.ts';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';

/** Evicts from the cache what must be read again after members were deleted or restored. */
export const forgetMembers = (cache: ApolloCache) => evictQueryFields(cache, ['members', 'member']);

/**
 * Deletes members. The server keeps no readable data of them: only the returned value can restore
 * them.
 */
export function useDeleteMembers(): (members: RecordVersionInput[]) => Promise<BulkOutcome> {
  const [deleteMembers] = useDeleteMembersMutation();
  const [restoreMembers] = useRestoreMembersMutation();

  /** One after the other, because a request can restore only one member. */
  async function restore(undoTokens: string[], deleted: number): Promise<UndoneChange> {
    let done = 0;
    for (const each of undoTokens) {
      const { data } = await restoreMembers({ variables: { undoToken: each } });
      done += data?.restoreMembers ?? 0;
    }
    return { done, kept: [], missing: deleted - done };
  }

  return async (members) => {
    const { data } = await deleteMembers({ variables: { members } });
    if (!data) throw new Error('The answer was empty.');
    const { done, changed, missing, undoTokens } = data.deleteMembers;
    const undo = () => restore(undoTokens, done.length);
    return { done: done.length, changed, kept: [], missing, undo };
  };
}

/** The bulk operations on members: deletion. */
export function useMemberOperations(): BulkOperation<MemberRow_MemberFragment>[] {
  const { selected: words } = useAdminMessages();
  const remove = useDeleteMembers();
  const run = (members: MemberRow_MemberFragment[]) =>
    remove(members.map(({ id, version }) => ({ id, version })));
  return [{ words: words.deleteMembers, isDeletion: true, run }];
}
