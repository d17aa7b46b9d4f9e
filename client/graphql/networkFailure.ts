/**
 * Browsers' messages of network errors; a TypeError with another message is a programming error.
 */
const unreachable = /fetch|network|load failed|connection/i;

/**
 * Whether an error is one that fetch throws: a TypeError without a response, or a DOMException
 * after a time-out.
 */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof DOMException) return /^(Abort|Network|Timeout)Error$/.test(error.name);
  return error instanceof TypeError && unreachable.test(error.message);
}
