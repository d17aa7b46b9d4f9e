import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { Language } from '../../generated/prisma/enums.ts';
import { DateTime } from '../../scalars.ts';

/** The columns that can be translated. Each is a text, or an array of lines. */
export type TextColumns<Column extends string = string> = Partial<Record<Column, 'text' | 'lines'>>;

const field = 'The name of the field that it translates, such as `title`.';
const text = 'The text. Line breaks separate the lines of a list.';

@ObjectType({ simpleResolvers: true, description: 'A text of a record in one language.' })
export class TranslatedText {
  @Field(() => String, { description: field })
  field!: string;

  @Field(() => String, { description: text })
  text!: string;
}

@InputType({
  description: 'A text of a record in one language. The limits are those of the original.',
})
export class TranslatedTextInput implements TranslatedText {
  @Field(() => String, { description: field })
  field!: string;

  @Field(() => String, { description: text })
  text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A translation of a record, for its editors.',
})
export class Translation {
  @Field(() => Language, { description: 'The language of the translation.' })
  language!: Language;

  @Field(() => [TranslatedText], { description: 'The translated texts.' })
  texts!: TranslatedText[];

  @Field(() => [TranslatedText], {
    description:
      'The texts of the original when it was translated, or when the translation was last confirmed.',
  })
  original!: TranslatedText[];

  @Field(() => Boolean, { description: 'Whether the original has changed since.' })
  isOutdated!: boolean;

  @Field(() => DateTime, { description: 'When it was last written.' })
  updatedAt!: Date;
}

@InputType({ description: 'A translation of a record.' })
export class TranslationInput {
  @Field(() => Language, {
    description: 'The language of the translation. It must not be the language of the record.',
  })
  language!: Language;

  @Field(() => [TranslatedTextInput], {
    nullable: true,
    description:
      'All texts of the translation; a field that is not listed becomes empty. Null removes the ' +
      'translation.',
  })
  texts?: TranslatedText[] | null;
}

/** The language arguments of a mutation. */
@ArgsType()
export class TranslationArgs {
  @Field(() => Language, {
    nullable: true,
    description:
      'The language of the input. Without it, the language of an existing record stays, and a ' +
      'new record is in English.',
  })
  language?: Language | null;

  @Field(() => [TranslationInput], {
    nullable: true,
    description: 'The translations to other languages. Translations that are not sent stay.',
  })
  translations?: TranslationInput[] | null;
}
