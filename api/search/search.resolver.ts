import { Args, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../access.ts';
import { LanguageArg } from '../content/translation/language.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/client.ts';
import { search } from './search.ts';
import { maxPages } from './findPages.ts';
import { FoundPage, SearchArgs, SearchConnection } from './search.types.ts';

/** The cost of fields that take as long as a search. It limits a request to four of them. */
const cost = 12_000;

@Resolver(() => SearchConnection)
export class SearchResolver {
  // No cache policy: anybody can make up queries, and they would fill the cache.
  @Public()
  @Extensions({ cost })
  @Query(() => SearchConnection, {
    description:
      'Searches all public content, or one kind or category of it, the best results first.',
  })
  search(
    @Args(() => SearchArgs) args: SearchArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<SearchConnection> {
    return search(context, args, language);
  }

  @FieldResolver(() => [FoundPage], {
    description:
      `At most ${String(maxPages)} pages of the site besides those of records. A query that names a ` +
      'feast has its next day first. Empty after the first page of results, and for a kind.',
  })
  async pages(@Root() { isFirst, findPages }: SearchConnection): Promise<FoundPage[]> {
    return isFirst ? findPages() : [];
  }

  @FieldResolver(() => Int, {
    description: 'The number of `pages` on the first page of results, on each of them.',
  })
  async pageCount(@Root() { findPages }: SearchConnection): Promise<number> {
    return (await findPages()).length;
  }
}
