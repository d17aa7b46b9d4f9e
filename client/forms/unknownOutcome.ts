/** Sending failed, and it is not known whether it was saved; `cause` is the error. */
export class UnknownOutcomeError extends Error {}
