import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import { type Language, type Page as Row, Prisma } from '../../generated/prisma/client.ts';
import { type Listed, listRows } from '../lists/lists.ts';
import {
  PublicationFilter,
  publicationState,
  PublicationState,
} from '../publication/publication.ts';
import { LanguageArg } from '../translation/language.ts';
import { pageKind } from './page.kind.ts';
import { Page } from './page.types.ts';

@Resolver()
export class NavigationResolver {
  /** Each page of the site asks for it, so its few rows are kept, and compared with the clock. */
  @Public({ tags: ['page'] })
  @Query(() => [Page], { description: 'The pages in the navigation, the oldest first.' })
  async navigationPages(
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Listed<Row>[]> {
    const where = [Prisma.sql`"place" <> ''`];
    const shown = { language, publication: PublicationFilter.ALL };
    const rows = await context.cache.readThrough('page', String(language), () =>
      listRows<Row>(context, pageKind.source, { order: Prisma.sql`id`, where, ...shown }),
    );
    return rows.filter(
      (row) => publicationState(row, context.now()) === PublicationState.PUBLISHED,
    );
  }
}
