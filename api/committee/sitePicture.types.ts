import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Computed } from '../content/computed.ts';
import { imageOf, Picture } from '../content/media/picture.ts';
import { PictureDetailsInput } from '../content/media/pictureDetails.types.ts';
import { SitePicturePlace } from '../generated/prisma/enums.ts';

registerEnumType(SitePicturePlace, {
  name: 'SitePicturePlace',
  description: 'Where a picture of the site is shown, and in which theme.',
  valuesConfig: {
    HERO: { description: 'At the top of Home.' },
    DARK_HERO: {
      description: 'At the top of Home in the dark theme. Without it, `HERO`, darkened.',
    },
    LOGO: { description: 'The logo.' },
    DARK_LOGO: { description: 'The logo on dark ground. Without it, `LOGO`.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A picture that replaces the bundled one in its place.',
})
export class SitePicture extends PictureDetailsInput {
  @Field(() => SitePicturePlace, { description: 'Its place.' })
  place!: SitePicturePlace;

  @Field(() => Int, {
    description: 'The number of the current version. `updateSitePicture` requires it.',
  })
  version!: number;

  @Field(() => Picture, {
    nullable: true,
    description: 'The picture with its sizes. Null while the bundled one is shown.',
  })
  @Computed(imageOf)
  image!: Picture | null;
}

@InputType({ description: 'The description and the focal point of a picture of the site.' })
export class SitePictureInput extends PictureDetailsInput {}
