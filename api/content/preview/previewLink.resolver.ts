import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { adminPreviews as messages } from '../../shared/messages/en/adminPreviews.ts';
import { Access, Public, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { parseInput } from '../../parseInput.ts';
import { contentKindEnum, kindNamed } from '../contentKinds.ts';
import { rowId } from '../lists/id.ts';
import { previewLinkRules } from '../../shared/content/previewLink.rules.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  type PreviewLink as Link,
  withdrawPreviewLink,
} from './previewLinks.ts';
import { displayName } from '../showDisplayName.ts';
import { displayNameRule } from '../../session/accountNames.ts';
import { dateTime, field, id, objectType, string } from '../../graphqlTypes.ts';

const PreviewLink = objectType(
  'PreviewLink',
  'A link with which somebody without an account can see a record before it is published.',
  {
    id: id('Identifies the link. It is not the secret in its address.'),
    note: string('The person for whom it is, as noted by its creator.'),
    createdBy: string(`The name of the account that created it. ${displayNameRule}`, displayName),
    createdAt: dateTime('When it was created.'),
    expiresAt: dateTime('When it expires.'),
  },
);
type PreviewLink = InstanceType<typeof PreviewLink>;

const CreatedPreviewLink = objectType(
  'CreatedPreviewLink',
  'A new preview link with its address.',
  {
    link: field(() => PreviewLink, 'The link.'),
    address: string(
      'The address, in the language of the record; under `/am` it is in Amharic. It is shown ' +
        'only this once, because only its hash is stored.',
    ),
  },
);
type CreatedPreviewLink = InstanceType<typeof CreatedPreviewLink>;

const OpenedPreview = objectType('OpenedPreview', 'The preview link of the present page.', {
  expiresAt: dateTime('When it expires.'),
});
type OpenedPreview = InstanceType<typeof OpenedPreview>;

@Resolver()
export class PreviewLinkResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => [PreviewLink], {
    description: 'The valid preview links of a record, the newest first.',
  })
  async previewLinks(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Ctx() context: Context,
  ): Promise<PreviewLink[]> {
    return (await listPreviewLinks(context, kindNamed(kind), rowId(id) ?? 0)).map(shown);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => CreatedPreviewLink, {
    description:
      'Creates a link with which anyone can see a record before it is published, for 7 days. ' +
      'After publication, the link leads to the page of the record. Fails with NOT_FOUND if ' +
      'there is no such record, and with CONFLICT if it has 10 links already.',
  })
  async createPreviewLink(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Arg('note', () => String, {
      description: 'The person for whom the link is: required, at most 200 characters.',
    })
    note: string,
    @Ctx() context: Context,
  ): Promise<CreatedPreviewLink> {
    const values = parseInput(previewLinkRules, { note }, messages.links.fields);
    const made = await createPreviewLink(context, kindNamed(kind), rowId(id) ?? 0, values.note);
    return { link: shown(made.link), address: made.address };
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ID, {
    description:
      'Withdraws a preview link, which stops working at once, and returns the id. Fails with ' +
      'NOT_FOUND if it has already ended.',
  })
  async withdrawPreviewLink(
    @Arg('id', () => ID, { description: 'The id of the link.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    if (!z.uuid().safeParse(id).success) throw notFound('PreviewLink');
    await withdrawPreviewLink(context, id);
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

const shown = ({ user, ...link }: Link): PreviewLink => ({ ...link, createdBy: user.email });
