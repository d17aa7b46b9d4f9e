import { Arg, registerEnumType } from 'type-graphql';
import { Language } from '../generated/prisma/enums.ts';

registerEnumType(Language, {
  name: 'Language',
  description: 'A language of the site.',
  valuesConfig: {
    EN: { description: 'English.' },
    AM: { description: 'Amharic.' },
  },
});

const description =
  'The language to read in: a record that is not translated to it comes in its own, as its ' +
  '`language` says. With null each comes in its own, as forms need it.';

/** The language argument of a query. The resolver gets null for each record's own language. */
export const LanguageArg = (options = { description }) =>
  Arg('language', () => Language, {
    nullable: true,
    defaultValue: Language.EN,
    ...options,
  });
