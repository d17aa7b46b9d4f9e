import type { Context } from '../context.ts';
import { Office } from '../generated/prisma/enums.ts';
import { type Officer, Prisma } from '../generated/prisma/client.ts';
import { publicSentences } from '../interfaceTexts/publicSentences.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { dayToDate } from '../scalars.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { searchWords } from '../shared/messages/en/searchWords.ts';
import { allLanguages, type Language } from '../shared/messages/languages.ts';
import { readSettings } from '../site/readSettings.ts';
import { siteSettingsOf } from '../site/siteSettings.ts';
import { columnSeparator, readTokens, type Token } from './marks.ts';
import { isStopWord } from './stopWords.ts';

type PageName = keyof typeof searchWords.pages;

/**
 * The public pages besides those of records. Their names are those of their catalogues. Null stands for the pages of
 * the current death notices.
 */
const paths: Record<PageName, string | null> = {
  deathNotice: null,
  home: '/',
  about: '/about',
  event: '/events',
  aboutEthiopia: '/about-ethiopia',
  resource: '/resources',
  directory: '/directory',
  calendar: '/calendar',
  contactUs: '/contact-us',
  supportUs: '/support-us',
  membershipForm: '/membership-form',
  privacy: '/privacy',
  ownData: '/my-data',
};

/** A text with its words. */
interface ReadText {
  text: string;
  tokens: Token[];
}

export interface SitePage {
  path: string | null;
  title: Record<Language, ReadText>;
  text: Record<Language, ReadText>;
  /** Its words in all languages, see `search_lexemes` in SQL. Those of its names have the prefix `=`. */
  lexemes: ReadonlySet<string>;
  /** The folded words of each of its names in all languages, without stop words. */
  names: string[][];
}

/** The messages of public pages in each language, by their keys. */
export type SiteTexts = Record<Language, ReadonlyMap<string, string>>;

const readTexts = async (context: Context): Promise<SiteTexts> => {
  const sentences = [...(await publicSentences()).values()];
  const texts = allLanguages.map(async (language) => {
    const overrides = await readOverrides(context, language);
    const own = sentences.filter((sentence) => sentence.language === language);
    return [
      language,
      new Map(own.map(({ key, original }) => [key, (overrides[key] ?? original).join(' ')])),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, Map<string, string>>;
};

/** The messages of public pages, until somebody changes one. */
export const readSiteTexts = (context: Context): Promise<SiteTexts> =>
  context.cache.readThrough('interfaceText', 'search', () => readTexts(context));

/** The pages as of the texts, settings and officers that they were made of. */
const known = new WeakMap<SiteTexts, { made: unknown[]; pages: Promise<SitePage[]> }>();

/** The public pages with all that they show, kept in memory until a part of it changes. */
export async function readSitePages(context: Context): Promise<SitePage[]> {
  const { cache, prisma } = context;
  const texts = await readSiteTexts(context);
  const made = await Promise.all([
    cache.readThrough('settings', '', () => readSettings(context)),
    cache.readThrough('officer', 'search', () => prisma.officer.findMany()),
  ]);
  const former = known.get(texts);
  if (former?.made.every((part, index) => part === made[index])) return former.pages;
  const pages = indexPages(context, texts, shownValues(context, ...made));
  known.set(texts, { made, pages });
  pages.catch(() => known.delete(texts));
  return pages;
}

/** Values that pages show, by the message that is their label. An office of another name has none. */
function shownValues(
  { now, server }: Context,
  settings: Awaited<ReturnType<typeof readSettings>>,
  officers: Officer[],
): Record<Language, [label: string, value: string][]> {
  const { bankAccount, ...contact } = siteSettingsOf(settings, server);
  const today = dayToDate(todayInAuckland(now()));
  const present = officers.filter(
    ({ from, until }) => from <= today && (until === null || until >= today),
  );
  const own = (
    [
      ['supportUs.bankTransfer.accountName', bankAccount?.accountName],
      ['supportUs.bankTransfer.bank', bankAccount?.bank],
      ['supportUs.bankTransfer.accountNumber', bankAccount?.accountNumber],
      ['contactUs.phone', contact.phoneNumber],
      ['contactUs.email', contact.contactEmail],
      ['contactUs.office', contact.officeLocation],
    ] as const
  ).flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
  const position = (office: Office) =>
    office.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const named = (name: (officer: Officer) => [title: string, name: string]) =>
    present.map((officer): [string, string] => {
      const [title, holder] = name(officer);
      if (officer.office === Office.OTHER) return ['about.positions', `${title}: ${holder}`];
      return [`about.positions.${position(officer.office)}`, holder];
    });
  return {
    EN: [...own, ...named(({ title, name }) => [title, name])],
    AM: [
      ...own,
      ...named((each) => [each.titleAmharic || each.title, each.nameAmharic || each.name]),
    ],
  };
}

async function indexPages(
  context: Context,
  texts: SiteTexts,
  values: ReturnType<typeof shownValues>,
): Promise<SitePage[]> {
  const names = Object.keys(searchWords.pages) as PageName[];
  const pages = names.map((name) => ({
    path: paths[name],
    EN: pageIn(name, texts.EN, values.EN),
    AM: pageIn(name, texts.AM, values.AM),
  }));
  const lexemes = await readLexemes(
    context,
    pages.map(({ EN, AM }) => [`${EN.names} · ${AM.names}`, `${EN.text} · ${AM.text}`]),
  );
  const shown = pages.flatMap(({ EN, AM }) => [EN.title, AM.title, EN.text, AM.text]);
  const tokens = await readTokens(context, shown);
  const named = pages.flatMap(({ path, EN, AM }) =>
    `${EN.names},${AM.names}`.split(/[,፣·]/).map((name) => ({ path, name })),
  );
  const tokensOfNames = await readTokens(
    context,
    named.map(({ name }) => name),
  );
  return pages.map(({ path }, index) => {
    const read = (place: number): ReadText => ({
      text: shown[4 * index + place] ?? '',
      tokens: tokens[4 * index + place] ?? [],
    });
    return {
      path,
      title: { EN: read(0), AM: read(1) },
      text: { EN: read(2), AM: read(3) },
      lexemes: lexemes[index] ?? new Set<string>(),
      names: tokensOfNames
        .filter((_, place) => named[place]?.path === path)
        .map((name) => name.map(({ folded }) => folded).filter((word) => !isStopWord(word))),
    };
  });
}

/** The lexemes of names, each with the texts besides it. */
export async function readLexemes(
  { readRows }: Context,
  named: [names: string, text: string][],
): Promise<Set<string>[]> {
  const rows = await readRows<{ lexemes: string[] }>(
    Prisma.sql`SELECT tsvector_to_array(search_lexemes(names, texts)) AS lexemes
      FROM unnest(${named.map(([names]) => names)}::text[], ${named.map(([, text]) => text)}::text[])
        WITH ORDINALITY AS named(names, texts, place) ORDER BY place`,
  );
  return rows.map(({ lexemes }) => new Set(lexemes));
}

/** The keys of messages for an empty state, for example an empty list. Names of other messages do not begin so. */
const isEmptyState = /\.(?:empty|no|none|not|nothing)(?![a-z])/;

/** A page in a language, with the words by which it is found first. */
function pageIn(name: PageName, texts: ReadonlyMap<string, string>, values: [string, string][]) {
  const head = (part: string) =>
    texts.get(`${name}.head.${part}`) ?? texts.get(`shared.heads.${name}.${part}`) ?? '';
  const [title = ''] = head('title').split(' | ');
  const own = values.filter(([label]) => label.startsWith(`${name}.`));
  const lines = own.map(([label, value]) => [texts.get(label), value].filter(Boolean).join(': '));
  const others = [...texts]
    .filter(([key, text]) => key.startsWith(`${name}.`) && !/\.head\.|\{\w/.test(key + text))
    .filter(([key]) => !isEmptyState.test(key))
    .map(([, text]) => text);
  return {
    title,
    names: [title, texts.get(`searchWords.pages.${name}`), ...own.map(([, value]) => value)].join(
      columnSeparator,
    ),
    text: [head('description'), ...lines, ...others].join(columnSeparator),
  };
}
