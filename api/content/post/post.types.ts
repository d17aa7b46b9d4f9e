import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../scalars.ts';
import { Computed } from '../computed.ts';
import { connectionOf } from '../lists/connection.ts';
import { formattedText, inputTypeOf } from '../fieldTypes.ts';
import { imageColumns, imageOf, imageUrlColumns, imageUrlOf, Picture } from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import { type Publication, toInstant } from '../publication/publication.ts';
import { postFields } from '../../shared/content/post/post.fields.ts';
import { todayInAuckland } from '../../shared/dates/days.ts';

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A news post on the home page.',
})
export class Post extends PicturedContent {
  @Field(() => String, { description: 'The headline; shown in upper case.' })
  postTitle!: string;

  @Field(() => String, {
    description: `The text. May be empty. ${formattedText}`,
  })
  postText!: string;

  @Field(() => String, {
    description: 'An http(s) address with more information. Empty if there is none.',
  })
  postLink!: string;

  @Field(() => String, { description: 'The text of the link. Empty if there is none.' })
  postLinkText!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address of the picture. Null if there is none.',
  })
  @Computed(imageUrlOf, imageUrlColumns)
  imageUrl!: string | null;

  @Field(() => Picture, { nullable: true, description: 'The picture with its sizes.' })
  @Computed(imageOf, imageColumns)
  image!: Picture | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day in Auckland from which visitors see it. Null for a draft.',
  })
  @Computed(publishedOn, ['publishedAt'])
  publishedOn!: string | null;
}

/** Browsers would need time to set up `Intl` for it. */
function publishedOn({ publishedAt }: Publication<Date | string>): string | null {
  const at = toInstant(publishedAt);
  return at && todayInAuckland(at);
}

export const PostConnection = connectionOf('Post', Post);

export const PostInput = inputTypeOf(
  'PostInput',
  'The values of a post.',
  postFields,
  PicturedInput,
);
