import { Field, InputType, Int, InterfaceType } from 'type-graphql';
import { Content } from './content.ts';

@InterfaceType({
  implements: Content,
  description: 'Content with a picture, and what its editors say of the picture.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class PicturedContent extends Content {
  @Field(() => String, {
    description:
      'What the picture shows, in English, whatever language was asked for; empty where nobody has said. ' +
      '`Picture.alt` is what pages use.',
  })
  imageAltEn!: string;

  @Field(() => String, {
    description:
      'What the picture shows, in Amharic, whatever language was asked for; empty where nobody has said.',
  })
  imageAltAm!: string;

  @Field(() => Boolean, {
    description: 'Whether the picture is an ornament, of which there is nothing to say.',
  })
  imageIsOrnament!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Its focal point: percent of the width, from the left. See `Picture.focusX`.',
  })
  imageFocusX!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its focal point: percent of the height, from the top. See `Picture.focusY`.',
  })
  imageFocusY!: number | null;
}

@InputType({ description: 'What a volunteer says of the picture of a record.' })
export abstract class PictureDetailsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'What the picture shows, or the still picture of a video, in English: one line of at most 250 ' +
      'characters. Without one in either language the picture is not described yet.',
  })
  imageAltEn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the picture shows, in Amharic: one line of at most 250 characters.',
  })
  imageAltAm?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the picture is an ornament, which programs that read pages aloud pass over in silence.',
  })
  imageIsOrnament?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What must stay in sight where the picture is cut: percent of the width, from the left. ' +
      'The middle, 50, where only `imageFocusY` is given.',
  })
  imageFocusX?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What must stay in sight where the picture is cut: percent of the height, from the top. ' +
      'The middle, 50, where only `imageFocusX` is given.',
  })
  imageFocusY?: number | null;
}
