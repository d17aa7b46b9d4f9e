import { Link } from 'react-router-dom';
import { quietButton } from '../../ui/buttonStyle.ts';
import { sectionHeading } from '../../ui/headingStyle.ts';
import type { BankTransfer_BankAccountFragment } from './BankTransfer.generated.ts';
import { useSupportUsMessages } from './messages.ts';
import { useCopy } from '../../ui/useCopy.ts';

interface BankTransferProps {
  /** Null while the association has not configured its account. */
  bankAccount: BankTransfer_BankAccountFragment | null;
}

/** The account for donations, with a button to copy its number into a banking app. */
export function BankTransfer({ bankAccount }: BankTransferProps) {
  const { bankTransfer } = useSupportUsMessages();
  return (
    <section aria-labelledby="bank-transfer" className="mx-auto w-full max-w-6xl sm:px-6">
      <div className="border-y border-line bg-surface px-4 py-10 sm:rounded-lg sm:border-x sm:p-10 lg:p-14">
        <h2 id="bank-transfer" className={sectionHeading}>
          {bankTransfer.heading}
        </h2>
        <p className="mt-3 max-w-[34em] text-lg text-muted">
          {bankAccount ? bankTransfer.intro : bankTransfer.notConfigured}
        </p>
        {bankAccount ? (
          <dl className="mt-8 border-b border-line">
            <Detail term={bankTransfer.accountName} value={bankAccount.accountName} />
            <Detail term={bankTransfer.bank} value={bankAccount.bank} />
            <Detail term={bankTransfer.accountNumber} value={bankAccount.accountNumber} />
          </dl>
        ) : (
          <Link to="/contact-us" className={`mt-6 ${quietButton}`}>
            {bankTransfer.contactLink}
          </Link>
        )}
      </div>
    </section>
  );
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-5 lg:grid lg:grid-cols-[11rem_1fr_auto]">
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="order-last w-full font-heading text-[clamp(1.25rem,4.2vw,2rem)] leading-tight font-semibold tabular-nums lining-nums select-all lg:order-none">
        {value}
      </dd>
      <dd className="ms-auto">
        <CopyButton label={term} text={value} />
      </dd>
    </div>
  );
}

interface CopyButtonProps {
  /** The name of what is copied. */
  label: string;
  text: string;
}

/** Copies a text; it is hidden without scripts, because it needs them. */
function CopyButton({ label, text }: CopyButtonProps) {
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

/** Class names of the link or button of a way to help. */
export const inlineAction =
  'inline-flex min-h-11 items-center justify-self-start font-semibold text-green underline ' +
  'decoration-1 underline-offset-4 hover:decoration-2';
