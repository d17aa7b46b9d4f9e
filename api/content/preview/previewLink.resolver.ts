import { randomBytes } from 'node:crypto';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { addDays } from '../../shared/dates/days.ts';
import { adminPreviews as messages } from '../../shared/messages/en/adminPreviews.ts';
import { Access, Public, requireViewer, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { conflict, notFound } from '../../errors.ts';
import { parseInput } from '../../parseInput.ts';
import { contentKindEnum, kindNamed } from '../contentKinds.ts';
import { UuidArg } from '../../uuidArg.ts';
import { RowIdArg } from '../lists/id.ts';
import { maxPreviewLinks, previewLinkRules } from '../../shared/content/previewLink.rules.ts';
import { openLinks, previewPath } from './previewLinks.ts';
import { hashOf } from '../../session/tokens.ts';
import { languages } from '../../shared/messages/languages.ts';
import type { PreviewLink as LinkRow } from '../../generated/prisma/client.ts';
import { transactionAs } from '../../database/transaction.ts';
import { listRow } from '../lists/lists.ts';
import type { TranslatedRow } from '../translation/translated.ts';
import { displayName } from '../showDisplayName.ts';
import { displayNameRule } from '../../session/accountNames.ts';
import { dateTime, field, id, ObjectType, outputFields, string } from '../../graphqlTypes.ts';

const withMaker = { user: { select: { email: true } } } as const;

@ObjectType(
  'PreviewLink',
  'A link with which somebody without an account can see a record before it is published.',
)
class PreviewLink extends outputFields({
  id: id('Identifies the link. It is not the secret in its address.'),
  note: string('The person for whom it is, as noted by its creator.'),
  createdBy: string(`The name of the account that created it. ${displayNameRule}`, displayName),
  createdAt: dateTime('When it was created.'),
  expiresAt: dateTime('When it expires.'),
}) {}

@ObjectType('CreatedPreviewLink', 'A new preview link with its address.')
class CreatedPreviewLink extends outputFields({
  link: field(() => PreviewLink, 'The link.'),
  address: string(
    'The address, in the language of the record; under `/am` it is in Amharic. It is shown ' +
      'only this once, because only its hash is stored.',
  ),
}) {}

@ObjectType('OpenedPreview', 'The preview link of the current page.')
class OpenedPreview extends outputFields({
  expiresAt: dateTime('When it expires.'),
}) {}

@Resolver()
export class PreviewLinkResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [PreviewLink], {
    description: 'The valid preview links of a record, the newest first.',
  })
  async previewLinks(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @RowIdArg('id', { description: 'The id of the record.' }) id: number,
    @Ctx() context: Context,
  ): Promise<PreviewLink[]> {
    const links = await context.prisma.previewLink.findMany({
      where: { ...openLinks(context), kind: kindNamed(kind).name, recordId: id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      include: withMaker,
    });
    return links.map(shown);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => CreatedPreviewLink, {
    description:
      'Creates a link with which anyone can see a record before it is published, for 7 days. ' +
      'After publication, the link leads to the page of the record. Fails with NOT_FOUND if ' +
      'there is no such record, and with CONFLICT if it has 10 links already.',
  })
  async createPreviewLink(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) named: string,
    @RowIdArg('id', { description: 'The id of the record.' }) recordId: number,
    @Arg('note', () => String, {
      description: 'The person for whom the link is: required, at most 200 characters.',
    })
    note: string,
    @Ctx() context: Context,
  ): Promise<CreatedPreviewLink> {
    const values = parseInput(previewLinkRules, { note }, messages.links.fields);
    const { prisma, now, log, client, server } = context;
    const viewer = requireViewer(context);
    const kind = kindNamed(named);
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
          ...of,
          ...values,
          tokenHash: hashOf(token),
          userId: viewer.id,
          createdAt,
          expiresAt: addDays(createdAt, 7),
        },
        include: withMaker,
      });
    });
    const about = { user: viewer.id, link: link.id, address: client.address };
    log.info({ ...about, ...of }, 'a link for a preview was made');
    const { basename } = languages[row.language];
    const address = server.siteUrl + basename + previewPath(kind, recordId, token);
    return { link: shown(link), address };
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ID, {
    description:
      'Withdraws a preview link, which stops working at once, and returns the id. Fails with ' +
      'NOT_FOUND if it has already ended.',
  })
  async withdrawPreviewLink(
    @UuidArg('id', { description: 'The id of the link.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { prisma, now, log, client } = context;
    const viewer = requireViewer(context);
    await transactionAs(prisma, viewer.id, async (tx) => {
      const where = { ...openLinks(context), id };
      const { count } = await tx.previewLink.updateMany({ where, data: { endedAt: now() } });
      if (count === 0) throw notFound('PreviewLink');
    });
    log.info({ user: viewer.id, link: id, address: client.address }, 'a preview was withdrawn');
    return id;
  }

  @Public()
  @Query(() => OpenedPreview, {
    nullable: true,
    description:
      'The preview link with which the server renders a page and which makes one more record ' +
      'visible. Null for every HTTP request.',
  })
  openedPreview(@Ctx() { preview }: Context): OpenedPreview | null {
    return preview;
  }
}

const shown = ({ user, ...link }: LinkRow & { user: { email: string } }): PreviewLink => ({
  ...link,
  createdBy: user.email,
});
