import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, PageInfo } from '../content/connection.ts';
import { Content } from '../content/content.ts';
import { contentKindEnum } from '../content/contentKindEnum.ts';
import { maxSearchLength } from '../content/typedWords.ts';
import { Language } from '../generated/prisma/enums.ts';
import { maxFound } from './findEntries.ts';

@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, {
    description:
      `Words or their beginnings, at most ${String(maxSearchLength)} characters. Case, accents and ` +
      'Amharic homophones do not matter, and Ethiopic words may be typed in Latin letters.',
  })
  query!: string;

  @Field(() => contentKindEnum, { nullable: true, description: 'Only records of this kind.' })
  kind?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only records of this category; needs `kind`.',
  })
  categoryId?: string | null;
}

export enum SearchMatch {
  ALL_WORDS = 'ALL_WORDS',
  SOME_WORDS = 'SOME_WORDS',
}
registerEnumType(SearchMatch, {
  name: 'SearchMatch',
  description: 'How much of a query its results have.',
  valuesConfig: {
    ALL_WORDS: { description: 'Every result has all words, though perhaps spelt otherwise.' },
    SOME_WORDS: { description: 'No record has all words; every result has some.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A piece of a text.' })
export class TextSegment {
  @Field(() => String, { description: 'What the piece says, with the spaces around it.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is a word that was searched for.' })
  isMatch!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A record that was found.' })
export class SearchEdge {
  @Field(() => Content, { description: 'The record itself.' })
  node!: Content;

  @Field(() => String, { description: 'The place of this record, for `after`.' })
  cursor!: string;

  @Field(() => Language, {
    description:
      'The language of its title and category: the one asked for, where it has it, else one in which it was found.',
  })
  language!: Language;

  @Field(() => [TextSegment], { description: 'Its title, in pieces.' })
  title!: TextSegment[];

  @Field(() => [TextSegment], {
    description: 'The name of its category, in pieces; empty where it has none.',
  })
  category!: TextSegment[];

  @Field(() => [TextSegment], {
    description: 'About 220 characters of its text, around what was found, in pieces.',
  })
  excerpt!: TextSegment[];

  @Field(() => Language, {
    description:
      'The language of the excerpt: another than that of the title where only its text has the words.',
  })
  excerptLanguage!: Language;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the results of a search.' })
export class SearchConnection {
  @Field(() => [SearchEdge], { description: 'The records with what was found in them.' })
  edges!: SearchEdge[];

  @Field(() => [Content], { description: 'The records alone.' })
  nodes!: Content[];

  @Field(() => PageInfo, { description: 'Whether and how to read on.' })
  pageInfo!: PageInfo;

  @Field(() => SearchMatch, { description: 'How much of the query the results have.' })
  match!: SearchMatch;

  @Field(() => Int, {
    description: `How many records were found on all pages; no more than ${String(maxFound)} are.`,
  })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more records than were found.' })
  isCut!: boolean;
}
