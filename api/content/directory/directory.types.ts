import { computed } from '../computed.ts';
import { RecordListArgs } from '../lists/connection.ts';
import { formattedText } from '../fieldTypes.ts';
import {
  imageColumns,
  imageOrLogoOf,
  imageUrlColumns,
  imageUrlOf,
  Picture,
} from '../media/picture.ts';
import { PicturedContent } from '../media/pictureDetails.types.ts';
import { suburbOf } from './suburb.ts';
import { argsType, field, id, objectType, string } from '../../graphqlTypes.ts';

export const Directory = objectType(
  'Directory',
  'A business or institution listed in the directory.',
  {
    name: string('The name of the business or institution.'),
    description: field(
      () => [String],
      `The services that it offers, one list item for each line. ${formattedText}`,
    ),
    location: string('Its address in words.'),
    suburb: string.orNull(
      'The suburb or town in the address. Null if the address has none.',
      computed(({ location }: { location: string }) => suburbOf(location), ['location']),
    ),
    mapLink: string('The address on a map, an http(s) address.'),
    telephone: string('The telephone number as people write it. Empty if it is not known.'),
    openingHours: string('The opening hours, in several lines. Empty if they are not known.'),
    website: string('The website, an http(s) address. Empty if there is none.'),
    imageUrl: string(
      'The address of the picture in full size. Empty for a draft without one.',
      computed(imageUrlOf, imageUrlColumns),
    ),
    image: field(
      () => Picture,
      'The picture with its sizes; the logo of the site for a draft without one.',
      computed(imageOrLogoOf, imageColumns),
    ),
    socialMediaPlatforms: field(
      () => [String],
      'Names of social platforms: facebook, instagram, telegram, whatsapp, viber, x.',
    ),
    socialMediaPlatformLinks: field(
      () => [String],
      'The http(s) link for each platform, in the order of the names.',
    ),
    categoryId: id.orNull<number>('The id of its category.'),
  },
  { implements: PicturedContent },
);
export type Directory = InstanceType<typeof Directory>;

export const DirectoryListArgs = argsType(
  {
    categoryId: id.orNull('Only entries of the category with this id.'),
  },
  { extends: RecordListArgs },
);
