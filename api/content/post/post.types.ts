import { Field, InputType, ObjectType } from 'type-graphql';
import { Computed } from '../computed.ts';
import { connectionOf } from '../connection.ts';
import { imageOf, imageUrlOf, Picture } from '../picture.ts';
import { PictureDetailsInput, PicturedContent } from '../pictureDetails.types.ts';

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A news post on the home page.',
})
export class Post extends PicturedContent {
  @Field(() => String, { description: 'The headline; shown in upper case.' })
  postTitle!: string;

  @Field(() => String, { description: 'The text, lines separated by line breaks; may be empty.' })
  postText!: string;

  @Field(() => String, { description: 'An http(s) address to read on at; empty when none.' })
  postLink!: string;

  @Field(() => String, { description: 'The words of the link; empty when none.' })
  postLinkText!: string;

  @Field(() => String, { nullable: true, description: 'The address of the picture, if any.' })
  @Computed(imageUrlOf)
  imageUrl!: string | null;

  @Field(() => Picture, { nullable: true, description: 'The picture with its sizes.' })
  @Computed(imageOf)
  image!: Picture | null;
}

export const PostConnection = connectionOf('Post', Post);

@InputType({ description: 'What a volunteer writes in a post.' })
export class PostInput extends PictureDetailsInput {
  @Field(() => String, { description: 'Required, at most 200 characters.' })
  postTitle!: string;

  @Field(() => String, { nullable: true, description: 'At most 20,000 characters.' })
  postText?: string | null;

  @Field(() => String, { nullable: true, description: 'An http(s) address.' })
  postLink?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The words of the link, at most 200 characters.',
  })
  postLinkText?: string | null;
}
