import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../../access.ts';
import type { Context } from '../../context.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { type Connection, connectionOf, SearchedPageArgs } from '../lists/connection.ts';
import { contentKindEnum } from '../contentKindEnum.ts';
import { LanguageArg } from '../translation/language.ts';
import {
  listMediaLibrary,
  type MediaLibraryItem,
  type PictureDescription,
} from './mediaLibrary.ts';
import { MediaType } from './medium.ts';
import { Picture } from './picture.ts';

@ObjectType('PictureDescription', {
  simpleResolvers: true,
  description: 'The description of a picture in one language.',
})
class PictureDescriptionType implements PictureDescription {
  @Field(() => Language, { description: 'The language of the text.' })
  language!: Language;

  @Field(() => String, {
    description: 'The description: one line of at most 250 characters.',
  })
  text!: string;
}

@ObjectType('MediaLibraryItem', {
  simpleResolvers: true,
  description: 'A stored file of a record of content.',
})
class MediaLibraryItemType implements MediaLibraryItem {
  @Field(() => ID, { description: 'Identifies the file in this list.' })
  id!: string;

  @Field(() => MediaType, { description: 'The type of the file.' })
  type!: MediaType;

  @Field(() => contentKindEnum, { description: 'The kind of the record with this file.' })
  kind!: string;

  @Field(() => ID, { description: 'The id of the record among those of its kind.' })
  recordId!: number;

  @Field(() => Boolean, {
    description: 'Whether it is a picture of the album of the record, not its first one.',
  })
  isInAlbum!: boolean;

  @Field(() => String, { description: 'The title or name of the record.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => String, {
    description:
      'The address of the file: absolute, or a path on this site that starts with `/media/`. ' +
      'It changes when the record gets another file.',
  })
  url!: string;

  @Field(() => Picture, {
    nullable: true,
    description: 'The picture, or the still picture of a video. Null if there is none.',
  })
  picture!: Picture | null;

  @Field(() => [PictureDescriptionType], {
    description:
      'The descriptions of the picture, one for each language. Empty if the picture is an ornament or has no description.',
  })
  descriptions!: PictureDescription[];

  @Field(() => Int, { nullable: true, description: 'The size in bytes. Null if it is not known.' })
  bytes!: number | null;
}

const MediaLibraryItemConnection = connectionOf('MediaLibraryItem', MediaLibraryItemType);

@ArgsType()
class MediaLibraryArgs extends SearchedPageArgs {
  @Field(() => [MediaType], { description: 'The types of the files.' })
  types!: MediaType[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for files whose picture is an ornament or has a description in every language of ' +
      'the record. False for the others. Without it, all files. A document counts as ' +
      'described.',
  })
  isDescribed?: boolean | null;
}

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
