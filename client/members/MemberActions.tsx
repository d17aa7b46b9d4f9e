import { useBulkChange } from '../content/lists/useBulkChange.ts';
import { toolStyle } from '../ui/toolStyle.ts';
import { leaveMenu } from '../lists/RowMenu.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { AccessibleLabel } from '../ui/field/AccessibleLabel.tsx';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';
import { forgetMembers, useMemberOperations } from './useMemberOperations.tsx';

interface MemberActionsProps {
  /** The member as it is shown. */
  member: Pick<MemberRow_MemberFragment, 'id' | 'version' | 'name' | 'status'>;
  onDone: (operation: { keepsPage?: boolean }) => void;
}

/** The operations on one member: ending the membership, or taking that back, and erasing. */
export function MemberActions({ member, onDone }: MemberActionsProps) {
  const { admin, deleteFlow } = useAdminMessages();
  const operations = useMemberOperations<typeof member>().filter(
    ({ appliesTo }) => appliesTo?.(member) ?? true,
  );
  const change = useBulkChange<typeof member>(({ name }) => name, forgetMembers);
  return operations.map((operation) => (
    <button
      key={operation.words.action}
      type="button"
      onClick={({ currentTarget }) =>
        change(operation, [member], leaveMenu(currentTarget), {
          onDone: () => onDone(operation),
        })
      }
      className={`${toolStyle} cursor-pointer ${operation.isDeletion ? 'text-red' : ''}`}
    >
      <AccessibleLabel
        name={
          operation.isDeletion
            ? deleteFlow.buttonName(member.name)
            : admin.named(operation.words.action, member.name)
        }
      >
        {operation.words.action}
      </AccessibleLabel>
    </button>
  ));
}
