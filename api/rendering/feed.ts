import type { RequestHandler } from 'express';
import type { Item } from 'feed';
import { timeZone } from '../shared/dates/days.ts';
import { ethiopianRange } from '../shared/dates/ethiopianClock.ts';
import { type Language, languageOf, languages, pathIn } from '../shared/messages/languages.ts';
import {
  ethiopianHours,
  eventDays,
  eventHours,
  eventPlace,
  hoursText,
} from '../../client/content/events/eventTexts.ts';
import { useEventMessages } from '../../client/content/events/messages.ts';
import { useMessages } from '../../client/messages/messages.ts';
import { eventKind, lastDay } from '../content/event/event.kind.ts';
import { postKind } from '../content/post/post.kind.ts';
import { type ContentKind, pathOf, titleOf } from '../content/content.ts';
import { type DetailColumns, type ImageColumns, imageOf } from '../content/media/picture.ts';
import { type Listed, listRows } from '../content/lists/lists.ts';
import type { TranslatedRow } from '../content/translation/translated.ts';
import type { Context, Services } from '../context.ts';
import {
  type Event as EventRow,
  type Post as PostRow,
  Prisma,
} from '../generated/prisma/client.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { formattedHtml } from './formattedHtml.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { isNowhere } from '../shared/content/event/place.rules.ts';
import { cachedResponses, revalidated } from '../http/cachedResponses.ts';

/** Feed readers request the feed often, and show new entries. */
const maxEntries = 50;

/** Serves the newest posts and events as an Atom feed (RFC 4287). */
export function feed(services: Services, headers: Record<string, string>): RequestHandler {
  const cached = cachedResponses(services, headers);
  return async (request, response) => {
    const language = languageOf(request.path);
    const made = await cached(pathIn(language, '/feed.xml'), async (context) => {
      context.cacheTags.add({ tags: ['post', 'event'] });
      const body = await writeFeed(context, language);
      return { status: 200, headers: { ...type, ...revalidated }, body };
    });
    made.send(request, response);
  };
}

const type = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  // Scripts of other sites may read it.
  'Access-Control-Allow-Origin': '*',
};

async function writeFeed(context: Context, language: Language): Promise<string> {
  const { server } = context;
  const { siteUrl } = server;
  const overrides = await readOverrides(context, language);
  const { association, heads, layout } = await useMessages.load(language, overrides);
  const eventWords = await useEventMessages.load(language, overrides);
  const home = siteUrl + pathIn(language, '/');
  const [posts, events] = await Promise.all([
    readNewest<PostRow>(context, postKind, language),
    readNewest<EventRow>(context, eventKind, language, [wasComing]),
  ]);

  const safe = (text: string) => escapeHtml(plain(text));
  /** Marks the language of a text that has no translation. */
  const inOwnLanguage = (element: string, row: Row, html: string) =>
    row.language === language
      ? html
      : `<${element} lang="${languages[row.language].tag}">${html}</${element}>`;
  /**
   * An entry keeps its id when its title, and so its address, changes.
   * @param facts in HTML, in the language of the feed
   */
  const entry = (kind: ContentKind, row: Row, text: string, facts = ''): Item => {
    const link = siteUrl + pathIn(language, pathOf(kind, row));
    const title = titleOf(kind, row);
    const html = formattedHtml(plain(text), siteUrl);
    const preview = imageOf(row, context)?.previewUrl;
    return {
      id: siteUrl + pathIn(language, `/${kind.path}/${row.id}`),
      link,
      title: safe(title),
      content: [facts && `<p>${facts}</p>`, html && inOwnLanguage('div', row, html)]
        .filter(Boolean)
        .join('\n'),
      published: new Date(`${row.publishedAt}Z`),
      // For readers, a record prepared in advance changed when it was published.
      date: new Date(`${max(row.publishedAt, row.updatedAt)}Z`),
      ...(preview && { enclosure: { url: new URL(preview, siteUrl).href, type: 'image/jpeg' } }),
    };
  };
  const entries = [
    ...posts.map((post) => entry(postKind, post, post.postText)),
    ...events.map((event) => {
      const days = eventDays(event).map((date) => eventWords.start({ date, time: '' })[0]);
      const ethiopian = language === 'AM' ? ethiopianHours(event) : [];
      const hours = eventHours(event, eventWords);
      const times =
        ethiopian.length > 0
          ? [
              hoursText(event, ethiopian, { ...eventWords, range: ethiopianRange }),
              `${hours} ${eventWords.newZealandTime}`,
            ]
          : [hours];
      const { placeType } = event;
      const location = isNowhere(placeType) ? '' : safe(event.location);
      const particulars = [
        ...[days.join(' – '), ...times, eventPlace({ placeType, location: '' }, eventWords)].map(
          safe,
        ),
        location && inOwnLanguage('span', event, location),
      ]
        .filter(Boolean)
        .join(' · ');
      return entry(eventKind, event, event.description, particulars);
    }),
  ]
    .sort((one, other) => Number(other.published) - Number(one.published))
    .slice(0, maxEntries);

  const { Feed } = await import('feed');
  const atom = new Feed({
    id: home,
    title: layout.feedTitle,
    description: heads.home.description,
    link: home,
    feedLinks: { atom: siteUrl + pathIn(language, '/feed.xml') },
    favicon: `${siteUrl}/favicon.ico`,
    author: { name: association.name, link: home },
    copyright: association.name,
    updated: new Date(Math.max(0, ...entries.map(({ date }) => date.getTime()))),
  });
  for (const each of entries) atom.addItem(each);
  return (
    atom
      .atom1()
      // The generator guesses the picture type from the address, and writes no language.
      .replaceAll('type="image/jpg"', 'type="image/jpeg"')
      .replace('<feed ', `<feed xml:lang="${languages[language].tag}" `)
  );
}

/** Times as PostgreSQL writes them, in UTC. */
interface Row extends TranslatedRow, ImageColumns, DetailColumns {
  publishedAt: string;
  updatedAt: string;
}

/** The condition for events that were not over when they were published. The others are no news. */
const wasComing = Prisma.sql`${lastDay} >=
  ("publishedAt" AT TIME ZONE 'UTC' AT TIME ZONE ${timeZone})::date`;

/** The last published records of a kind. */
function readNewest<Found>(
  context: Context,
  { source }: ContentKind,
  language: Language,
  where: Prisma.Sql[] = [],
) {
  const columns = Prisma.sql`${source.columns}, "updatedAt"`;
  const order = Prisma.sql`"publishedAt" DESC, id DESC`;
  const selection = { order, where, take: maxEntries, language };
  return listRows<Found>(context, { ...source, columns }, selection) as Promise<
    (Listed<Found> & Row)[]
  >;
}

/** The later of two times, as texts. */
const max = (one: string, other: string) => (one > other ? one : other);

/** Removes characters that XML cannot contain. */
const plain = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
