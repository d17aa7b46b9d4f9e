/**
 * Milliseconds after which a test gives up waiting for something. It comes at once, or seconds later
 * on a machine that is slow and busy, so this only ends what hangs.
 */
export const waiting = 60_000;
