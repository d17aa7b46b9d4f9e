import type { FileField } from '../../shared/media/picture.rules.ts';
import type { StoredFile } from '../../media/saveWithFiles.ts';
import {
  type FileArgument,
  readPicture,
  refuseBoth,
  requiredFileErrors,
} from '../../media/uploads.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import * as t from '../../graphqlTypes.ts';
import { MediaType, type MediumColumns } from './medium.ts';
import { type ImageColumns, logoColumns } from './picture.ts';
import type { RecordFiles } from './recordFiles.ts';

interface PictureArgs {
  image?: FileArgument;
  withoutImage?: boolean;
  removeImage?: boolean;
}

const picture = (description: string) => ({
  image: t.field.orNull<FileArgument>(() => UploadScalar, description),
});
const newPicture = (need: string) => picture(`A picture: JPEG, PNG, WebP, AVIF or GIF; ${need}.`);
const replacingPicture = picture('A new picture. Without it, the current one stays.');

/** The columns of a stored picture. */
function imageColumns({ url, path, width, height }: StoredFile) {
  return { imageUrl: url, imagePath: path, imageWidth: width, imageHeight: height };
}

type RequiredImageColumns = ReturnType<typeof imageColumns>;

const imageMedium: MediumColumns<keyof ImageColumns> = {
  type: MediaType.IMAGE,
  url: 'imageUrl',
  path: 'imagePath',
  width: 'imageWidth',
  height: 'imageHeight',
};

export const noImage = { imageUrl: null, imagePath: null, imageWidth: null, imageHeight: null };

const readImage =
  (field: FileField): RecordFiles<PictureArgs, 'image', ImageColumns>['read'] =>
  async (context, { image, withoutImage, removeImage }) => {
    refuseBoth(field, image, { withoutImage, removeImage });
    return { image: await readPicture(context, image, field) };
  };

/** The columns of a draft without a picture. */
const noRequiredImage = { ...noImage, imageUrl: '', imagePath: '' };

/** The argument of a field that can be left out. */
const omission = ({ canBeLeftOut }: FileField): object =>
  canBeLeftOut
    ? {
        withoutImage: t.boolean(
          'Whether the record has no picture. Visitors then see the logo of the site. Not together ' +
            'with `image`.',
          { defaultValue: false },
        ),
      }
    : {};

/** The picture of a record, which drafts may lack, and others if `field` can be left out. */
export const requiredPicture = (
  field: FileField,
): RecordFiles<PictureArgs, 'image', RequiredImageColumns> => ({
  createArgs: t.argsOf({ ...newPicture('required, except for a draft'), ...omission(field) }),
  updateArgs: t.argsOf({ ...replacingPicture, ...omission(field) }),
  errorsOf: ({ image, withoutImage }) => (withoutImage ? {} : requiredFileErrors(image, field)),
  read: readImage(field),
  columnsOfNew({ image }, { withoutImage }) {
    if (image) return imageColumns(image);
    return withoutImage ? logoColumns : noRequiredImage;
  },
  columnsOfChange({ image }, { withoutImage }) {
    if (image) return imageColumns(image);
    return withoutImage ? logoColumns : {};
  },
  missingIn: (row) => requiredFileErrors((row as RequiredImageColumns).imageUrl, field),
  pathsOf: ({ imagePath }) => [imagePath || null],
  medium: imageMedium,
  // The logo, until somebody uploads a picture.
  without: { columns: logoColumns, errorsOf: () => ({}) },
});

/**
 * The optional picture of a record.
 * @param record the name of the record in descriptions
 */
export function optionalPicture(
  field: FileField,
  record: string,
): RecordFiles<PictureArgs, 'image', ImageColumns> {
  const removal = `Whether to remove the current picture of the ${record}. Not together with \`image\`.`;
  return {
    createArgs: t.argsOf(newPicture('optional')),
    updateArgs: t.argsOf({
      ...replacingPicture,
      removeImage: t.boolean(removal, { defaultValue: false }),
    }),
    errorsOf: () => ({}),
    read: readImage(field),
    columnsOfNew: ({ image }) => (image ? imageColumns(image) : noImage),
    columnsOfChange({ image }, { removeImage }) {
      if (image) return imageColumns(image);
      return removeImage ? noImage : {};
    },
    missingIn: () => ({}),
    pathsOf: ({ imagePath }) => [imagePath],
    medium: imageMedium,
  };
}
