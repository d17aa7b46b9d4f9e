/**
 * The condition for rows whose mail messages can be deleted with them: no process is sending one, because
 * that process could no longer record the result; and no new member still waits for the notice of acceptance.
 */
export const whereDeletable = (now: Date) => ({
  mailMessages: {
    none: {
      OR: [
        { claimedUntil: { gt: now } },
        { kind: 'ACCEPTANCE' as const, state: 'PENDING' as const },
      ],
    },
  },
});
