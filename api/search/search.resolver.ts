import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import { LanguageArg } from '../content/translation/language.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/client.ts';
import { search } from './search.ts';
import { SearchArgs, SearchConnection } from './search.types.ts';

/** The cost of fields that take as long as a search. It limits a request to four of them. */
const cost = 12_000;

@Resolver()
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
}
