import { quietButton } from '../../ui/buttonStyle.ts';
import { useCopy } from '../../ui/useCopy.ts';
import { useSupportUsMessages } from './messages.ts';

interface CopyButtonProps {
  /** The name of what is copied. */
  label: string;
  text: string;
}

/** Copies a text; it is hidden without scripts, because it needs them. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { bankTransfer } = useSupportUsMessages();
  const { outcome, copy } = useCopy();
  const copied = outcome === 'copied';
  return (
    <span className="flex flex-col items-end noscript:hidden">
      <button
        type="button"
        aria-label={copied ? undefined : bankTransfer.copyName(label)}
        onClick={() => void copy(text)}
        className={`${quietButton} px-4 sm:min-w-28`}
      >
        {copied ? bankTransfer.copied : bankTransfer.copy}
      </button>
      <span role="status" className={copied ? 'sr-only' : 'max-w-40 text-sm text-red'}>
        {copied && bankTransfer.copied}
        {outcome === 'failed' && bankTransfer.copyFailed}
      </span>
    </span>
  );
}
