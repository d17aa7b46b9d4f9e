import { type ReactNode, type Ref, useState } from 'react';
import { AccessibleLabel } from '../ui/AccessibleLabel.tsx';
import { toolStyle } from './toolStyle.ts';

interface AsyncButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** What it does, and to what; for those who do not see where it stands. */
  name: string;
  label: ReactNode;
  /** Stands in place of `label` while it is under way. */
  busyLabel: ReactNode;
  /** Does it; never rejects. */
  run: () => Promise<void>;
}

/** Does something that takes a while, and cannot be pressed again meanwhile. */
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
      // Not `disabled`, by which it would lose the focus.
      aria-disabled={isBusy}
      onClick={() => void onClick()}
      className={`${toolStyle} cursor-pointer aria-disabled:cursor-progress`}
    >
      {isBusy ? busyLabel : <AccessibleLabel name={name}>{label}</AccessibleLabel>}
    </button>
  );
}
