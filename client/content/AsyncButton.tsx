import { type ReactNode, type Ref, useState } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';
import { AccessibleLabel } from '../ui/field/AccessibleLabel.tsx';
import { useToaster } from '../ui/toast/useToaster.ts';
import { passFocusOn } from '../ui/focusPlace.ts';
import { toolStyle } from '../ui/toolStyle.ts';

interface AsyncButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** The accessible name: what the button does, and to which record. */
  name: string;
  label: ReactNode;
  /** Replaces `label` while the operation runs. */
  busyLabel: ReactNode;
  /** The operation; it rejects only if `failure` says what a rejection means. */
  run: () => Promise<unknown>;
  /** What failed, for a message with the reason. */
  failure?: string;
}

/** A button that runs an operation, and cannot be pressed again until it has finished. */
export function AsyncButton(props: AsyncButtonProps) {
  const { ref = passFocusOn, name, label, busyLabel, run, failure } = props;
  const failureText = useFailureText();
  const { notify } = useToaster();
  const [isBusy, setIsBusy] = useState(false);

  async function onClick() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      if (failure) notify({ tone: 'bad', text: failure, reason: failureText(error) });
    }
    setIsBusy(false);
  }

  return (
    <button
      ref={ref}
      type="button"
      // Not `disabled`, which would remove the focus.
      aria-disabled={isBusy}
      onClick={() => void onClick()}
      className={`${toolStyle} cursor-pointer aria-disabled:cursor-progress`}
    >
      {isBusy ? busyLabel : <AccessibleLabel name={name}>{label}</AccessibleLabel>}
    </button>
  );
}
