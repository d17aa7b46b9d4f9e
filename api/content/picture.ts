import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { previewCut } from '../media/preview.ts';
import { fileAddress, type RowPublication } from './fileAddress.ts';
import { altFields } from './pictureDetails.rules.ts';
import type { TranslatedRow } from './translated.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A still picture and the sizes in which it can be had.',
})
export class Picture {
  @Field(() => String, {
    description:
      'Its address: absolute, or a path on this site beginning with `/media/`. While visitors cannot see ' +
      'the record, such a path contains a key that is valid for 6 to 12 hours.',
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

  @Field(() => String, {
    nullable: true,
    description:
      'What it shows, for those who do not see it: the `alt` of an `img`. Empty for an ornament, of which ' +
      'there is nothing to say; null where nobody has described it yet.',
  })
  alt!: string | null;

  @Field(() => Language, {
    nullable: true,
    description:
      'The language of `alt`: the one that was asked for where the picture is described in it, else the other; null where there is none.',
  })
  altLanguage!: Language | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its focal point, which must stay in sight where it is cut: percent of the width, from the left. Null where nobody has said; then the middle stays.',
  })
  focusX!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The same, in percent of the height, from the top.',
  })
  focusY!: number | null;
}

/** The columns in which a row keeps its picture. */
export interface ImageColumns {
  imageUrl: string | null;
  imagePath: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
}

/** The columns that say something of the picture of a record; rows of other tables have none. */
export interface DetailColumns {
  imageAltEn?: string;
  imageAltAm?: string;
  imageIsOrnament?: boolean;
  imageFocusX?: number | null;
  imageFocusY?: number | null;
}

/** A row with its picture's details. */
type DescribedRow = DetailColumns & Partial<TranslatedRow & RowPublication>;

/** Describes the stored picture of a row, in these columns; null when there is none. */
export function pictureOf(
  context: Pick<Context, 'media' | 'fileKeys' | 'now'>,
  row: DescribedRow,
  { imageUrl: url, imagePath: path, imageWidth: width, imageHeight: height }: ImageColumns,
): Picture | null {
  if (!url) return null;
  const { media } = context;
  const { imageFocusX: focusX = null, imageFocusY: focusY = null } = row;
  const cut = previewCut({ width, height }, { x: focusX, y: focusY });
  const readable = (addresses: string) => fileAddress(context, row, addresses, path);
  return {
    ...{ url: readable(url), width, height, focusX, focusY },
    srcSet: path ? readable(media.srcSet(path, width)) : '',
    previewUrl: path ? readable(media.previewUrl(path, cut)) : null,
    // What stands in for a picture is the mark of the site, of which no file is stored.
    ...(path === '' ? ornament : descriptionOf(row)),
  };
}

const ornament = { alt: '', altLanguage: null };

/** In the language that was asked for, or in that of the row; else in the other. */
function descriptionOf(row: DescribedRow): Pick<Picture, 'alt' | 'altLanguage'> {
  if (row.imageIsOrnament) return ornament;
  const first = row.requestedLanguage ?? row.language ?? Language.EN;
  const languages = [first, ...Object.values(Language)];
  const altLanguage = languages.find((each) => row[altFields[each]]) ?? null;
  return { alt: altLanguage && (row[altFields[altLanguage]] ?? null), altLanguage };
}

/** The picture of a row; null when it has none. */
export const imageOf = (row: ImageColumns & DescribedRow, context: Context): Picture | null =>
  pictureOf(context, row, row);

/** The address of the picture of a row, in full size. */
export const imageUrlOf = (row: ImageColumns & DescribedRow, context: Context): string | null =>
  row.imageUrl && fileAddress(context, row, row.imageUrl, row.imagePath);
