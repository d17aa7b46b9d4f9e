import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { confirmationRequired } from '../../errors.ts';

/** How long a confirmation of identity is valid, in minutes. */
export const confirmationMinutes = 10;

/** For the description of an operation that calls `requireConfirmation`. */
export const needsConfirmation =
  'Fails with CONFIRMATION_REQUIRED unless `confirmIdentity` was called in the last ten minutes.';

/** Until when the session of the request is confirmed; null if it is not. */
export async function confirmedUntil(context: Context): Promise<Date | null> {
  const { sessionId } = requireViewer(context);
  const session = await context.prisma.session.findUnique({ where: { id: sessionId } });
  if (!session?.confirmedAt) return null;
  const until = new Date(session.confirmedAt.getTime() + confirmationMinutes * 60_000);
  return until > context.now() ? until : null;
}

/**
 * For operations that a stolen session, or one that was left open, must not do, such as inviting
 * somebody.
 * @throws CONFIRMATION_REQUIRED
 */
export async function requireConfirmation(context: Context): Promise<void> {
  if (!(await confirmedUntil(context))) throw confirmationRequired();
}
