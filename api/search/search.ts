import { z } from 'zod';
import type { Context } from '../context.ts';
import { pageRequest } from '../content/lists/connection.ts';
import { readRecords, recordKey } from '../content/readRecords.ts';
import { rowId } from '../content/lists/id.ts';
import { PublicationFilter } from '../content/publication/publication.ts';
import { readTyped, searchedText } from '../content/lists/typedWords.ts';
import { invalidArgument } from '../errors.ts';
import type { Language } from '../generated/prisma/client.ts';
import { type Entry, findEntries, type Found, maxFound } from './findEntries.ts';
import { findPages } from './findPages.ts';
import { columnSeparator, excerptOf, foundTokens, markTokens, readTokens } from './marks.ts';
import {
  type FoundPage,
  type SearchArgs,
  type SearchConnection,
  SearchMatch,
} from './search.types.ts';
import type { SearchedWord } from './matchRanks.ts';

const nothing: Found = { entries: [], total: 0, hasAllWords: true, isSure: false, words: [] };

/** The cursor of a result is its position among all. */
const place = z.int().min(1).max(maxFound);

/**
 * Searches all public content.
 * @param publication ALL to include content that is not public; the caller checks the viewer
 * @throws BAD_USER_INPUT for an invalid page, query or category
 */
export async function search(
  context: Context,
  { query, kind, categoryId, ...page }: SearchArgs,
  language: Language | null,
  publication: 'ALL' | 'PUBLISHED' = 'PUBLISHED',
): Promise<SearchConnection> {
  if (categoryId && !kind) throw invalidArgument('categoryId needs a kind');
  const within = kind ? { kind, categoryId: categoryId ? (rowId(categoryId) ?? -1) : null } : null;
  const { take, afterKey, toConnection } = pageRequest(page, [place]);
  const offset = afterKey?.[0] ?? 0;
  const typed = await readTyped(context, query);
  const seenAt = publication === PublicationFilter.ALL ? null : context.now();
  const selection = { offset, take: Math.min(take, maxFound - offset), language, seenAt };
  const found = typed
    ? await findEntries(context, searchedText(query), typed, selection, within)
    : nothing;
  const [records, marked] = await Promise.all([
    readRecords(context, found.entries, { language, publication }),
    markEntries(context, found.entries, found.words),
  ]);
  const results = marked.flatMap(({ key, ...texts }, index) => {
    const node = records.get(key);
    // Undefined if it was just deleted.
    return node ? { node, place: offset + index + 1, ...texts } : [];
  });
  const totalCount = Math.min(found.total, maxFound);
  let pages: Promise<FoundPage[]> | undefined;
  const readPages = () =>
    (pages ??= kind ? Promise.resolve([]) : findPages(context, found, language));
  const connection = toConnection(
    results,
    () => Promise.resolve(totalCount),
    ({ place }) => [place],
  );
  return {
    edges: connection.edges.map(({ node: { place: _, ...result }, cursor }) => ({
      ...result,
      cursor,
    })),
    nodes: connection.nodes.map(({ node }) => node),
    pageInfo: connection.pageInfo,
    match: found.hasAllWords ? SearchMatch.ALL_WORDS : SearchMatch.SOME_WORDS,
    totalCount,
    isCut: found.total > maxFound,
    pages: () => (offset === 0 ? readPages() : Promise.resolve([])),
    pageCount: async () => (await readPages()).length,
  };
}

/** The text for the excerpt. If only another language contains the words, its title may contain them too. */
const excerptedText = ({ text, foundIn }: Entry) =>
  foundIn
    ? [foundIn.title, foundIn.category, foundIn.text].filter(Boolean).join(columnSeparator)
    : text;

/** Marks the found words in entries. */
async function markEntries(context: Context, entries: Entry[], words: SearchedWord[]) {
  const texts = entries.flatMap((entry) => [entry.title, entry.category, excerptedText(entry)]);
  const tokens = texts.length > 0 ? await readTokens(context, texts) : [];
  return entries.map((entry, index) => {
    const { title, category, language, foundIn } = entry;
    const [inTitle = [], inCategory = [], inText = []] = tokens.slice(3 * index, 3 * index + 3);
    const found = foundTokens(inTitle, [...inCategory, ...inText], words);
    const marked = (all: typeof inTitle) => all.filter((token) => found.has(token));
    return {
      key: recordKey(entry),
      language,
      title: markTokens(title, marked(inTitle)),
      category: markTokens(category, marked(inCategory)),
      excerpt: excerptOf(excerptedText(entry), inText, found),
      excerptLanguage: foundIn?.language ?? language,
    };
  });
}
