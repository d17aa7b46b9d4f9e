import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { LinkProblem } from '../generated/prisma/enums.ts';
import { BrokenLink, listBrokenLinks } from './brokenLinks.ts';
import { boolean, dateTime, field, int, ObjectType, outputFields } from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

describeEnum(LinkProblem, 'LinkProblem', 'Why a link is broken.', {
  NOT_FOUND: 'The website has no such page (404 or 410).',
  SERVER_ERROR: 'The website returned an error (500 to 599).',
  NO_HOST: 'No website has this host name.',
  NO_RESPONSE: 'The website does not respond.',
  INSECURE: 'The certificate of the website is not valid.',
  PRIVATE_ADDRESS: 'The address is in a private network.',
  TOO_MANY_REDIRECTS: 'There are too many redirects.',
});

@ObjectType('LinkCheck', 'The result of the weekly check of links to other websites.')
class LinkCheck extends outputFields({
  isEnabled: boolean('Whether this server checks links (`LINK_CHECK`).'),
  linkCount: int('The number of links to other websites in the content.'),
  checkedAt: dateTime.orNull('When a link was last checked. Null if none was.'),
  brokenLinks: field(
    () => [BrokenLink],
    'The broken links, the latest first, at most 500. A temporary failure does not count: ' +
      'most links count as broken after they have failed for three days.',
  ),
}) {}

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
