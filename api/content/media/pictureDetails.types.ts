import { Field, InputType, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Computed } from '../computed.ts';
import { Content } from '../content.ts';
import { albumColumns, albumOf } from './album.ts';
import { Picture } from './picture.ts';
import { field, inputType, objectType } from '../../graphqlTypes.ts';

@ObjectType()
@InputType({ description: 'The description of the picture of a record.' })
export abstract class PictureDetailsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The description of the picture, or of the still picture of a video, in English: one ' +
      'line of at most 250 characters. Without one in either language, the picture counts as ' +
      'not described.',
  })
  imageAltEn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The description of the picture in Amharic: one line of at most 250 characters.',
  })
  imageAltAm?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the picture is an ornament, which screen readers skip.',
  })
  imageIsOrnament?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The focal point, which stays visible when the picture is cropped: percent of the ' +
      'width, from the left. If only `imageFocusY` is given, the centre, 50.',
  })
  imageFocusX?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The focal point, which stays visible when the picture is cropped: percent of the ' +
      'height, from the top. If only `imageFocusX` is given, the centre, 50.',
  })
  imageFocusY?: number | null;
}

@ObjectType()
@InputType()
abstract class StoredPicture extends PictureDetailsInput {
  @Field(() => String, { description: 'The key of the file in the media store.' })
  path!: string;

  @Field(() => Int, { description: 'The width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'The height in pixels.' })
  height!: number;
}

export const AlbumPicture = objectType(
  'AlbumPicture',
  'A picture of a record besides its first one.',
  {
    picture: field(() => Picture, 'The picture with its sizes.'),
  },
  { extends: StoredPicture },
);
export type AlbumPicture = InstanceType<typeof AlbumPicture>;

export const AlbumPictureInput = inputType(
  'AlbumPictureInput',
  'A picture of a record besides its first one: what `uploadAlbumPicture` returned, with its description.',
  {},
  { extends: StoredPicture },
);
export type AlbumPictureInput = InstanceType<typeof AlbumPictureInput>;

@ObjectType()
@InputType({ description: 'The pictures of a record, besides the file of its first one.' })
export abstract class PicturedInput extends PictureDetailsInput {
  @Field(() => [AlbumPictureInput], {
    nullable: true,
    description:
      'The pictures besides the first one, at most 50, in their order. They replace the former ' +
      'ones. If omitted, those stay.',
  })
  album?: AlbumPictureInput[] | null;
}

@InterfaceType({
  implements: Content,
  description: 'Content with a picture and its description.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class PicturedContent extends Content {
  @Field(() => String, {
    description:
      'The description of the picture in English, whatever language is requested. Empty if ' +
      'there is none. Pages use `Picture.alt`.',
  })
  imageAltEn!: string;

  @Field(() => String, {
    description:
      'The description of the picture in Amharic, whatever language is requested. Empty if there is none.',
  })
  imageAltAm!: string;

  @Field(() => Boolean, {
    description: 'Whether the picture is an ornament, which needs no description.',
  })
  imageIsOrnament!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The focal point: percent of the width, from the left. See `Picture.focusX`.',
  })
  imageFocusX!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The focal point: percent of the height, from the top. See `Picture.focusY`.',
  })
  imageFocusY!: number | null;

  @Field(() => [AlbumPicture], {
    description: 'The further pictures, at most 50, in their order. Empty if there are none.',
  })
  @Computed(albumOf, albumColumns)
  album!: AlbumPicture[];
}
