import type { Request } from 'express';
import { anonymousContext, type Context, type Services } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { countAttempt } from '../../session/attempts.ts';
import { limits } from '../../session/limits.ts';
import { clientAddress, networkOf } from '../../session/trustedProxies.ts';
import { hashOf } from '../../session/tokens.ts';
import type { ContentKind } from '../content.ts';

/** A token is 32 random bytes. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * Links that have not ended. A trigger ends those of an account that may no longer edit content, except one that
 * the account creates at the same time.
 */
export const openLinks = ({ now }: Pick<Services, 'now'>) =>
  ({
    endedAt: null,
    expiresAt: { gt: now() },
    user: { disabledAt: null, roles: { hasSome: ['ADMIN', 'EDITOR'] } },
  }) satisfies Prisma.PreviewLinkWhereInput;

/** The path of a link, without the language. Logs omit the part after the `?`. */
export const previewPath = ({ path }: ContentKind, id: number, token: string) =>
  `/preview/${path}/${String(id)}?key=${token}`;

/**
 * Opens the link of a request. Its anonymous reader may see the linked record besides everything
 * that visitors see.
 * @returns null if there is no valid link for this record
 * @throws TOO_MANY_REQUESTS
 */
export async function openPreview(
  services: Services,
  request: Request,
  kind: ContentKind,
  recordId: number,
): Promise<Context | null> {
  const { key: token } = request.query;
  if (typeof token !== 'string' || !tokenPattern.test(token)) return null;
  const network = networkOf(clientAddress(request, services.trustsProxy));
  await countAttempt(services, `previews from ${network}`, limits.previewsFromNetwork);
  const link = await services.prisma.previewLink.findFirst({
    where: { ...openLinks(services), kind: kind.name, recordId, tokenHash: hashOf(token) },
  });
  if (!link) return null;
  const { expiresAt } = link;
  const preview = { table: kind.source.name, id: recordId, token, expiresAt };
  return { ...anonymousContext(services), preview };
}
