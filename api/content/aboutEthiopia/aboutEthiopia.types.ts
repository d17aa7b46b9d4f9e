import { Field, ID, ObjectType } from 'type-graphql';
import { type AboutEthiopia as AboutEthiopiaRow } from '../../generated/prisma/client.ts';
import { Computed } from '../computed.ts';
import { connectionOf } from '../lists/connection.ts';
import { formattedText, inputTypeOf } from '../fieldTypes.ts';
import { fileAddress } from '../media/fileAddress.ts';
import { detailColumns, Picture, pictureOf } from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import { aboutEthiopiaFields } from '../../shared/content/aboutEthiopia/aboutEthiopia.fields.ts';

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

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A piece of Ethiopian culture, presented with a picture or a video.',
})
export class AboutEthiopia extends PicturedContent {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, {
    description: `The text; paragraphs are separated by a blank line. ${formattedText}`,
  })
  description!: string;

  @Field(() => String, {
    description: 'An http(s) address with more information. Empty if there is none.',
  })
  link!: string;

  @Field(() => String, {
    description: 'The address of the picture or video in full size. Empty for a draft without one.',
  })
  @Computed<AboutEthiopiaRow>(
    (item, context) => fileAddress(context, item, item.mediaUrl, item.mediaPath),
    ['mediaUrl', 'mediaPath'],
  )
  mediaUrl!: string;

  @Field(() => Picture, {
    nullable: true,
    description: 'The picture, or the still picture of a video, with its sizes.',
  })
  @Computed<AboutEthiopiaRow>((item, context) => {
    const size = { imageWidth: item.mediaWidth, imageHeight: item.mediaHeight };
    return pictureOf(context, item, {
      ...size,
      imageUrl: item.isVideoSrc ? item.posterUrl : item.mediaUrl,
      imagePath: item.isVideoSrc ? item.posterPath : item.mediaPath,
    });
  }, mediumColumns)
  image!: Picture | null;

  @Field(() => Boolean, { description: 'Whether the medium is a video rather than a picture.' })
  isVideoSrc!: boolean;

  @Field(() => ID, { nullable: true, description: 'The id of its category.' })
  categoryId!: number | null;
}

export const AboutEthiopiaConnection = connectionOf('AboutEthiopia', AboutEthiopia);

export const AboutEthiopiaInput = inputTypeOf(
  'AboutEthiopiaInput',
  'The values of a piece of culture.',
  aboutEthiopiaFields,
  PicturedInput,
);
