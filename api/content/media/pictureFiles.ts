import { ArgsType, type ClassType, Field } from 'type-graphql';
import type { FileField } from '../../shared/media/picture.rules.ts';
import type { StoredFile } from '../../media/saveWithFiles.ts';
import { type FileArgument, readPicture, requiredFileErrors } from '../../media/uploads.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import { MediaType, type MediumColumns } from './medium.ts';
import { type ImageColumns, logoColumns } from './picture.ts';
import type { RecordFiles } from './recordFiles.ts';

interface PictureArgs {
  image: FileArgument;
}

interface OmittablePictureArgs extends PictureArgs {
  withoutImage?: boolean;
}

interface OptionalPictureArgs extends PictureArgs {
  removeImage?: boolean;
}

function pictureArgs(description: string): ClassType<PictureArgs> {
  @ArgsType()
  class Args {
    @Field(() => UploadScalar, { nullable: true, description })
    image!: FileArgument;
  }
  return Args;
}

const newPicture = (need: string) =>
  pictureArgs(`A picture: JPEG, PNG, WebP, AVIF or GIF; ${need}.`);
const ReplacingPicture = pictureArgs('A new picture. Without it, the present one stays.');

/** The columns of a stored picture. */
function imageColumns({ url, path, width, height }: StoredFile) {
  return { imageUrl: url, imagePath: path, imageWidth: width, imageHeight: height };
}

type RequiredImageColumns = ReturnType<typeof imageColumns>;

const columnNames = ['imageUrl', 'imagePath', 'imageWidth', 'imageHeight'] as const;

const imageMedium: MediumColumns<keyof ImageColumns> = {
  type: MediaType.IMAGE,
  url: 'imageUrl',
  path: 'imagePath',
  width: 'imageWidth',
  height: 'imageHeight',
};

const noImage = { imageUrl: null, imagePath: null, imageWidth: null, imageHeight: null };

const readImage =
  (field: FileField): RecordFiles<PictureArgs, 'image', ImageColumns>['read'] =>
  async (context, { image }) => ({ image: await readPicture(context, image, field) });

/** The columns of a draft without a picture. */
const noRequiredImage = { ...noImage, imageUrl: '', imagePath: '' };

/** Adds the argument of a field that can be left out. */
function omittable(parent: ClassType<PictureArgs>, field: FileField): ClassType<PictureArgs> {
  if (!field.canBeLeftOut) return parent;
  @ArgsType()
  class Omittable extends parent implements OmittablePictureArgs {
    @Field(() => Boolean, {
      defaultValue: false,
      description: 'Whether the record has no picture. Visitors then see the logo of the site.',
    })
    withoutImage!: boolean;
  }
  return Omittable;
}

/** The picture of a record, which drafts may lack, and others if `field` can be left out. */
export const requiredPicture = (
  field: FileField,
): RecordFiles<OmittablePictureArgs, 'image', RequiredImageColumns> => ({
  createArgs: omittable(newPicture('required, except for a draft'), field),
  updateArgs: omittable(ReplacingPicture, field),
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
  columns: columnNames,
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
): RecordFiles<OptionalPictureArgs, 'image', ImageColumns> {
  @ArgsType()
  class RemovablePicture extends ReplacingPicture implements OptionalPictureArgs {
    @Field(() => Boolean, {
      defaultValue: false,
      description: `Whether to remove the present picture of the ${record}.`,
    })
    removeImage!: boolean;
  }
  return {
    createArgs: newPicture('optional'),
    updateArgs: RemovablePicture,
    errorsOf: () => ({}),
    read: readImage(field),
    columnsOfNew: ({ image }) => (image ? imageColumns(image) : noImage),
    columnsOfChange({ image }, { removeImage }) {
      if (image) return imageColumns(image);
      return removeImage ? noImage : {};
    },
    missingIn: () => ({}),
    columns: columnNames,
    pathsOf: ({ imagePath }) => [imagePath],
    medium: imageMedium,
  };
}
