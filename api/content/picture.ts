import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { MediaStore } from '../media/mediaStore.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A still picture and the sizes in which it can be had.',
})
export class Picture {
  @Field(() => String, {
    description: 'Its address: absolute, or a path on this site beginning with `/media/`.',
  })
  url!: string;

  @Field(() => String, {
    description:
      'The same picture in smaller widths, as an HTML `srcset` with `w` descriptors; empty when there is only one size.',
  })
  srcSet!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What messengers show with a link: a JPEG of 1200 × 630 pixels and less than 300 kB, cut from the picture. Absolute, or a path on this site; null for a picture elsewhere.',
  })
  previewUrl!: string | null;

  @Field(() => Int, { nullable: true, description: 'Width in pixels, where known.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels, where known.' })
  height!: number | null;
}

/** The columns in which a row keeps its picture. */
export interface ImageColumns {
  imageUrl: string | null;
  imagePath: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
}

/** Describes a stored picture; null when there is none. */
export function pictureOf(
  media: MediaStore,
  url: string | null,
  path: string | null,
  width: number | null,
  height: number | null,
): Picture | null {
  if (!url) return null;
  const srcSet = path ? media.srcSet(path, width) : '';
  return { url, width, height, srcSet, previewUrl: path ? media.previewUrl(path) : null };
}

/** The picture of a row; null when it has none. */
export const imageOf = (row: ImageColumns, { media }: Context): Picture | null =>
  pictureOf(media, row.imageUrl, row.imagePath, row.imageWidth, row.imageHeight);
