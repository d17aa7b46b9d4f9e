import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { requireViewer } from '../../access.ts';
import { anonymousContext, type Context, type Services } from '../../context.ts';
import { transactionAs } from '../../database/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import type { PreviewLink as LinkRow, Prisma } from '../../generated/prisma/client.ts';
import { languages } from '../../shared/messages/languages.ts';
import { countAttempt } from '../../session/attempts.ts';
import { clientAddress, networkOf } from '../../session/trustedProxies.ts';
import { hashOf } from '../../session/tokens.ts';
import type { ContentKind } from '../content.ts';
import { listRow } from '../lists/lists.ts';
import { maxPreviewLinks } from '../../shared/content/previewLink.rules.ts';
import type { TranslatedRow } from '../translation/translated.ts';

/** The lifetime of a link, in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * The number of openings from one network. It is high because many people in one hall may open a
 * link, and messengers open it first.
 */
const openingsPerNetwork = { limit: 300, seconds: 15 * 60 };

/** A token is 32 random bytes. */
const tokenPattern = /^[\w-]{43}$/;

export type PreviewLink = LinkRow & { user: { email: string } };

const withMaker = { user: { select: { email: true } } } as const;

const openLinks = ({ now }: Pick<Services, 'now'>) =>
  ({ endedAt: null, expiresAt: { gt: now() } }) satisfies Prisma.PreviewLinkWhereInput;

/** The valid links of a record, the newest first. */
export function listPreviewLinks(
  context: Context,
  { name: kind }: ContentKind,
  recordId: number,
): Promise<PreviewLink[]> {
  return context.prisma.previewLink.findMany({
    where: { ...openLinks(context), kind, recordId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withMaker,
  });
}

/**
 * Creates a link for a record. Its address cannot be read later.
 * @throws NOT_FOUND, CONFLICT if the record has too many links
 */
export async function createPreviewLink(
  context: Context,
  kind: ContentKind,
  recordId: number,
  note: string,
): Promise<{ link: PreviewLink; address: string }> {
  const { prisma, now, log, client, server } = context;
  const viewer = requireViewer(context);
  const row = await listRow<TranslatedRow>(context, kind.source, String(recordId), null);
  if (!row) throw notFound(kind.typename);
  const token = randomBytes(32).toString('base64url');
  const of = { kind: kind.name, recordId };
  const link = await transactionAs(prisma, viewer.id, async (tx) => {
    const subject = `preview of ${kind.name} ${String(recordId)}`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`;
    const count = await tx.previewLink.count({ where: { ...openLinks(context), ...of } });
    if (count >= maxPreviewLinks) throw conflict('tooManyPreviewLinks', { max: maxPreviewLinks });
    const createdAt = now();
    return tx.previewLink.create({
      data: {
        ...{ ...of, note, tokenHash: hashOf(token), userId: viewer.id },
        ...{ createdAt, expiresAt: new Date(createdAt.getTime() + lifetime) },
      },
      include: withMaker,
    });
  });
  const about = { user: viewer.id, link: link.id, address: client.address };
  log.info({ ...about, ...of }, 'a link for a preview was made');
  const { basename } = languages[row.language];
  return { link, address: server.siteUrl + basename + previewPath(kind, recordId, token) };
}

/** @throws NOT_FOUND if it has already ended */
export async function withdrawPreviewLink(context: Context, id: string): Promise<void> {
  const { prisma, now, log, client } = context;
  const viewer = requireViewer(context);
  await transactionAs(prisma, viewer.id, async (tx) => {
    const where = { ...openLinks(context), id };
    const { count } = await tx.previewLink.updateMany({ where, data: { endedAt: now() } });
    if (count === 0) throw notFound('PreviewLink');
  });
  log.info({ user: viewer.id, link: id, address: client.address }, 'a preview was withdrawn');
}

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
  await countAttempt(services, `previews from ${network}`, openingsPerNetwork);
  const link = await services.prisma.previewLink.findFirst({
    where: { ...openLinks(services), kind: kind.name, recordId, tokenHash: hashOf(token) },
  });
  if (!link) return null;
  const { expiresAt } = link;
  const preview = { table: kind.source.name, id: recordId, token, expiresAt };
  return { ...anonymousContext(services), preview };
}
