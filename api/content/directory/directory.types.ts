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
import * as t from '../../graphqlTypes.ts';

@t.ObjectType('Directory', 'A business or institution listed in the directory.')
export class Directory extends t.outputFields.extending(PicturedContent, {
  name: t.string('The name of the business or institution.'),
  description: t.field(
    () => [String],
    `The services that it offers, one list item for each line. ${formattedText}`,
  ),
  location: t.string('Its address in words.'),
  suburb: t.string.orNull(
    'The suburb or town in the address. Null if the address has none.',
    computed(({ location }: { location: string }) => suburbOf(location), ['location']),
  ),
  mapLink: t.string('The address on a map, an http(s) address.'),
  telephone: t.string('The telephone number as people write it. Empty if it is not known.'),
  openingHours: t.string('The opening hours, in several lines. Empty if they are not known.'),
  website: t.string('The website, an http(s) address. Empty if there is none.'),
  imageUrl: t.string(
    'The address of the picture in full size. Empty for a draft without one.',
    computed(imageUrlOf, imageUrlColumns),
  ),
  image: t.field(
    () => Picture,
    'The picture with its sizes; the logo of the site for a draft without one.',
    computed(imageOrLogoOf, imageColumns),
  ),
  socialMediaPlatforms: t.field(
    () => [String],
    'Names of social platforms: facebook, instagram, telegram, whatsapp, viber, x.',
  ),
  socialMediaPlatformLinks: t.field(
    () => [String],
    'The http(s) link for each platform, in the order of the names.',
  ),
  categoryId: t.id.orNull<number>('The id of its category.'),
}) {}

@t.ArgsType()
export class DirectoryListArgs extends t.inputFields.extending(RecordListArgs, {
  categoryId: t.id.orNull('Only entries of the category with this id.'),
}) {}
