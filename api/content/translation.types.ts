import { z } from 'zod';
import { ArgsType, type ClassType, Field, InputType, ObjectType } from 'type-graphql';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';

/** The columns that can be translated: each a text, or an array of its lines. */
export type TextColumns<Column extends string = string> = Partial<Record<Column, 'text' | 'lines'>>;

/** The texts of a translation, by their columns; null or absent where one is left out. */
export type TranslatedTexts = Record<string, string | null>;

/** A translation as mutations take it. */
export interface TranslationArgument {
  language: Language;
  /** Null to remove the translation. */
  texts: TranslatedTexts | null;
}

/** In which languages a record is written, as mutations take it. */
export interface WrittenArgs {
  /** Null to leave it as it is; a new record is then in English. */
  language?: Language | null;
  translations?: TranslationArgument[] | null;
}

/** What the field that lists translations says of itself. */
export const translationsOf =
  'What it says in other languages than its own, whatever language was asked for; only for admins.';

/**
 * Makes the types of the translations of a type, `{name}Translation` of a response and
 * `{name}TranslationInput` of a mutation, and the arguments of mutations.
 * @param rules those of the original
 */
export function translationTypes(
  name: string,
  columns: TextColumns,
  rules: z.ZodObject,
): { Translation: ClassType; TranslationArgs: ClassType<WrittenArgs> } {
  @ObjectType(`${name}Texts`, {
    simpleResolvers: true,
    description: 'The texts of a record in one language.',
  })
  class Texts {}

  @InputType(`${name}TextsInput`, {
    description: 'The texts of a record in one language; the limits are those of the original.',
  })
  class TextsInput {}

  for (const [column, kind] of Object.entries(columns)) {
    const description = `In place of \`${column}\` of the original.`;
    Field(() => (kind === 'lines' ? [String] : String), { description })(Texts.prototype, column);
    // What may be left out of the original may be left out here.
    const nullable = z.safeParse(rules.shape[column] ?? z.never(), undefined).success;
    Field(() => String, { description, nullable })(TextsInput.prototype, column);
  }

  @ObjectType(`${name}Translation`, {
    simpleResolvers: true,
    description: 'A record in another language than its own, for its editors.',
  })
  class Translation {
    @Field(() => Language, { description: 'The language of the translation.' })
    language!: Language;

    @Field(() => Texts, { description: 'What it says.' })
    texts!: Texts;

    @Field(() => Texts, {
      description:
        'What the original said when it was translated, or found to be translated still.',
    })
    original!: Texts;

    @Field(() => Boolean, { description: 'Whether the original says something else now.' })
    isOutdated!: boolean;

    @Field(() => DateTime, { description: 'When it was last written.' })
    updatedAt!: Date;
  }

  @InputType(`${name}TranslationInput`, {
    description: 'What a volunteer writes of a record in another language than its own.',
  })
  class TranslationInput implements TranslationArgument {
    @Field(() => Language, {
      description: 'The language of the translation, another than that of the record.',
    })
    language!: Language;

    @Field(() => TextsInput, {
      nullable: true,
      description: 'What it says; null removes the translation.',
    })
    texts!: TranslatedTexts | null;
  }

  @ArgsType()
  class TranslationArgs implements WrittenArgs {
    @Field(() => Language, {
      nullable: true,
      description:
        'The language in which the input is written. Without it that stays as it is, and a new ' +
        'record is in English.',
    })
    language?: Language | null;

    @Field(() => [TranslationInput], {
      nullable: true,
      description: 'What it says in other languages. Translations that are not sent stay.',
    })
    translations?: TranslationInput[] | null;
  }
  return { Translation, TranslationArgs };
}
