import { Field, ObjectType } from 'type-graphql';
import { Computed } from '../computed.ts';
import { connectionOf } from '../lists/connection.ts';
import { formattedText, inputTypeOf } from '../fieldTypes.ts';
import { imageColumns, imageOf, Picture } from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import { pageFields } from '../../shared/content/page/page.fields.ts';

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A page that volunteers add to the site, such as one about the hire of a hall.',
})
export class Page extends PicturedContent {
  @Field(() => String, { description: 'The title; the navigation shows it too.' })
  title!: string;

  @Field(() => String, { description: `The text. ${formattedText}` })
  text!: string;

  @Field(() => String, { description: 'The path of an entry of the menu, `/footer`, or empty.' })
  place!: string;

  @Field(() => Picture, { nullable: true, description: 'The picture. Null if there is none.' })
  @Computed(imageOf, imageColumns)
  image!: Picture | null;
}

export const PageConnection = connectionOf('Page', Page);

export const PageInput = inputTypeOf(
  'PageInput',
  'The values of a page.',
  pageFields,
  PicturedInput,
);
