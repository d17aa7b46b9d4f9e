/** The field of a form that holds the translation of another. */
export type TranslationField<Name extends string> = `${Name}Translation`;

export const translationField = <Name extends string>(name: Name): TranslationField<Name> =>
  `${name}Translation`;
