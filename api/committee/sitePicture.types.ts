import { computed } from '../content/computed.ts';
import { imageOf, Picture } from '../content/media/picture.ts';
import { pictureDetails } from '../content/media/pictureDetails.types.ts';
import { SitePicturePlace } from '../generated/prisma/enums.ts';
import { field, inputType, int, objectType } from '../graphqlTypes.ts';
import { describeEnum } from '../enumOf.ts';

describeEnum(
  SitePicturePlace,
  'SitePicturePlace',
  'Where a picture of the site is shown, and in which theme.',
  {
    HERO: 'At the top of Home.',
    DARK_HERO: 'At the top of Home in the dark theme. Without it, `HERO`, darkened.',
    LOGO: 'The logo.',
    DARK_LOGO: 'The logo on dark ground. Without it, `LOGO`.',
  },
);

export const SitePicture = objectType(
  'SitePicture',
  'A picture that replaces the bundled one in its place.',
  {
    place: field(() => SitePicturePlace, 'Its place.'),
    version: int('The number of the current version. `updateSitePicture` requires it.'),
    image: field.orNull(
      () => Picture,
      'The picture with its sizes. Null while the bundled one is shown.',
      computed(imageOf),
    ),
    ...pictureDetails,
  },
);
export type SitePicture = InstanceType<typeof SitePicture>;

export const SitePictureInput = inputType(
  'SitePictureInput',
  'The description and the focal point of a picture of the site.',
  pictureDetails,
);
export type SitePictureInput = InstanceType<typeof SitePictureInput>;
