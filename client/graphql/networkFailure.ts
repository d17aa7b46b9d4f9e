/** How browsers word it when nothing answers; a TypeError with other words is a fault of ours. */
const unreachable = /fetch|network|load failed|connection/i;

/** What fetch throws: a TypeError when nothing answers, a DOMException when its time is up. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof DOMException) return /^(Abort|Network|Timeout)Error$/.test(error.name);
  return error instanceof TypeError && unreachable.test(error.message);
}
