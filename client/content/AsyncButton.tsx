import { type ReactNode, type Ref, useState } from 'react';
import { AccessibleLabel } from '../ui/field/AccessibleLabel.tsx';
import { toolStyle } from '../ui/toolStyle.ts';

interface AsyncButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** The accessible name: what the button does, and to which record. */
  name: string;
  label: ReactNode;
  /** Replaces `label` while the operation runs. */
  busyLabel: ReactNode;
  /** The operation; it never rejects. */
  run: () => Promise<void>;
}

/** A button that runs an operation, and cannot be pressed again until it has finished. */
export function AsyncButton({ ref, name, label, busyLabel, run }: AsyncButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function onClick() {
    if (isBusy) return;
    setIsBusy(true);
    await run();
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
