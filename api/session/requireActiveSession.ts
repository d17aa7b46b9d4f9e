import type { Context } from '../context.ts';
import { requireViewer } from '../access.ts';
import { forbidden, notSignedIn, tokenRefused } from '../errors.ts';
import { validTokens } from './apiTokens.ts';

/**
 * Checks the viewer again, for a request that takes long, such as an upload. Since its start, the
 * account may have been disabled or removed, its session may have ended, its roles may have been
 * removed, or its API token may have been revoked.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function requireActiveSession(
  context: Pick<Context, 'viewer' | 'sessions' | 'now' | 'prisma'>,
): Promise<void> {
  const { id: userId, sessionId, roles, isProgram } = requireViewer(context);
  if (isProgram) {
    const where = { ...validTokens(context), id: userId };
    if ((await context.prisma.apiToken.count({ where })) === 0) throw tokenRefused();
    return;
  }
  const session = await context.sessions.find({ sessionId, userId }, context.now());
  if (!session) throw notSignedIn();
  if (!roles.every((role) => session.roles.includes(role))) throw forbidden();
}
