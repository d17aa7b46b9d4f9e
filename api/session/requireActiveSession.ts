import type { Context } from '../context.ts';
import { requireViewer } from '../access.ts';
import { forbidden, notSignedIn } from '../errors.ts';

/**
 * Checks the viewer again, for a request that takes long, such as an upload. Since its start, the
 * account may have been disabled or removed, its session may have ended, or its roles may have been
 * removed.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function requireActiveSession(
  context: Pick<Context, 'viewer' | 'sessions' | 'now'>,
): Promise<void> {
  const { id: userId, sessionId, roles } = requireViewer(context);
  const session = await context.sessions.find({ sessionId, userId }, context.now());
  if (!session) throw notSignedIn();
  if (!roles.every((role) => session.roles.includes(role))) throw forbidden();
}
