/** The context of a mutation, by which links report progress and are aborted. */
export interface SubmitContext {
  fetchOptions: { signal: AbortSignal };
  onUploadProgress: (share: number) => void;
}

/** No response came in time. */
export class SubmitTimeoutError extends Error {
  /** Whether everything had been sent, so that it may have been saved. */
  readonly wasSent: boolean;

  constructor(wasSent: boolean) {
    super('No response came in time.');
    this.wasSent = wasSent;
  }
}

/** Milliseconds: for an answer, between two signs of an upload's progress, and for storing a file. */
export const timeouts = { answer: 60_000, progress: 60_000, storing: 300_000 };

/**
 * Starts to send something, with a limit of patience.
 * @param hasFile whether an upload reports its progress, from 0 to 1
 * @returns the answer, which fails with SubmitTimeoutError; a way to stop, after which the answer fails with
 *   the reason; and whether all has been sent, after which stopping cannot undo it
 */
export function submitWithTimeout<Answer>(
  hasFile: boolean,
  save: (sending: SubmitContext) => Promise<Answer>,
  onProgress: (share: number) => void,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wasSent = !hasFile;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => stopping.abort(new SubmitTimeoutError(wasSent)), time);
  };
  const onUploadProgress = (share: number) => {
    wasSent = share === 1;
    waitFor(wasSent ? timeouts.storing : timeouts.progress);
    onProgress(share);
  };
  waitFor(hasFile ? timeouts.progress : timeouts.answer);

  // Not every link heeds the signal at once, as while the session is being refreshed.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      const reason: unknown = signal.reason;
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    });
  });
  const answer = Promise.race([save({ fetchOptions: { signal }, onUploadProgress }), stopped]);
  return {
    answer: answer.finally(() => clearTimeout(timer)),
    stop: (reason: Error) => stopping.abort(reason),
    wasSent: () => wasSent,
  };
}
