import {
  Arg,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { Access, Role } from '../access.ts';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { Language, LinkProblem } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import { type BrokenLink, listBrokenLinks } from './brokenLinks.ts';

registerEnumType(LinkProblem, {
  name: 'LinkProblem',
  description: 'Why a link is broken.',
  valuesConfig: {
    NOT_FOUND: { description: 'The website has no such page (404 or 410).' },
    SERVER_ERROR: { description: 'The website returned an error (500 to 599).' },
    NO_HOST: { description: 'No website has this host name.' },
    NO_RESPONSE: { description: 'The website does not respond.' },
    INSECURE: { description: 'The certificate of the website is not valid.' },
    PRIVATE_ADDRESS: { description: 'The address is in a private network.' },
    TOO_MANY_REDIRECTS: { description: 'There are too many redirects.' },
  },
});

@ObjectType('BrokenLink', {
  simpleResolvers: true,
  description: 'A broken link to another website in a record of content.',
})
class BrokenLinkType implements BrokenLink {
  @Field(() => ID, { description: 'Identifies the link among the broken links of all records.' })
  id!: string;

  @Field(() => contentKindEnum, { description: 'The kind of the record.' })
  kind!: string;

  @Field(() => ID, { description: 'The id of the record among those of its kind.' })
  recordId!: number;

  @Field(() => String, { description: 'The title or the name of the record.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => LinkProblem, { description: 'Why the link is broken.' })
  problem!: LinkProblem;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the latest response. Null if there was none.',
  })
  status!: number | null;

  @Field(() => DateTime, { description: 'Since when the link counts as broken.' })
  brokenSince!: Date;

  @Field(() => DateTime, { description: 'When it was last checked.' })
  checkedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The result of the weekly check of links to other websites.',
})
class LinkCheck {
  @Field(() => Boolean, { description: 'Whether this server checks links (`LINK_CHECK`).' })
  isEnabled!: boolean;

  @Field(() => Int, { description: 'The number of links to other websites in the content.' })
  linkCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a link was last checked. Null if none was.',
  })
  checkedAt!: Date | null;

  @Field(() => [BrokenLinkType], {
    description:
      'The broken links, the latest first, at most 500. A temporary failure does not count: ' +
      'most links count as broken after they have failed for three days.',
  })
  brokenLinks!: BrokenLink[];
}

const urlDescription = { description: 'The address, as in `BrokenLink.url`.' };

@Resolver()
export class LinkCheckResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => LinkCheck, {
    description: 'The result of the weekly check of links to other websites.',
  })
  linkCheck(@Ctx() context: Context): Promise<LinkCheck> {
    return readLinkCheck(context);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => LinkCheck, {
    description: 'Checks a link again in the next run, within minutes.',
  })
  recheckLink(
    @Arg('url', () => String, urlDescription) url: string,
    @Ctx() context: Context,
  ): Promise<LinkCheck> {
    return changeLink(context, url, { nextCheckAt: context.now() });
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => LinkCheck, {
    description:
      'Hides a link from the list, because a volunteer has found that it works, or lists it ' +
      'again. A hidden link is listed again if it works and then fails.',
  })
  dismissBrokenLink(
    @Arg('url', () => String, urlDescription) url: string,
    @Arg('dismissed', () => Boolean, {
      defaultValue: true,
      description: 'False to list it again.',
    })
    dismissed: boolean,
    @Ctx() context: Context,
  ): Promise<LinkCheck> {
    return changeLink(context, url, { dismissedAt: dismissed ? context.now() : null });
  }
}

async function readLinkCheck(context: Context): Promise<LinkCheck> {
  const [totals, brokenLinks] = await Promise.all([
    context.prisma.checkedLink.aggregate({ _count: true, _max: { checkedAt: true } }),
    listBrokenLinks(context),
  ]);
  return {
    isEnabled: context.server.checksLinks,
    linkCount: totals._count,
    checkedAt: totals._max.checkedAt,
    brokenLinks,
  };
}

/** @throws NOT_FOUND */
async function changeLink(
  context: Context,
  url: string,
  data: { nextCheckAt?: Date; dismissedAt?: Date | null },
): Promise<LinkCheck> {
  const { count } = await context.prisma.checkedLink.updateMany({ where: { url }, data });
  if (count === 0) throw notFound('BrokenLink');
  return readLinkCheck(context);
}
