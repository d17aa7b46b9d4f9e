import type { ChosenOperation, UndoneChange } from '../content/lists/chosenOperation.ts';
import { useApi } from '../graphql/api.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { DeleteMembersDocument, RestoreMembersDocument } from './ChosenMembers.generated.ts';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';

/** What can be done with several members: delete them. */
export function useMemberOperations(): ChosenOperation<MemberRow_MemberFragment>[] {
  const { load } = useApi();
  const { chosen: words } = useAdminMessages();

  async function run(rows: MemberRow_MemberFragment[]) {
    const client = await load();
    const members = rows.map(({ id, version }) => ({ id, version }));
    const { data } = await client.mutate({
      mutation: DeleteMembersDocument,
      variables: { members },
    });
    if (!data) throw new Error('The answer was empty.');
    const { done, changed, missing, restorable } = data.deleteMembers;
    return { done: done.length, changed, kept: [], missing, undo: () => restore(restorable) };
  }

  /** One after the other: a request holds no more than one of them. */
  async function restore(restorable: string[]): Promise<UndoneChange> {
    const client = await load();
    let done = 0;
    for (const each of restorable) {
      const variables = { restorable: each };
      const { data } = await client.mutate({ mutation: RestoreMembersDocument, variables });
      done += data?.restoreMembers ?? 0;
    }
    return { done, kept: [], missing: 0 };
  }

  return [{ words: words.deleteMembers, isDeletion: true, run }];
}
