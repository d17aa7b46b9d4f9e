import { useRef } from 'react';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { useApi } from '../graphql/api.ts';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToasts } from '../ui/toast/toasts.ts';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';
import { forgetMembers, useDeleteMembers } from './useDeleteMembers.ts';

interface DeleteMemberProps {
  /** The member as it is shown. */
  member: Pick<MemberRow_MemberFragment, 'id' | 'version' | 'name'>;
  onDeleted: () => void;
}

/** Thrown if somebody has changed the member since it was read. */
const changedMeanwhile = new Error('The member has changed.');

/** Deletes a member after a confirmation. “Undo” in the notice restores the member. */
export function DeleteMember({ member: { id, version, name }, onDeleted }: DeleteMemberProps) {
  const { selected, deleteFlow, deleted } = useAdminMessages();
  const { load } = useApi();
  const { notify } = useToasts();
  const failureText = useFailureText();
  const deleteMembers = useDeleteMembers();
  const takeBack = useRef<() => Promise<unknown>>(undefined);

  async function remove() {
    const { changed, undo } = await deleteMembers([{ id, version }]);
    if (changed.length > 0) throw changedMeanwhile;
    takeBack.current = undo;
  }

  async function undo() {
    try {
      await takeBack.current?.();
      notify({ tone: 'good', text: deleted.success(name) });
    } catch (error) {
      notify({ tone: 'bad', text: deleted.failure(name), reason: failureText(error) });
    }
    // A failed refetch keeps the old data.
    await load()
      .then((client) => refreshQueries(client, forgetMembers))
      .catch(() => undefined);
  }

  return (
    <DeleteButton
      kind={deleteFlow.kinds.member}
      title={name}
      remove={remove}
      explain={(error) =>
        Promise.resolve(error === changedMeanwhile ? deleteFlow.changed.unread : null)
      }
      onDeleted={onDeleted}
      undo={() => void undo()}
      note={selected.deleteMembers.note}
    />
  );
}
