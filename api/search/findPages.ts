import { readCurrentDeathNotices } from '../calendar/currentDeathNotices.resolver.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/client.ts';
import { ethiopianDateOf } from '../shared/dates/ethiopianDate.ts';
import { formatMonth, parseMonth } from '../shared/dates/calendarMonth.ts';
import { findFeastDay } from './feastDay.ts';
import { type Found, minLengthOfSlip } from './findEntries.ts';
import { excerptOf, foundTokens, markTokens } from './marks.ts';
import { matchRankIn, type SearchedWord } from './matchRanks.ts';
import { type FoundPage, maxPages } from './search.types.ts';
import { readSitePages, readSiteTexts, type SitePage } from './sitePages.ts';

/** Shorter beginnings are those of too many words. */
const isShort = ({ folded, isEthiopic }: SearchedWord) => folded.length < (isEthiopic ? 2 : 3);

/**
 * Finds pages of the site besides those of records: by their names, and if no record surely has the
 * words also by typing errors, by their texts, and by whole names among the words. The day of a feast comes first.
 */
export async function findPages(
  context: Context,
  { words, isSure, hasAllWords, total }: Found,
  preferred: Language | null,
): Promise<FoundPage[]> {
  if (words.every(isShort)) return [];
  const language = preferred ?? 'EN';
  const [pages, feast] = await Promise.all([
    readSitePages(context),
    findFeast(context, words, language),
  ]);
  let found = ranked(pages, ({ lexemes }) => matchRankIn(lexemes, words, '=', 'sure'));
  if (found.length === 0 && !isSure) {
    found = ranked(pages, ({ lexemes }) =>
      matchRankIn(lexemes, withSlips(words, lexemes), '=', 'unsure'),
    );
  }
  if (found.length === 0 && !isSure) {
    found = ranked(pages, ({ lexemes }) => matchRankIn(lexemes, words, '', 'sure'));
  }
  if (found.length === 0 && !hasAllWords) {
    found = ranked(pages, (page) =>
      containedNameRank(page, total > 0 ? words : withSlips(words, page.lexemes)),
    );
  }
  const notices = found.some(({ path }) => path === null)
    ? await showNotices(context, language)
    : [];
  const shown = found.flatMap(({ path, ...page }) =>
    path === null ? notices : [show(path, page, words, language)],
  );
  return [...feast, ...shown].slice(0, maxPages);
}

/** The pages that match, the best first. */
const ranked = (pages: SitePage[], rankOf: (page: SitePage) => number) =>
  pages
    .map((page) => ({ page, rank: rankOf(page) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ page }) => page);

/** The number of words besides the longest name that the words contain: 0 is best, -1 without a name. */
function containedNameRank({ names }: SitePage, words: SearchedWord[]): number {
  const typed = new Set(words.flatMap(({ folded, similar }) => [folded, ...similar]));
  const sizes = names
    .filter((name) => name.every((each) => typed.has(each)))
    .map(({ length }) => length);
  const longest = Math.max(0, ...sizes);
  return longest === 0 ? -1 : words.length - longest;
}

async function showNotices(context: Context, language: Language): Promise<FoundPage[]> {
  const notices = await readCurrentDeathNotices(context, language);
  return notices.map(({ path, summary }) => {
    const title = [{ text: summary, isMatch: false }];
    return { path, language, title, excerpt: [], day: null };
  });
}

function show(
  path: string,
  { title, text }: Omit<SitePage, 'path'>,
  words: SearchedWord[],
  language: Language,
): FoundPage {
  const [inTitle, inText] = [title[language], text[language]];
  const found = foundTokens(inTitle.tokens, inText.tokens, words);
  const marked = inTitle.tokens.filter((token) => found.has(token));
  return {
    path,
    language,
    title: markTokens(inTitle.text, marked),
    excerpt: excerptOf(inText.text, inText.tokens, found),
    day: null,
  };
}

/** The page of the month of a feast. */
async function findFeast(
  context: Context,
  words: SearchedWord[],
  language: Language,
): Promise<FoundPage[]> {
  const feast = await findFeastDay(context, words);
  const month = feast && formatMonth(ethiopianDateOf(feast.date));
  if (!month || !parseMonth('ETHIOPIAN', month)) return [];
  const texts = (await readSiteTexts(context))[language];
  const name = texts.get(`observances.names.${feast.name}`) ?? '';
  const text = feast.isExpected ? `${name} (${texts.get('observances.expected') ?? ''})` : name;
  const title = [{ text, isMatch: false }];
  return [{ path: `/calendar/ethiopian-${month}`, language, title, excerpt: [], day: feast.date }];
}

/** A word and what is left of it without one of its letters, see `search_slips` in SQL. */
const slipsOf = (word: string) => [
  word,
  ...Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1)),
];

/** Adds to words those of the names of a page that differ by one letter. */
function withSlips(words: SearchedWord[], lexemes: ReadonlySet<string>): SearchedWord[] {
  const names = [...lexemes].flatMap((each) => (each.startsWith('=') ? [each.slice(1)] : []));
  return words.map((word) => {
    const shortest = minLengthOfSlip(word);
    if (word.folded.length < shortest) return word;
    const slips = new Set(slipsOf(word.folded));
    const isNear = (name: string) =>
      name.length >= shortest && slipsOf(name).some((slip) => slips.has(slip));
    return { ...word, similar: names.filter(isNear) };
  });
}
