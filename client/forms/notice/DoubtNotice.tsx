import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

interface DoubtNoticeProps {
  heading: string;
  /** Absent if the button of the form is enough. */
  anyway?: { label: string; accept: () => void } | undefined;
  children: ReactNode;
}

/**
 * What a person should check before the form saves. The button that sends the form anyway is not
 * that of the form, so that neither a double click nor Enter presses both.
 */
export function DoubtNotice({ heading, anyway, children }: DoubtNoticeProps) {
  const id = useId();
  return (
    <section
      ref={anyway ? show : undefined}
      aria-labelledby={id}
      className="mb-8 rounded-lg border border-gold bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="font-body text-lg font-semibold">
        {heading}
      </h2>
      {children}
      {anyway && (
        <Button
          onClick={({ currentTarget }) => {
            anyway.accept();
            currentTarget.form?.requestSubmit();
          }}
          className="mt-4"
        >
          {anyway.label}
        </Button>
      )}
    </section>
  );
}

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

interface DoubtWords {
  heading: string;
  /** The outcome of a form whose input is doubtful. */
  found: string;
  anyway: string;
}

/** Asks before a form saves an input that is doubtful. */
export function useDoubt(words: DoubtWords) {
  const [asked, setAsked] = useState<{ input: string; doubt: ReactNode }>();
  /** The input that is to be saved anyway. */
  const accepted = useRef('');

  /**
   * @param input identifies what is to be saved
   * @param findDoubt returns what the notice says; null if there is no doubt
   * @throws Error if the input is doubtful and was not accepted; the notice then asks
   */
  async function check(input: string, findDoubt: () => Promise<ReactNode>) {
    const isAccepted = accepted.current === input;
    accepted.current = '';
    setAsked(undefined);
    const doubt = isAccepted ? null : await findDoubt();
    if (!doubt) return;
    setAsked({ input, doubt });
    throw new Error(words.found);
  }

  const accept = () => {
    accepted.current = asked?.input ?? '';
  };
  const notice = asked && (
    <DoubtNotice heading={words.heading} anyway={{ label: words.anyway, accept }}>
      {asked.doubt}
    </DoubtNotice>
  );
  return { check, close: () => setAsked(undefined), notice };
}
