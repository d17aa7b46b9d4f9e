import { type ReactNode, useRef, useState } from 'react';
import { DoubtNotice } from './DoubtNotice.tsx';

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
      <p>{asked.doubt}</p>
    </DoubtNotice>
  );
  return { check, notice };
}
