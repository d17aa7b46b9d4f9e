import { Field, ID, ObjectType, UseMiddleware } from 'type-graphql';
import { DateTime } from '../../scalars.ts';
import { showDisplayName } from '../showDisplayName.ts';
import { displayNameRule } from '../../session/accountNames.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A link with which somebody without an account can see a record before it is published.',
})
export class PreviewLink {
  @Field(() => ID, { description: 'Identifies the link. It is not the secret in its address.' })
  id!: string;

  @Field(() => String, { description: 'The person for whom it is, as noted by its creator.' })
  note!: string;

  @UseMiddleware(showDisplayName)
  @Field(() => String, {
    simple: false,
    description: `The name of the account that created it. ${displayNameRule}`,
  })
  createdBy!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A new preview link with its address.' })
export class CreatedPreviewLink {
  @Field(() => PreviewLink, { description: 'The link.' })
  link!: PreviewLink;

  @Field(() => String, {
    description:
      'The address, in the language of the record; under `/am` it is in Amharic. It is shown ' +
      'only this once, because only its hash is stored.',
  })
  address!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The preview link of the present page.' })
export class OpenedPreview {
  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date;
}
