import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, contentReaders } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Language } from '../../generated/prisma/enums.ts';
import { type Connection, connectionOf, SearchedPageArgs } from '../lists/connection.ts';
import { LanguageArg } from '../translation/language.ts';
import { listMediaLibrary, MediaLibraryItem } from './mediaLibrary.ts';
import { MediaType } from './medium.ts';
import { ArgsType, boolean, field, inputFields } from '../../graphqlTypes.ts';

const MediaLibraryItemConnection = connectionOf('MediaLibraryItem', MediaLibraryItem);

@ArgsType()
class MediaLibraryArgs extends inputFields.extending(SearchedPageArgs, {
  types: field(() => [MediaType], 'The types of the files.'),
  isDescribed: boolean.orNull(
    'True for files whose picture is an ornament or has a description in every language of ' +
      'the record. False for the others. Without it, all files. A document counts as ' +
      'described.',
  ),
}) {}

@Resolver()
export class MediaLibraryResolver {
  @Access(...contentReaders)
  @Query(() => MediaLibraryItemConnection, {
    description:
      'The pictures, videos and documents of records of content, published or not. Each file ' +
      'is listed once, the last stored first. A search looks in the texts of the records.',
  })
  mediaLibrary(
    @Args(() => MediaLibraryArgs) args: MediaLibraryArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<MediaLibraryItem>> {
    return listMediaLibrary(context, args, language);
  }
}
