import { type AboutEthiopia as AboutEthiopiaRow } from '../../generated/prisma/client.ts';
import { computed } from '../computed.ts';
import { formattedText } from '../fieldTypes.ts';
import { fileAddress } from '../media/fileAddress.ts';
import { detailColumns, Picture, pictureOf } from '../media/picture.ts';
import { PicturedContent } from '../media/pictureDetails.types.ts';
import { boolean, field, id, ObjectType, outputFields, string } from '../../graphqlTypes.ts';

const mediumColumns = [
  'isVideoSrc',
  'mediaUrl',
  'mediaPath',
  'mediaWidth',
  'mediaHeight',
  'posterUrl',
  'posterPath',
  ...detailColumns,
];

@ObjectType('AboutEthiopia', 'A piece of Ethiopian culture, presented with a picture or a video.')
export class AboutEthiopia extends outputFields.extending(PicturedContent, {
  title: string('The title.'),
  description: string(`The text; paragraphs are separated by a blank line. ${formattedText}`),
  link: string('An http(s) address with more information. Empty if there is none.'),
  mediaUrl: string(
    'The address of the picture or video in full size. Empty for a draft without one.',
    computed(
      (item: AboutEthiopiaRow, context) =>
        fileAddress(context, item, item.mediaUrl, item.mediaPath),
      ['mediaUrl', 'mediaPath'],
    ),
  ),
  image: field.orNull(
    () => Picture,
    'The picture, or the still picture of a video, with its sizes.',
    computed((item: AboutEthiopiaRow, context) => {
      const size = { imageWidth: item.mediaWidth, imageHeight: item.mediaHeight };
      return pictureOf(context, item, {
        ...size,
        imageUrl: item.isVideoSrc ? item.posterUrl : item.mediaUrl,
        imagePath: item.isVideoSrc ? item.posterPath : item.mediaPath,
      });
    }, mediumColumns),
  ),
  isVideoSrc: boolean('Whether the medium is a video rather than a picture.'),
  categoryId: id.orNull<number>('The id of its category.'),
}) {}
