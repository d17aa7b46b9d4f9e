import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { type Connection, connectionOf, SearchedPageArgs } from '../lists/connection.ts';
import { contentKindEnum } from '../contentKinds.ts';
import { LanguageArg } from '../translation/language.ts';
import {
  listMediaLibrary,
  type MediaLibraryItem,
  type PictureDescription,
} from './mediaLibrary.ts';
import { MediaType } from './medium.ts';
import { Picture } from './picture.ts';
import { argsType, boolean, field, id, int, objectType, string } from '../../graphqlTypes.ts';

const PictureDescriptionType = objectType(
  'PictureDescription',
  'The description of a picture in one language.',
  {
    language: field(() => Language, 'The language of the text.'),
    text: string('The description: one line of at most 250 characters.'),
  },
);

const MediaLibraryItemType = objectType(
  'MediaLibraryItem',
  'A stored file of a record of content.',
  {
    id: id('Identifies the file in this list.'),
    type: field(() => MediaType, 'The type of the file.'),
    kind: field<string>(() => contentKindEnum, 'The kind of the record with this file.'),
    recordId: id<number>('The id of the record among those of its kind.'),
    isInAlbum: boolean('Whether it is a picture of the album of the record, not its first one.'),
    title: string('The title or name of the record.'),
    language: field(() => Language, 'The language of the title.'),
    url: string(
      'The address of the file: absolute, or a path on this site that starts with `/media/`. ' +
        'It changes when the record gets another file.',
    ),
    picture: field.orNull(
      () => Picture,
      'The picture, or the still picture of a video. Null if there is none.',
    ),
    descriptions: field<PictureDescription[]>(
      () => [PictureDescriptionType],
      'The descriptions of the picture, one for each language. Empty if the picture is an ornament or has no description.',
    ),
    bytes: int.orNull('The size in bytes. Null if it is not known.'),
  },
);

const MediaLibraryItemConnection = connectionOf('MediaLibraryItem', MediaLibraryItemType);

const MediaLibraryArgs = argsType(
  {
    types: field(() => [MediaType], 'The types of the files.'),
    isDescribed: boolean.orNull(
      'True for files whose picture is an ornament or has a description in every language of ' +
        'the record. False for the others. Without it, all files. A document counts as ' +
        'described.',
    ),
  },
  { extends: SearchedPageArgs },
);
type MediaLibraryArgs = InstanceType<typeof MediaLibraryArgs>;

@Resolver()
export class MediaLibraryResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
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
