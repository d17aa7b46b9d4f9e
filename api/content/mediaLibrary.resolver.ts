import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { type Connection, connectionOf, SearchedPageArgs } from './connection.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { LanguageArg } from './language.ts';
import {
  listMediaLibrary,
  type MediaLibraryItem,
  type PictureDescription,
} from './mediaLibrary.ts';
import { MediaType } from './medium.ts';
import { Picture } from './picture.ts';

@ObjectType('PictureDescription', {
  simpleResolvers: true,
  description: 'What a picture shows, in words of one language.',
})
class PictureDescriptionType implements PictureDescription {
  @Field(() => Language, { description: 'The language of the words.' })
  language!: Language;

  @Field(() => String, {
    description: 'What the picture shows: one line of at most 250 characters.',
  })
  text!: string;
}

@ObjectType('MediaLibraryItem', {
  simpleResolvers: true,
  description: 'A stored file that a record of content has at present.',
})
class MediaLibraryItemType implements MediaLibraryItem {
  @Field(() => ID, { description: 'Identifies it in this list.' })
  id!: string;

  @Field(() => MediaType, { description: 'What it is.' })
  type!: MediaType;

  @Field(() => contentKindEnum, { description: 'The kind of the record that has it.' })
  kind!: string;

  @Field(() => ID, { description: 'The id of that record among those of its kind.' })
  recordId!: number;

  @Field(() => String, { description: 'The title or name of that record.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the title.' })
  language!: Language;

  @Field(() => String, {
    description:
      'The address of the file, absolute or a path on this site beginning with `/media/`. It is ' +
      'another one once the record has another file.',
  })
  url!: string;

  @Field(() => Picture, {
    nullable: true,
    description: 'The picture, or the still picture of a video; null where there is none.',
  })
  picture!: Picture | null;

  @Field(() => [PictureDescriptionType], {
    description:
      'What the picture shows, in each language in which the record says so; empty for an ornament and ' +
      'where nobody has described it.',
  })
  descriptions!: PictureDescription[];

  @Field(() => Int, { nullable: true, description: 'How large it is in bytes, where known.' })
  bytes!: number | null;
}

const MediaLibraryItemConnection = connectionOf('MediaLibraryItem', MediaLibraryItemType);

@ArgsType()
class MediaLibraryArgs extends SearchedPageArgs {
  @Field(() => [MediaType], { description: 'Which files.' })
  types!: MediaType[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for those whose picture is an ornament, or described in each language in which the record can ' +
      'be read; false for the others; all without it. A document counts as described.',
  })
  isDescribed?: boolean | null;
}

@Resolver()
export class MediaLibraryResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => MediaLibraryItemConnection, {
    description:
      'The pictures, videos and documents that records of content have, whether visitors see them or ' +
      'not: each once, the one stored last first. A search is of the records.',
  })
  mediaLibrary(
    @Args(() => MediaLibraryArgs) args: MediaLibraryArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<MediaLibraryItem>> {
    return listMediaLibrary(context, args, language);
  }
}
