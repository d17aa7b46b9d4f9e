import { PageArgs, PageInfo } from '../content/lists/connection.ts';
import { Content } from '../content/content.ts';
import { contentKindEnum } from '../content/contentKinds.ts';
import { maxSearchLength } from '../content/lists/typedWords.ts';
import { Language } from '../generated/prisma/enums.ts';
import { maxFound } from './findEntries.ts';
import * as t from '../graphqlTypes.ts';
import { enumOf } from '../enumOf.ts';

/** The maximum number of pages that a search finds. Records come after them. */
export const maxPages = 3;

@t.ArgsType()
export class SearchArgs extends t.inputFields.extending(PageArgs, {
  query: t.string(
    `Words or the starts of words, at most ${String(maxSearchLength)} characters. Case, ` +
      'accents and Amharic homophones are ignored, and Ethiopic words may be typed in Latin ' +
      'letters.',
  ),
  kind: t.field.orNull<string>(() => contentKindEnum, 'Only records of this kind.'),
  categoryId: t.id.orNull('Only records of this category. Requires `kind`.'),
}) {}

export const SearchMatch = enumOf('SearchMatch', 'Whether the results contain the whole query.', {
  ALL_WORDS: 'Every result has all words, possibly in another spelling.',
  SOME_WORDS: 'No record has all words. Every result has some.',
});
export type SearchMatch = keyof typeof SearchMatch;

@t.ObjectType('TextSegment', 'A segment of a text.')
class TextSegment extends t.outputFields({
  text: t.string('The text of the segment, with the spaces around it.'),
  isMatch: t.boolean('Whether it is a word of the query.'),
}) {}

@t.ObjectType('SearchEdge', 'A record that was found.')
export class SearchEdge extends t.outputFields({
  node: t.field(() => Content, 'The record.'),
  cursor: t.string('The cursor of this record, for `after`.'),
  language: t.field(
    () => Language,
    'The language of its title and category: the requested one if the record has it, ' +
      'otherwise one in which it was found.',
  ),
  title: t.field(() => [TextSegment], 'The title, in segments.'),
  category: t.field(
    () => [TextSegment],
    'The name of the category, in segments. Empty if it has none.',
  ),
  excerpt: t.field(
    () => [TextSegment],
    'About 220 characters of the text around the match, in segments.',
  ),
  excerptLanguage: t.field(
    () => Language,
    'The language of the excerpt. It differs from that of the title if only the text in ' +
      'this language has the words.',
  ),
}) {}

@t.ObjectType('FoundPage', 'A page of the site that was found, other than the page of a record.')
export class FoundPage extends t.outputFields({
  path: t.string('The path of the page on the site.'),
  language: t.field(() => Language, 'The language of its texts.'),
  title: t.field(() => [TextSegment], 'The title of the page or the name of a feast.'),
  excerpt: t.field(
    () => [TextSegment],
    'About 220 characters of the text around the match. Empty for a feast.',
  ),
  day: t.localDate.orNull<string>('The day of the feast, if the page is the month of a feast.'),
}) {}

@t.ObjectType('SearchConnection', 'A page of search results.')
export class SearchConnection extends t.outputFields({
  edges: t.field(() => [SearchEdge], 'The records with their matches.'),
  nodes: t.field(() => [Content], 'The records without their matches.'),
  pageInfo: t.field(() => PageInfo, 'The position of this page.'),
  match: t.field(() => SearchMatch, 'Whether the results contain the whole query.'),
  totalCount: t.int(`The number of records found on all pages, at most ${String(maxFound)}.`),
  isCut: t.boolean('Whether there are more records than the maximum.'),
  // Found only if they are requested.
  pages: t.field<() => Promise<FoundPage[]>>(
    () => [FoundPage],
    `At most ${String(maxPages)} pages of the site besides those of records. A query that names a ` +
      'feast has its next day first. Empty after the first page of results, and for a kind.',
  ),
  pageCount: t.int<() => Promise<number>>(
    'The number of `pages` on the first page of results, on each of them.',
  ),
}) {}
