import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { confirmationRequired } from '../../errors.ts';

/** Minutes for which somebody who proved who they are need not do so again. */
export const confirmationMinutes = 10;

/** For the description of an operation that calls `requireConfirmation`. */
export const needsConfirmation =
  'Fails with CONFIRMATION_REQUIRED unless `confirmIdentity` was called within ten minutes.';

/** Until when the session of the request is confirmed; null when it is not (any more). */
export async function confirmedUntil(context: Context): Promise<Date | null> {
  const { sessionId } = requireViewer(context);
  const session = await context.prisma.session.findUnique({ where: { id: sessionId } });
  if (!session?.confirmedAt) return null;
  const until = new Date(session.confirmedAt.getTime() + confirmationMinutes * 60_000);
  return until > context.now() ? until : null;
}

/**
 * For what a session that was left open or stolen must not do, such as let in somebody else.
 * @throws CONFIRMATION_REQUIRED
 */
export async function requireConfirmation(context: Context): Promise<void> {
  if (!(await confirmedUntil(context))) throw confirmationRequired();
}
