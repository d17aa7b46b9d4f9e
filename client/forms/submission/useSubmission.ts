import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SubmitContext, submitWithTimeout } from './submitWithTimeout.ts';

/**
 * Why nothing was saved: invalid fields with their errors, or a message, and whether a notice at
 * the top of the form needs a decision.
 */
export type SubmissionFailure =
  | { status: 'invalid'; fields: string[] }
  | { status: 'failed'; message: string; hasNoticeAbove: boolean };

/** The state of a form's submission. */
export type SubmissionState =
  | { status: 'idle' | 'sending' | 'saved' | 'cancelled' }
  | SubmissionFailure;

/** Milliseconds during which the success is shown (docs/product/records.md, section 6.4). */
const successTime = 5000;

const cancelled = new Error('cancelled');

/**
 * Sends a form, with its progress and a way to cancel.
 * @param onSuccessOver called after the success was shown
 */
export function useSubmission(onSuccessOver: () => void) {
  const [submission, setSubmission] = useState<SubmissionState>({ status: 'idle' });
  /** The percentage of the file that has been sent; null if there is no file. */
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<ReturnType<typeof submitWithTimeout>>(null);

  /**
   * Sends the form.
   * @param recover finds out what was saved if there was no response; otherwise it throws the error
   * to explain
   * @param explain formats a failure for the user, given whether a file was sent
   * @returns the saved record; undefined after a failure or a cancellation
   */
  async function send<Saved>(
    hasFile: boolean,
    save: (sending: SubmitContext) => Promise<Saved>,
    recover: (error: unknown) => Promise<Saved>,
    explain: (error: unknown, fileWasSent: boolean) => Promise<SubmissionFailure>,
  ): Promise<Saved | undefined> {
    // The user may press again before the button is rendered as disabled.
    if (running.current) return undefined;
    setSubmission({ status: 'sending' });
    setProgress(hasFile ? 0 : null);
    const sending = submitWithTimeout(hasFile, save, (share) =>
      setProgress(Math.floor(share * 100)),
    );
    running.current = sending;
    try {
      const saved = await sending.response.catch((error: unknown) => {
        // Nothing was saved, because the request was not sent completely.
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
  // Leaving the page cancels an upload, which the user has confirmed. A request that was sent
  // completely continues.
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
    /** Shows a success that was detected in another way. */
    succeed: () => setSubmission({ status: 'saved' }),
    cancel,
    /** @param errors the errors by field */
    refuse: (errors: object) => setSubmission({ status: 'invalid', fields: Object.keys(errors) }),
    /** Removes the message of the last submission, once the form has other values. */
    reset: () => setSubmission({ status: 'idle' }),
  };
}
