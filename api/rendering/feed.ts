import 'reflect-metadata';
import type { RequestHandler } from 'express';
import { Feed, type Item } from 'feed';
import { type Language, languageOf, languages, pathIn } from '../../client/messages/languages.ts';
import { useMessages } from '../../client/messages/messages.ts';
import { dayMonthYear } from '../dates/days.rules.ts';
import { eventKind } from '../content/event/event.kind.ts';
import { postKind } from '../content/post/post.kind.ts';
import { type RecordAddresses, recordPath } from '../content/slug.rules.ts';
import type { Services } from '../context.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { cachedResponses, revalidated } from '../http/cachedResponses.ts';
import { dateToDay } from '../scalars.ts';

/** Feed readers ask often, and show what is new. */
const maxEntries = 50;

/** Answers with the newest posts and events as an Atom feed (RFC 4287). */
export function feed(services: Services, headers: Record<string, string>): RequestHandler {
  const cached = cachedResponses(services, headers);
  return async (request, response) => {
    const language = languageOf(request.path);
    const answer = await cached(pathIn(language, '/feed.xml'), async ({ cacheTags }) => {
      cacheTags.add({ tags: ['post', 'event'] });
      const body = await writeFeed(services, language);
      return { status: 200, headers: { ...type, ...revalidated }, body };
    });
    answer.send(request, response);
  };
}

const type = { 'Content-Type': 'application/atom+xml; charset=utf-8' };

async function writeFeed(services: Services, language: Language): Promise<string> {
  const { prisma, media, settings } = services;
  const { siteUrl } = settings;
  const { association, heads, layout } = await useMessages.load(language);
  const home = siteUrl + pathIn(language, '/');
  const newest = { orderBy: { id: 'desc' }, take: maxEntries } as const;
  const [posts, events] = await Promise.all([
    prisma.post.findMany(newest),
    prisma.event.findMany(newest),
  ]);

  /** An entry keeps its id when its title, and with that its address, changes. */
  const entry = (kind: RecordAddresses, row: Row, title: string, lines: string[]): Item => {
    const link = siteUrl + pathIn(language, recordPath(kind, row.id, title));
    const preview = row.imagePath && media.previewUrl(row.imagePath);
    return {
      id: siteUrl + pathIn(language, `/${kind.path}/${row.id}`),
      link,
      title: escapeHtml(plain(title)),
      content: lines.map((line) => `<p>${escapeHtml(plain(line))}</p>`).join('\n'),
      published: row.createdAt,
      date: row.updatedAt,
      ...(preview && { enclosure: { url: new URL(preview, siteUrl).href, type: 'image/jpeg' } }),
    };
  };
  const entries = [
    ...posts.map((post) => entry(postKind, post, post.postTitle, linesOf(post.postText))),
    ...events.map((event) => {
      const { date, endDate, time, endTime, location, description } = event;
      const days = [date, ...(endDate ? [endDate] : [])].map((day) => dayMonthYear(dateToDay(day)));
      const times = [time, endTime].filter(Boolean);
      const particulars = [days.join(' – '), times.join(' – '), location].join(' · ');
      return entry(eventKind, event, event.title, [particulars, ...linesOf(description)]);
    }),
  ]
    .sort((one, other) => Number(other.published) - Number(one.published))
    .slice(0, maxEntries);

  const atom = new Feed({
    id: home,
    title: layout.feedTitle,
    description: heads.home.description,
    language: languages[language].tag,
    link: home,
    feedLinks: { atom: siteUrl + pathIn(language, '/feed.xml') },
    favicon: `${siteUrl}/favicon.ico`,
    author: { name: association.name, link: home },
    copyright: association.name,
    updated: new Date(Math.max(0, ...entries.map(({ date }) => date.getTime()))),
  });
  for (const each of entries) atom.addItem(each);
  return atom.atom1();
}

interface Row {
  id: number;
  imagePath: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean);

/** Without the characters that XML has no way to write. */
const plain = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
