import { useRef } from 'react';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { useApi } from '../graphql/api.ts';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToasts } from '../ui/toasts.ts';
import { forgetMembers, useDeleteMembers } from './useDeleteMembers.ts';

interface DeleteMemberProps {
  id: string;
  name: string;
  onDeleted: () => void;
}

/** Deletes a member after a confirmation. “Undo” in the notice restores the member. */
export function DeleteMember({ id, name, onDeleted }: DeleteMemberProps) {
  const { chosen, deleteFlow, deleted } = useAdminMessages();
  const { load } = useApi();
  const { notify } = useToasts();
  const failureText = useFailureText();
  const deleteMembers = useDeleteMembers();
  const takeBack = useRef<() => Promise<unknown>>(undefined);

  async function remove() {
    const { undo } = await deleteMembers([{ id }]);
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
      onDeleted={onDeleted}
      undo={() => void undo()}
      note={chosen.deleteMembers.note}
    />
  );
}
