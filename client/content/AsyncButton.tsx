import { type ReactNode, type Ref, useState } from 'react';
import { failureOf } from '../graphql/errors.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useRefresh } from '../lists/useRefresh.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
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
  busyLabel?: ReactNode;
  /** The operation. A text that it resolves with is shown as its success. */
  run: () => Promise<unknown>;
}

/**
 * A button that runs an operation and shows its result. It cannot be pressed again until the operation has finished.
 */
export function AsyncButton(props: AsyncButtonProps) {
  const { admin: words } = useAdminMessages();
  const { ref = passFocusOn, name, label, busyLabel = words.busy, run } = props;
  const failureText = useFailureText();
  const refresh = useRefresh();
  const { notify } = useToaster();
  const [isBusy, setIsBusy] = useState(false);

  async function onClick() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const done = await run();
      if (typeof done === 'string') notify({ tone: 'good', text: done, operation: name });
    } catch (error) {
      // Somebody else has changed what the page shows.
      if (['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code))
        void refresh({ isQuiet: true });
      notify({
        tone: 'bad',
        text: words.notDone(name),
        operation: name,
        reason: failureText(error),
      });
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
