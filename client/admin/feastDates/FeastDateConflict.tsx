import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';

interface FeastDateConflictProps {
  isConflict: boolean;
  /** The name of the feast. */
  name: string;
  /** Discards what was typed. */
  onUseNewer: () => void;
}

/** Says that the saved day has changed since the user began to type. */
export function FeastDateConflict({ isConflict, name, onUseNewer }: FeastDateConflictProps) {
  const { admin, adminForms } = useAdminMessages();
  const { conflict: words } = adminForms;
  return (
    <>
      <p role="status" className="mt-2 border-s-4 border-gold ps-4 empty:hidden">
        {isConflict && (
          <>
            <strong className="block">{words.heading}</strong>
            {words.text}
          </>
        )}
      </p>
      {isConflict && (
        <Button
          aria-label={admin.named(words.takeNewer, name)}
          onClick={onUseNewer}
          className="mt-2"
        >
          {words.takeNewer}
        </Button>
      )}
    </>
  );
}
