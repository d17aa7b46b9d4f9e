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
  description: 'Why an address leads nowhere.',
  valuesConfig: {
    NOT_FOUND: { description: 'The website says that there is no such page (404 or 410).' },
    SERVER_ERROR: { description: 'The website failed (500 to 599).' },
    NO_HOST: { description: 'There is no website of this name.' },
    NO_RESPONSE: { description: 'The website does not respond.' },
    INSECURE: { description: 'The website’s certificate is not valid.' },
    PRIVATE_ADDRESS: { description: 'It leads into a private network.' },
    TOO_MANY_REDIRECTS: { description: 'It leads on without end.' },
  },
});

@ObjectType('BrokenLink', {
  simpleResolvers: true,
  description: 'An address of another website that leads nowhere, in a record of content.',
})
class BrokenLinkType implements BrokenLink {
  @Field(() => ID, { description: 'Identifies it among the broken links of all records.' })
  id!: string;

  @Field(() => contentKindEnum, { description: 'What the record is.' })
  kind!: string;

  @Field(() => ID, { description: 'The id of the record among those of its kind.' })
  recordId!: number;

  @Field(() => String, { description: 'The title or the name of the record.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => LinkProblem, { description: 'Why it leads nowhere.' })
  problem!: LinkProblem;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the latest response; null where there was none.',
  })
  status!: number | null;

  @Field(() => DateTime, { description: 'Since when it counts as broken.' })
  brokenSince!: Date;

  @Field(() => DateTime, { description: 'When it was checked last.' })
  checkedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the weekly check of the addresses of other websites found.',
})
class LinkCheck {
  @Field(() => Boolean, { description: 'Whether this server checks them (`LINK_CHECK`).' })
  isEnabled!: boolean;

  @Field(() => Int, { description: 'How many addresses the content refers to.' })
  linkCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When one of them was checked last; null until then.',
  })
  checkedAt!: Date | null;

  @Field(() => [BrokenLinkType], {
    description:
      'Those that lead nowhere, the latest first, 500 at most. A website that fails for a moment is ' +
      'not among them: it is asked on three days first.',
  })
  brokenLinks!: BrokenLink[];
}

const urlDescription = { description: 'The address, as `BrokenLink.url` has it.' };

@Resolver()
export class LinkCheckResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => LinkCheck, {
    description: 'What the weekly check of the addresses of other websites found.',
  })
  async linkCheck(@Ctx() context: Context): Promise<LinkCheck> {
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

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Boolean, {
    description: 'Has an address checked again with the next run, within minutes; returns true.',
  })
  async recheckLink(
    @Arg('url', () => String, urlDescription) url: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return changeLink(context, url, { nextCheckAt: context.now() });
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Boolean, {
    description:
      'Lists an address no more, because a volunteer has seen that it is right; or lists it again. It ' +
      'is listed anew when it fails after it has led somewhere. Returns true.',
  })
  async dismissBrokenLink(
    @Arg('url', () => String, urlDescription) url: string,
    @Arg('dismissed', () => Boolean, {
      defaultValue: true,
      description: 'False to list it again.',
    })
    dismissed: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return changeLink(context, url, { dismissedAt: dismissed ? context.now() : null });
  }
}

async function changeLink(
  { prisma }: Context,
  url: string,
  data: { nextCheckAt?: Date; dismissedAt?: Date | null },
): Promise<boolean> {
  const { count } = await prisma.checkedLink.updateMany({ where: { url }, data });
  if (count === 0) throw notFound('BrokenLink');
  return true;
}
