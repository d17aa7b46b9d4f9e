import { computed } from '../computed.ts';
import { Content } from '../content.ts';
import { albumColumns, albumOf, type AlbumRow } from './album.ts';
import { Picture } from './picture.ts';
import * as t from '../../graphqlTypes.ts';

/** The description and the focal point of a picture, as inputs and stored pictures have them. */
export const pictureDetails = {
  imageAltEn: t.string.orNull(
    'The description of the picture, or of the still picture of a video, in English: one ' +
      'line of at most 250 characters. Without one in either language, the picture counts as ' +
      'not described.',
  ),
  imageAltAm: t.string.orNull(
    'The description of the picture in Amharic: one line of at most 250 characters.',
  ),
  imageIsOrnament: t.boolean.orNull(
    'Whether the picture is an ornament, which screen readers skip.',
  ),
  imageFocusX: t.int.orNull(
    'The focal point, which stays visible when the picture is cropped: percent of the ' +
      'width, from the left. If only `imageFocusY` is given, the centre, 50.',
  ),
  imageFocusY: t.int.orNull(
    'The focal point, which stays visible when the picture is cropped: percent of the ' +
      'height, from the top. If only `imageFocusX` is given, the centre, 50.',
  ),
};

const storedPicture = {
  ...pictureDetails,
  path: t.string('The key of the file in the media store.'),
  width: t.int('The width in pixels.'),
  height: t.int('The height in pixels.'),
};

@t.ObjectType('AlbumPicture', 'A picture of a record besides its first one.')
export class AlbumPicture extends t.outputFields({
  ...storedPicture,
  picture: t.field(() => Picture, 'The picture with its sizes.'),
}) {}

@t.InputType(
  'AlbumPictureInput',
  'A picture of a record besides its first one: what `uploadAlbumPicture` returned, with its description.',
)
export class AlbumPictureInput extends t.inputFields(storedPicture) {}

@t.InputType('PicturedInput', 'The pictures of a record, besides the file of its first one.')
export class PicturedInput extends t.inputFields({
  ...pictureDetails,
  album: t.field.orNull(
    () => [AlbumPictureInput],
    'The pictures besides the first one, at most 50, in their order. They replace the former ' +
      'ones. If omitted, those stay.',
  ),
}) {}

@t.InterfaceType('PicturedContent', 'Content with a picture and its description.')
export class PicturedContent extends t.outputFields.extending(Content, {
  imageAltEn: t.string(
    'The description of the picture in English, whatever language is requested. Empty if ' +
      'there is none. Pages use `Picture.alt`.',
  ),
  imageAltAm: t.string(
    'The description of the picture in Amharic, whatever language is requested. Empty if there is none.',
  ),
  imageIsOrnament: t.boolean('Whether the picture is an ornament, which needs no description.'),
  imageFocusX: t.int.orNull(
    'The focal point: percent of the width, from the left. See `Picture.focusX`.',
  ),
  imageFocusY: t.int.orNull(
    'The focal point: percent of the height, from the top. See `Picture.focusY`.',
  ),
  album: t.field(
    () => [AlbumPicture],
    'The further pictures, at most 50, in their order. Empty if there are none.',
    computed(albumOf, albumColumns),
  ),
  albumCount: t.int<number | undefined>(
    'The number of the further pictures.',
    computed(({ album = [] }: AlbumRow) => album.length, ['album']),
  ),
}) {}
