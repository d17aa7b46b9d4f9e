import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type AboutEthiopia as AboutEthiopiaRow } from '../../generated/prisma/client.ts';
import { Computed } from '../computed.ts';
import { connectionOf } from '../connection.ts';
import { fileAddress } from '../fileAddress.ts';
import { Picture, pictureOf } from '../picture.ts';
import { PictureDetailsInput, PicturedContent } from '../pictureDetails.types.ts';

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A piece of Ethiopian culture, told with a picture or a video.',
})
export class AboutEthiopia extends PicturedContent {
  @Field(() => String, { description: 'What it is about.' })
  title!: string;

  @Field(() => String, { description: 'The text; paragraphs are separated by a blank line.' })
  description!: string;

  @Field(() => String, { description: 'An http(s) address to read on at; empty when none.' })
  link!: string;

  @Field(() => String, { description: 'The address of the picture or video in full size.' })
  @Computed<AboutEthiopiaRow>((item, context) =>
    fileAddress(context, item, item.mediaUrl, item.mediaPath),
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
  })
  image!: Picture | null;

  @Field(() => Boolean, { description: 'Whether the medium is a video rather than a picture.' })
  isVideoSrc!: boolean;

  @Field(() => ID, { nullable: true, description: 'The category it is listed in.' })
  categoryId!: number | null;
}

export const AboutEthiopiaConnection = connectionOf('AboutEthiopia', AboutEthiopia);

@InputType({ description: 'What a volunteer writes about a piece of culture.' })
export class AboutEthiopiaInput extends PictureDetailsInput {
  @Field(() => String, { description: 'Required, at most 200 characters.' })
  title!: string;

  @Field(() => String, {
    description: 'Required, at most 20,000 characters; a blank line parts paragraphs.',
  })
  description!: string;

  @Field(() => String, { nullable: true, description: 'An http(s) address to read on at.' })
  link?: string | null;

  @Field(() => ID, { description: 'Required, the category it is listed in.' })
  categoryId!: string;
}
