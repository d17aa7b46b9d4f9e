import { Field, Int, ObjectType } from 'type-graphql';
import { PageArgs, PageInfo } from '../content/lists/connection.ts';
import { Content } from '../content/content.ts';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import { maxSearchLength } from '../content/lists/typedWords.ts';
import { Language } from '../generated/prisma/enums.ts';
import { maxFound } from './findEntries.ts';
import { argsType, boolean, field, id, localDate, objectType, string } from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

export const SearchArgs = argsType(
  {
    query: string(
      `Words or the starts of words, at most ${String(maxSearchLength)} characters. Case, ` +
        'accents and Amharic homophones are ignored, and Ethiopic words may be typed in Latin ' +
        'letters.',
    ),
    kind: field.orNull<string>(() => contentKindEnum, 'Only records of this kind.'),
    categoryId: id.orNull('Only records of this category. Requires `kind`.'),
  },
  { extends: PageArgs },
);
export type SearchArgs = InstanceType<typeof SearchArgs>;

export const SearchMatch = enumOf('SearchMatch', 'Whether the results contain the whole query.', {
  ALL_WORDS: 'Every result has all words, possibly in another spelling.',
  SOME_WORDS: 'No record has all words. Every result has some.',
});
export type SearchMatch = keyof typeof SearchMatch;

export const TextSegment = objectType('TextSegment', 'A segment of a text.', {
  text: string('The text of the segment, with the spaces around it.'),
  isMatch: boolean('Whether it is a word of the query.'),
});

export const SearchEdge = objectType('SearchEdge', 'A record that was found.', {
  node: field(() => Content, 'The record.'),
  cursor: string('The cursor of this record, for `after`.'),
  language: field(
    () => Language,
    'The language of its title and category: the requested one if the record has it, ' +
      'otherwise one in which it was found.',
  ),
  title: field(() => [TextSegment], 'The title, in segments.'),
  category: field(
    () => [TextSegment],
    'The name of the category, in segments. Empty if it has none.',
  ),
  excerpt: field(
    () => [TextSegment],
    'About 220 characters of the text around the match, in segments.',
  ),
  excerptLanguage: field(
    () => Language,
    'The language of the excerpt. It differs from that of the title if only the text in ' +
      'this language has the words.',
  ),
});
export type SearchEdge = InstanceType<typeof SearchEdge>;

export const FoundPage = objectType(
  'FoundPage',
  'A page of the site that was found, other than the page of a record.',
  {
    path: string('The path of the page on the site.'),
    language: field(() => Language, 'The language of its texts.'),
    title: field(() => [TextSegment], 'The title of the page or the name of a feast.'),
    excerpt: field(
      () => [TextSegment],
      'About 220 characters of the text around the match. Empty for a feast.',
    ),
    day: localDate.orNull<string>('The day of the feast, if the page is the month of a feast.'),
  },
);
export type FoundPage = InstanceType<typeof FoundPage>;

@ObjectType({ simpleResolvers: true, description: 'A page of search results.' })
export class SearchConnection {
  @Field(() => [SearchEdge], { description: 'The records with their matches.' })
  edges!: SearchEdge[];

  @Field(() => [Content], { description: 'The records without their matches.' })
  nodes!: Content[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => SearchMatch, { description: 'Whether the results contain the whole query.' })
  match!: SearchMatch;

  @Field(() => Int, {
    description: `The number of records found on all pages, at most ${String(maxFound)}.`,
  })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more records than the maximum.' })
  isCut!: boolean;
  isFirst!: boolean;
  /** For fields that only some queries request. */
  findPages!: () => Promise<FoundPage[]>;
}
