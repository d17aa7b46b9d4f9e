import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '../../graphql/errors.ts';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { ConfirmationContext, type WithConfirmation } from './withConfirmation.ts';

type Settle = (isConfirmed: boolean) => void;

/**
 * Asks users of the pages within to confirm their identity when the API requires it for a change,
 * and then retries the change (docs/product/accounts.md, section 6.10). What was typed stays.
 */
export function IdentityConfirmation({ children }: { children: ReactNode }) {
  const pending = useRef<Settle | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { key } = useLocation();

  const settle = useCallback<Settle>((isConfirmed) => {
    setIsAsking(false);
    pending.current?.(isConfirmed);
    pending.current = null;
  }, []);

  // A user who goes to another page abandons the change.
  useEffect(() => () => settle(false), [key, settle]);

  const withConfirmation = useCallback<WithConfirmation>(
    async (work) => {
      const opener = document.activeElement;
      try {
        return await work();
      } catch (error) {
        if (failureOf(error).code !== 'CONFIRMATION_REQUIRED') throw error;
        settle(false);
        const isConfirmed = await new Promise<boolean>((resolve) => {
          pending.current = resolve;
          setIsAsking(true);
        });
        // The focus returns to the pressed button, which may have been disabled while the dialog
        // opened.
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        if (!isConfirmed) throw error;
        return work();
      }
    },
    [settle],
  );

  return (
    <ConfirmationContext value={withConfirmation}>
      {children}
      {isAsking && <ConfirmIdentity onDone={settle} />}
    </ConfirmationContext>
  );
}
