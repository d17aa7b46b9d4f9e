import { type KeptObservance, readObservances } from '../calendar/readObservances.ts';
import type { Context } from '../context.ts';
import { daysLater, dayNumberOf, todayInAuckland } from '../shared/dates/days.ts';
import { readEthiopicNumeral } from '../shared/dates/ethiopicNumeral.ts';
import { observances } from '../shared/messages/en/observances.ts';
import { searchWords } from '../shared/messages/en/searchWords.ts';
import { allLanguages } from '../shared/messages/languages.ts';
import { matchRankIn, type SearchedWord } from './matchRanks.ts';
import { readLexemes, readSiteTexts, type SiteTexts } from './sitePages.ts';
import { isStopWord } from './stopWords.ts';

/** One of the names of a feast or fast. */
interface FeastName {
  feast: string;
  size: number;
  lexemes: ReadonlySet<string>;
}

/** Folded words that may be in a question for any feast. */
const commonWords = new Set(
  'ethiopian orthodox day date celebration this next ቀን የኢትዮጵያ ዘንድሮ'.split(' '),
);
/** Folded words that ask for the next feast, whatever it is. */
const anyFeast = new Set('feast feasts holiday holidays በአል በአላት'.split(' '));
const isOwn = (word: string) => !isStopWord(word) && !commonWords.has(word) && !anyFeast.has(word);

/** Longer than from a Fasika to the next one, in days. */
const oneYear = 400;

/** The years that the calendar shows in either calendar. */
const [firstYear, lastYear] = [2000, 2050];

const yearIn = ({ folded }: SearchedWord) => readEthiopicNumeral(folded) ?? Number(folded);

/**
 * The day of the feast that a query names completely: the next one, or that of the year in the
 * query, by either calendar. A query for any feast gets the next one.
 */
export async function findFeastDay(
  context: Context,
  typed: SearchedWord[],
): Promise<KeptObservance | null> {
  const year = typed.map(yearIn).find((each) => each >= firstYear && each <= lastYear);
  const words = typed.filter((word) => isOwn(word.folded) && yearIn(word) !== year);
  const isAny = words.length === 0;
  if (isAny && !typed.some(({ folded }) => anyFeast.has(folded))) return null;
  const names = await context.cache.readThrough('interfaceText', 'feasts', async () =>
    readFeastNames(context, await readSiteTexts(context)),
  );
  const ranked = names
    .filter(({ size }) => size === words.length)
    .map(({ feast, lexemes }) => ({ feast, rank: matchRankIn(lexemes, words, '=', 'sure') }))
    .filter(({ rank }) => rank >= 0);
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const feasts = ranked.filter(({ rank }) => rank === best).map(({ feast }) => feast);
  if (!isAny && feasts.length === 0) return null;
  const today = todayInAuckland(context.now());
  const span: [string, string] = year
    ? // An Ethiopian year begins seven years later, and ends in the next one.
      [`${String(year)}-01-01`, `${String(year + 8)}-12-31`]
    : [today, daysLater(today, oneYear)];
  const days = (await readObservances(context, ...span)).filter(
    (day) =>
      (isAny ? !day.isFast : feasts.includes(day.name)) &&
      (!year || day.year === year || day.date.startsWith(String(year))),
  );
  const distance = ({ date }: KeptObservance) => Math.abs(dayNumberOf(date) - dayNumberOf(today));
  return days.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

async function readFeastNames(context: Context, texts: SiteTexts): Promise<FeastName[]> {
  const names = Object.keys(observances.names).flatMap((feast) =>
    allLanguages.flatMap((language) => {
      const of = (key: string) => texts[language].get(`${key}.${feast}`) ?? '';
      const others = feast in searchWords.feasts ? of('searchWords.feasts') : '';
      const own = `${of('observances.names')}(${of('observances.amharic')}`;
      return [...own.split(/[()]/), ...others.split(/[,፣]/)].map((name) => ({ feast, name }));
    }),
  );
  const lexemes = await readLexemes(
    context,
    names.map(({ name }) => [name, '']),
  );
  return names.map(({ feast, name }, index) => ({
    feast,
    size: name
      .toLowerCase()
      .split(/[\s,፣-]+/)
      .filter((word) => word && isOwn(word)).length,
    lexemes: lexemes[index] ?? new Set<string>(),
  }));
}
