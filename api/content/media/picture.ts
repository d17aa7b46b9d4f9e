import type { Context } from '../../context.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { previewCut } from '../../media/preview.ts';
import { fileAddress, type RowPublication } from './fileAddress.ts';
import { altFields } from '../../shared/content/pictureDetails.rules.ts';
import { logoAddress } from '../../shared/media/picture.rules.ts';
import type { TranslatedRow } from '../translation/translated.ts';
import { field, int, ObjectType, outputFields, string } from '../../graphqlTypes.ts';

@ObjectType('Picture', 'A still picture in the available sizes.')
export class Picture extends outputFields({
  url: string(
    'The address: absolute, or a path on this site that starts with `/media/`. If visitors ' +
      'cannot see the record, the path contains a key that is valid for 6 to 12 hours.',
  ),
  srcSet: string(
    'The same picture in smaller widths, as an HTML `srcset` with `w` descriptors. Empty if there is only one size.',
  ),
  previewUrl: string.orNull(
    'The link preview of messengers: a JPEG of 1200 × 630 pixels and less than 300 kB, ' +
      'cropped from the picture. Absolute, or a path on this site. Null for a picture on ' +
      'another site.',
  ),
  width: int.orNull('The width in pixels. Null if it is not known.'),
  height: int.orNull('The height in pixels. Null if it is not known.'),
  alt: string.orNull(
    'The text alternative: the `alt` of an `img`. Empty for an ornament. Null if the picture ' +
      'has no description.',
  ),
  altLanguage: field.orNull(
    () => Language,
    'The language of `alt`: the requested one if there is a description in it, otherwise ' +
      'the other one. Null if there is none.',
  ),
  focusX: int.orNull(
    'The focal point, which stays visible when the picture is cropped: percent of the ' +
      'width, from the left. If it is null, the centre stays visible.',
  ),
  focusY: int.orNull('The focal point in percent of the height, from the top.'),
}) {}

/** The columns with the picture of a row. */
export interface ImageColumns {
  imageUrl: string | null;
  imagePath: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
}

/** The columns that describe the picture of a record. Rows of other tables have none. */
export interface DetailColumns {
  imageAltEn?: string;
  imageAltAm?: string;
  imageIsOrnament?: boolean;
  imageFocusX?: number | null;
  imageFocusY?: number | null;
}

/** The columns of the address of a picture. */
export const imageUrlColumns = ['imageUrl', 'imagePath'];
/** The columns that describe the picture of a record. */
export const detailColumns = [
  'imageFocusX',
  'imageFocusY',
  'imageIsOrnament',
  ...Object.values(altFields),
];
/** The columns of a picture. */
export const imageColumns = [...imageUrlColumns, 'imageWidth', 'imageHeight', ...detailColumns];

/** A row with the description of its picture. */
type DescribedRow = DetailColumns & Partial<TranslatedRow & RowPublication>;

/** The stored picture of a row, from these columns; null if there is none. */
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
    url: readable(url),
    width,
    height,
    focusX,
    focusY,
    srcSet: path ? readable(media.srcSet(path, width)) : '',
    previewUrl: path ? readable(media.previewUrl(path, cut)) : null,
    // Without a stored file, the picture is the logo of the site.
    ...(path === '' ? ornament : descriptionOf(row)),
  };
}

const ornament = { alt: '', altLanguage: null };

/** In the requested language, or that of the row; otherwise in the other one. */
function descriptionOf(row: DescribedRow): Pick<Picture, 'alt' | 'altLanguage'> {
  if (row.imageIsOrnament) return ornament;
  const first = row.requestedLanguage ?? row.language ?? Language.EN;
  const languages = [first, ...Object.values(Language)];
  const altLanguage = languages.find((each) => row[altFields[each]]) ?? null;
  return { alt: altLanguage && (row[altFields[altLanguage]] ?? null), altLanguage };
}

/** The logo of the site in place of a picture. */
export const logoColumns = {
  imageUrl: logoAddress,
  imagePath: '',
  imageWidth: 512,
  imageHeight: 512,
};

/** The picture of a row; the logo for a draft without one. */
export const imageOrLogoOf = (row: ImageColumns & DescribedRow, context: Context) =>
  pictureOf(context, row, row.imageUrl ? row : logoColumns);

/** The picture of a row; null if it has none. */
export const imageOf = (row: ImageColumns & DescribedRow, context: Context): Picture | null =>
  pictureOf(context, row, row);

/** The address of the picture of a row, in full size. */
export const imageUrlOf = (row: ImageColumns & DescribedRow, context: Context): string | null =>
  row.imageUrl && fileAddress(context, row, row.imageUrl, row.imagePath);
