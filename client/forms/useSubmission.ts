import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SubmitContext, submitWithTimeout } from './submitWithTimeout.ts';

/**
 * Why nothing was saved: fields that are wrong, each with its error, or what a message says, and
 * whether a box at the top of the form has more to say and to decide.
 */
export type SubmissionFailure =
  | { status: 'invalid'; fields: string[] }
  | { status: 'failed'; message: string; isToldAbove: boolean };

/** The state of a form's submission. */
export type SubmissionState =
  | { status: 'idle' | 'sending' | 'saved' | 'cancelled' }
  | SubmissionFailure;

/** Milliseconds for which success is shown (docs/product/records.md, section 6.4). */
const successTime = 5000;

const cancelled = new Error('cancelled');

/**
 * Sends a form, with progress and a way to cancel.
 * @param onSuccessOver is called when success has been shown
 */
export function useSubmission(onSuccessOver: () => void) {
  const [submission, setSubmission] = useState<SubmissionState>({ status: 'idle' });
  /** Percent of the file that has been sent; null when there is none. */
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<ReturnType<typeof submitWithTimeout>>(null);

  /**
   * @param recover finds out, where no response said so, what was saved; else throws what to explain
   * @param explain says what a failure means for the person, given whether a file had been sent
   * @returns what was saved; undefined when it failed or was cancelled
   */
  async function send<Saved>(
    hasFile: boolean,
    save: (sending: SubmitContext) => Promise<Saved>,
    recover: (error: unknown) => Promise<Saved>,
    explain: (error: unknown, fileWasSent: boolean) => Promise<SubmissionFailure>,
  ): Promise<Saved | undefined> {
    // A second press may come before the button is seen to be disabled.
    if (running.current) return undefined;
    setSubmission({ status: 'sending' });
    setProgress(hasFile ? 0 : null);
    const sending = submitWithTimeout(hasFile, save, (share) =>
      setProgress(Math.floor(share * 100)),
    );
    running.current = sending;
    try {
      const saved = await sending.response.catch((error: unknown) => {
        // Nothing was saved, as not everything had been sent.
        if (error === cancelled) throw error;
        return recover(error);
      });
      setSubmission({ status: 'saved' });
      return saved;
    } catch (error) {
      setSubmission(
        error === cancelled
          ? { status: 'cancelled' }
          : await explain(error, hasFile && sending.wasSent()),
      );
      return undefined;
    } finally {
      running.current = null;
    }
  }

  const cancel = () => {
    if (running.current && !running.current.wasSent()) running.current.stop(cancelled);
  };
  // Leaving the page was confirmed before an upload is cancelled; what was sent is finished.
  useEffect(() => cancel, []);

  const endSuccess = useEffectEvent(() => {
    onSuccessOver();
    setSubmission({ status: 'idle' });
  });
  useEffect(() => {
    if (submission.status !== 'saved') return;
    const timer = setTimeout(() => endSuccess(), successTime);
    return () => clearTimeout(timer);
  }, [submission]);

  return {
    submission,
    progress,
    send,
    /** Shows success that was found out otherwise. */
    succeed: () => setSubmission({ status: 'saved' }),
    cancel,
    /** @param errors what is wrong, by field */
    refuse: (errors: object) => setSubmission({ status: 'invalid', fields: Object.keys(errors) }),
    /** Removes the message of the last submission, once the form holds other values. */
    reset: () => setSubmission({ status: 'idle' }),
  };
}
