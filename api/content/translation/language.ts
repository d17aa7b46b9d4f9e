import { Arg } from 'type-graphql';
import { Language } from '../../generated/prisma/enums.ts';
import { describeEnum } from '../../enumOf.ts';

describeEnum(Language, 'Language', 'A language of the site.', {
  EN: 'English.',
  AM: 'Amharic.',
});

const description =
  'The requested language. A record without a translation to it is in its own language; its ' +
  '`language` shows which. With null, each record is in its own language, as forms need it.';

/** The language argument of a query. The resolver gets null for each record's own language. */
export const LanguageArg = (options = { description }) =>
  Arg('language', () => Language, {
    nullable: true,
    defaultValue: Language.EN,
    ...options,
  });
