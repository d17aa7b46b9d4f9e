/** The context of a mutation, with which links report progress and are aborted. */
export interface SubmitContext {
  fetchOptions: { signal: AbortSignal };
  onUploadProgress: (share: number) => void;
}

/** No response arrived in time. */
export class SubmitTimeoutError extends Error {
  /** Whether the request was sent completely, so that the server may have saved it. */
  readonly wasSent: boolean;

  constructor(wasSent: boolean) {
    super('No response came in time.');
    this.wasSent = wasSent;
  }
}

/**
 * Milliseconds: for a response, between two progress events of an upload, and for storing a file.
 */
const timeouts = { response: 60_000, progress: 60_000, storing: 300_000 };

/**
 * Sends a request with time-outs.
 * @param hasFile whether an upload reports its progress, from 0 to 1
 * @returns the response, which rejects with SubmitTimeoutError; `stop`, after which it rejects with
 * the given reason; and whether the request was sent completely, after which stopping cannot undo
 * it
 */
export function submitWithTimeout<Response>(
  hasFile: boolean,
  save: (sending: SubmitContext) => Promise<Response>,
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
  waitFor(hasFile ? timeouts.progress : timeouts.response);

  // Some links ignore the signal for a while, for example while the session is refreshed.
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      const reason: unknown = signal.reason;
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    });
  });
  const response = Promise.race([save({ fetchOptions: { signal }, onUploadProgress }), stopped]);
  return {
    response: response.finally(() => clearTimeout(timer)),
    stop: (reason: Error) => stopping.abort(reason),
    wasSent: () => wasSent,
  };
}

/** Sending failed, and it is unknown whether the record was saved; `cause` is the error. */
export class UnknownOutcomeError extends Error {}
