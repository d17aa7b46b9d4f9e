import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, PageInfo } from '../content/lists/connection.ts';
import { Content } from '../content/content.ts';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import { maxSearchLength } from '../content/lists/typedWords.ts';
import { Language } from '../generated/prisma/enums.ts';
import { LocalDate } from '../scalars.ts';
import { maxFound } from './findEntries.ts';

@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    description:
      `Words or the starts of words, at most ${String(maxSearchLength)} characters. Case, ` +
      'accents and Amharic homophones are ignored, and Ethiopic words may be typed in Latin ' +
      'letters.',
  })
  query!: string;

  @Field(() => contentKindEnum, { nullable: true, description: 'Only records of this kind.' })
  kind?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only records of this category. Requires `kind`.',
  })
  categoryId?: string | null;
}

export enum SearchMatch {
  ALL_WORDS = 'ALL_WORDS',
  SOME_WORDS = 'SOME_WORDS',
}
registerEnumType(SearchMatch, {
  name: 'SearchMatch',
  description: 'Whether the results contain the whole query.',
  valuesConfig: {
    ALL_WORDS: { description: 'Every result has all words, possibly in another spelling.' },
    SOME_WORDS: { description: 'No record has all words. Every result has some.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A segment of a text.' })
export class TextSegment {
  @Field(() => String, { description: 'The text of the segment, with the spaces around it.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is a word of the query.' })
  isMatch!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A record that was found.' })
export class SearchEdge {
  @Field(() => Content, { description: 'The record.' })
  node!: Content;

  @Field(() => String, { description: 'The cursor of this record, for `after`.' })
  cursor!: string;

  @Field(() => Language, {
    description:
      'The language of its title and category: the requested one if the record has it, ' +
      'otherwise one in which it was found.',
  })
  language!: Language;

  @Field(() => [TextSegment], { description: 'The title, in segments.' })
  title!: TextSegment[];

  @Field(() => [TextSegment], {
    description: 'The name of the category, in segments. Empty if it has none.',
  })
  category!: TextSegment[];

  @Field(() => [TextSegment], {
    description: 'About 220 characters of the text around the match, in segments.',
  })
  excerpt!: TextSegment[];

  @Field(() => Language, {
    description:
      'The language of the excerpt. It differs from that of the title if only the text in ' +
      'this language has the words.',
  })
  excerptLanguage!: Language;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A page of the site that was found, other than the page of a record.',
})
export class FoundPage {
  @Field(() => String, { description: 'The path of the page on the site.' })
  path!: string;

  @Field(() => Language, { description: 'The language of its texts.' })
  language!: Language;

  @Field(() => [TextSegment], { description: 'The title of the page or the name of a feast.' })
  title!: TextSegment[];

  @Field(() => [TextSegment], {
    description: 'About 220 characters of the text around the match. Empty for a feast.',
  })
  excerpt!: TextSegment[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of the feast, if the page is the month of a feast.',
  })
  day!: string | null;
}

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
  /** For the field `pages`, which only some queries request. */
  findPages!: () => Promise<FoundPage[]>;
}
