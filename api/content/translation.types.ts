import { z } from 'zod';
import { ArgsType, type ClassType, Field, InputType, ObjectType } from 'type-graphql';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';

/** The columns that can be translated. Each is a text, or an array of lines. */
export type TextColumns<Column extends string = string> = Partial<Record<Column, 'text' | 'lines'>>;

/** The texts of a translation by column; null or absent if there is none. */
export type TranslatedTexts = Record<string, string | null>;

/** A translation in the arguments of a mutation. */
export interface TranslationArgument {
  language: Language;
  /** Null to remove the translation. */
  texts: TranslatedTexts | null;
}

/** The language arguments of a mutation. */
export interface WrittenArgs {
  /** Null to keep the language; a new record is then in English. */
  language?: Language | null;
  translations?: TranslationArgument[] | null;
}

/** The description of the field that lists translations. */
export const translationsOf =
  'All translations of the record, whatever language is requested. Only for accounts.';

/**
 * Creates the translation types of a type, `{name}Translation` for responses and
 * `{name}TranslationInput` for mutations, and the arguments of mutations.
 * @param rules the rules of the original
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
    description: 'The texts of a record in one language. The limits are those of the original.',
  })
  class TextsInput {}

  for (const [column, kind] of Object.entries(columns)) {
    const description = `The translation of \`${column}\`.`;
    Field(() => (kind === 'lines' ? [String] : String), { description })(Texts.prototype, column);
    // A text that is optional in the original is optional here.
    const nullable = z.safeParse(rules.shape[column] ?? z.never(), undefined).success;
    Field(() => String, { description, nullable })(TextsInput.prototype, column);
  }

  @ObjectType(`${name}Translation`, {
    simpleResolvers: true,
    description: 'A translation of a record, for its editors.',
  })
  class Translation {
    @Field(() => Language, { description: 'The language of the translation.' })
    language!: Language;

    @Field(() => Texts, { description: 'The translated texts.' })
    texts!: Texts;

    @Field(() => Texts, {
      description:
        'The texts of the original when it was translated, or when the translation was last confirmed.',
    })
    original!: Texts;

    @Field(() => Boolean, { description: 'Whether the original has changed since.' })
    isOutdated!: boolean;

    @Field(() => DateTime, { description: 'When it was last written.' })
    updatedAt!: Date;
  }

  @InputType(`${name}TranslationInput`, {
    description: 'A translation of a record.',
  })
  class TranslationInput implements TranslationArgument {
    @Field(() => Language, {
      description: 'The language of the translation. It differs from that of the record.',
    })
    language!: Language;

    @Field(() => TextsInput, {
      nullable: true,
      description: 'The translated texts. Null removes the translation.',
    })
    texts!: TranslatedTexts | null;
  }

  @ArgsType()
  class TranslationArgs implements WrittenArgs {
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
  return { Translation, TranslationArgs };
}
