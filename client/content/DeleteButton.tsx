import { useAdminMessages } from '../messages/adminMessages.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';

interface DeleteButtonProps {
  /** How its kind is called in sentences. */
  kind: string;
  /** The name of the record. */
  title: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** Why it failed, where the words of the API do not suit; null where they do. */
  explain?: (error: unknown) => Promise<string | null>;
  /** Restores the record, where that is possible. */
  undo?: () => void;
  /** What to say of restoring it or others, in place of where it can be restored. */
  note?: string | undefined;
}

/** Deletes a record after a question, and says how it went (docs/product/records.md, section 6.7). */
export function DeleteButton(props: DeleteButtonProps) {
  const { kind, title, remove, onDeleted, explain, undo, note } = props;
  const { deleteFlow: words, deleted } = useAdminMessages();
  // Without a way back that is said first, whatever else there is to say.
  const said = undo ? (note ?? words.restorable) : [words.final, note].filter(Boolean).join(' ');
  const ofKind = {
    action: words.action,
    busy: words.deleting,
    buttonName: words.buttonName,
    title: words.title(kind),
    text: words.text(kind),
    note: said,
    success: () => words.success(kind),
    failure: words.failure(kind),
  };
  return (
    <ConfirmedButton
      words={ofKind}
      subject={title}
      run={remove}
      onDone={onDeleted}
      explain={explain}
      {...(undo && {
        undo: { label: deleted.undo, name: deleted.undoName(title), run: undo },
      })}
    />
  );
}
