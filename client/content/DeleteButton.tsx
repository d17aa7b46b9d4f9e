import { useNavigate } from 'react-router-dom';
import { failureOf } from '../graphql/errors.ts';
import { useRefresh } from '../lists/useRefresh.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';

interface DeleteButtonProps {
  /** The name of the kind within a sentence. */
  kind: string;
  /** The title of the record. */
  title: string;
  remove: () => Promise<unknown>;
  onDeleted?: () => void;
  /** The page to open after a deletion on the page of the record itself. */
  listPath?: string | undefined;
  /** Returns a message for a failure where that of the API does not fit; null where it does. */
  explain?: (error: unknown) => Promise<string | null>;
  /** Restores the record, if that is possible. The caller then removes it from the page and refetches. */
  undo?: () => void;
  /** A message about restoring, in place of the default one. */
  note?: string | undefined;
}

/** Deletes a record after a confirmation, and shows the result (docs/product/records.md, section 6.7). */
export function DeleteButton(props: DeleteButtonProps) {
  const { kind, title, remove, onDeleted, listPath, explain, undo, note } = props;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { admin, deleteFlow: words, deleted } = useAdminMessages();
  // If the deletion cannot be undone, that is said first.
  const said = undo ? (note ?? words.restorable) : [words.final, note].filter(Boolean).join(' ');
  /** The message of the API is about a form. */
  const explainChange = (error: unknown) =>
    Promise.resolve(failureOf(error).reason === 'changedMeanwhile' ? words.changed.unread : null);
  const ofKind = {
    action: words.action,
    buttonName: words.buttonName,
    title: words.title(kind),
    text: words.text(kind),
    note: said,
    success: () => words.success(kind),
  };
  return (
    <ConfirmedButton
      words={ofKind}
      subject={title}
      run={remove}
      onDone={() => {
        onDeleted?.();
        if (listPath) void navigate(listPath);
        else if (!undo) void refresh();
      }}
      explain={explain ?? explainChange}
      {...(undo && {
        undo: { label: admin.undo, name: deleted.undoName(title), run: undo },
      })}
    />
  );
}
