/** Sending failed, and the server did not tell whether it was saved; the cause is the failure. */
export class UnknownOutcomeError extends Error {}
