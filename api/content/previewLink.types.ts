import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A link by which somebody without an account sees a record before visitors do.',
})
export class PreviewLink {
  @Field(() => ID, { description: 'Identifies it; it is not the secret of its address.' })
  id!: string;

  @Field(() => String, { description: 'For whom it is, in the words of who made it.' })
  note!: string;

  @Field(() => String, { description: 'The email address of the account that made it.' })
  createdBy!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Until when it is good.' })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A link that was made, with its address.' })
export class CreatedPreviewLink {
  @Field(() => PreviewLink, { description: 'The link.' })
  link!: PreviewLink;

  @Field(() => String, {
    description:
      'Its address, in the language of the record; below `/am` it is in Amharic. It is shown this once: only its hash is stored.',
  })
  address!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The link by which a page is read.' })
export class OpenedPreview {
  @Field(() => DateTime, { description: 'Until when it is good.' })
  expiresAt!: Date;
}
