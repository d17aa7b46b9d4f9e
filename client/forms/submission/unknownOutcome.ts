/** Sending failed, and it is unknown whether the record was saved; `cause` is the error. */
export class UnknownOutcomeError extends Error {}
