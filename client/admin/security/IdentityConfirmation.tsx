import {
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '../../graphql/errors.ts';
import { ConfirmationContext, type WithConfirmation } from './withConfirmation.ts';
import { textOf } from '../../forms/textOf.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { AdminSubmitButton } from '../AdminSubmitButton.tsx';
import {
  useConfirmationMethodsQuery,
  useConfirmIdentityMutation,
  useCreatePasskeyConfirmationMutation,
} from './IdentityConfirmation.generated.ts';
import { signByPasskey, useKnowsPasskeys } from './passkeyBrowser.ts';
import { ProofField } from './ProofField.tsx';
import { useAttempt } from './useAttempt.ts';

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

interface ConfirmIdentityProps {
  /** Called with whether the identity was confirmed; false after a cancellation. */
  onDone: (isConfirmed: boolean) => void;
}

/**
 * Asks the user to confirm their identity in a modal dialog, so that an unattended session cannot
 * make sensitive changes.
 */
function ConfirmIdentity({ onDone }: ConfirmIdentityProps) {
  const { admin, security } = useAdminMessages();
  const { confirm: words } = security;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const knowsPasskeys = useKnowsPasskeys();
  const { data } = useConfirmationMethodsQuery();
  const [confirm] = useConfirmIdentityMutation();
  const [createConfirmation] = useCreatePasskeyConfirmationMutation({ fetchPolicy: 'no-cache' });
  const { form, attempt, miss, isBusy, fields, failure } = useAttempt();
  const { totpSince, passkeys = [] } = data?.secondFactors ?? {};

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function finish(isConfirmed: boolean) {
    // The result is reported first, because closing without one means a cancellation.
    onDone(isConfirmed);
    dialog.current?.close();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = textOf(new FormData(event.currentTarget), kind);
    if (!proof) {
      miss(kind);
      return;
    }
    await attempt(async () => {
      await confirm({ variables: { proof: { [kind]: proof } } });
      finish(true);
    });
  }

  const answerByPasskey = () =>
    attempt(async () => {
      const begun = await createConfirmation();
      const passkey = await signByPasskey(begun.data?.createPasskeyConfirmation ?? {});
      await confirm({ variables: { proof: { passkey } } });
      finish(true);
    });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
      onCancel={(event) => {
        event.preventDefault();
        finish(false);
      }}
      // A browser may close the dialog when Esc is pressed again, whatever `onCancel` does.
      onClose={() => onDone(false)}
      className="m-auto max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] max-w-xl rounded-lg border border-control bg-surface text-ink backdrop:bg-black/40"
    >
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="space-y-5 p-5"
      >
        <div>
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            {words.heading}
          </h2>
          <p id={`${id}-intro`} className="mt-1 text-muted">
            {words.intro}
          </p>
        </div>
        <ProofField key={kind} kind={kind} fields={fields} />
        <div className="flex flex-wrap gap-4">
          <AdminSubmitButton isBusy={isBusy}>{words.submit}</AdminSubmitButton>
          <Button onClick={() => finish(false)}>{admin.cancel}</Button>
        </div>
        <StatusLine tone="bad">{failure}</StatusLine>
        <p className="flex flex-wrap gap-x-6 empty:hidden">
          {totpSince && (
            <Button look="tool" onClick={() => setKind(kind === 'code' ? 'password' : 'code')}>
              {kind === 'code' ? words.withPassword : words.withCode}
            </Button>
          )}
          {passkeys.length > 0 && knowsPasskeys && (
            <Button look="tool" disabled={isBusy} onClick={() => void answerByPasskey()}>
              {words.withPasskey}
            </Button>
          )}
        </p>
      </form>
    </dialog>
  );
}
