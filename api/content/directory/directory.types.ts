import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Computed } from '../computed.ts';
import { connectionOf, RecordListArgs } from '../lists/connection.ts';
import { formattedText, inputTypeOf } from '../fieldTypes.ts';
import {
  imageColumns,
  imageOrLogoOf,
  imageUrlColumns,
  imageUrlOf,
  Picture,
} from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import { directoryFields } from '../../shared/content/directory/directory.fields.ts';
import { suburbOf } from './suburb.ts';

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A business or institution listed in the directory.',
})
export class Directory extends PicturedContent {
  @Field(() => String, { description: 'The name of the business or institution.' })
  name!: string;

  @Field(() => [String], {
    description: `The services that it offers, one list item for each line. ${formattedText}`,
  })
  description!: string[];

  @Field(() => String, { description: 'Its address in words.' })
  location!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The suburb or town in the address. Null if the address has none.',
  })
  @Computed(({ location }: Pick<Directory, 'location'>) => suburbOf(location), ['location'])
  suburb!: string | null;

  @Field(() => String, { description: 'The address on a map, an http(s) address.' })
  mapLink!: string;

  @Field(() => String, {
    description: 'The telephone number as people write it. Empty if it is not known.',
  })
  telephone!: string;

  @Field(() => String, {
    description: 'The opening hours, in several lines. Empty if they are not known.',
  })
  openingHours!: string;

  @Field(() => String, { description: 'The website, an http(s) address. Empty if there is none.' })
  website!: string;

  @Field(() => String, {
    description: 'The address of the picture in full size. Empty for a draft without one.',
  })
  @Computed(imageUrlOf, imageUrlColumns)
  imageUrl!: string;

  @Field(() => Picture, {
    description: 'The picture with its sizes; the logo of the site for a draft without one.',
  })
  @Computed(imageOrLogoOf, imageColumns)
  image!: Picture;

  @Field(() => [String], {
    description: 'Names of social platforms: facebook, instagram, telegram, whatsapp, viber, x.',
  })
  socialMediaPlatforms!: string[];

  @Field(() => [String], {
    description: 'The http(s) link for each platform, in the order of the names.',
  })
  socialMediaPlatformLinks!: string[];

  @Field(() => ID, { nullable: true, description: 'The id of its category.' })
  categoryId!: number | null;
}

export const DirectoryConnection = connectionOf('Directory', Directory);

@ArgsType()
export class DirectoryListArgs extends RecordListArgs {
  @Field(() => ID, { nullable: true, description: 'Only entries of the category with this id.' })
  categoryId?: string | null;
}

export const DirectoryInput = inputTypeOf(
  'DirectoryInput',
  'The values of a business or institution.',
  directoryFields,
  PicturedInput,
);
