import express, { type Request, type Response, type Router } from 'express';
import { type Language, languages, pathIn } from '../shared/messages/languages.ts';
import type { Services } from '../context.ts';
import { cachedResponses, notFound, revalidated } from '../http/cachedResponses.ts';
import { readSitemap, type SitemapAddress, type SitemapPart } from './sitemapAddresses.ts';
import type { PageRenderer } from './renderer.ts';

/**
 * A part takes milliseconds, and has far fewer than 50,000 addresses, which is the limit
 * (https://www.sitemaps.org/protocol.html).
 */
const recordsPerPart = 2_000;

/**
 * Serves the sitemap with every page that search engines may index. If a kind has more records than
 * one part, it is an index of parts, `/sitemap-1.xml` and so on.
 * @param headers the headers of every response, which the cache stores with it
 * @param idsPerPart the number of ids of a kind in one part
 */
export function serveSitemap(
  renderer: Pick<PageRenderer, 'publicPaths'>,
  services: Services,
  headers: Record<string, string>,
  idsPerPart = recordsPerPart,
): Router {
  const { siteUrl } = services.server;
  const cached = cachedResponses(services, headers);

  /**
   * Responds with the whole sitemap, or with a part of it.
   * @param part counts from 1; 0 is the whole, or the index of its parts
   */
  const respond = async (request: Request, response: Response, part: number) => {
    const path = part > 0 ? partPath(part) : '/sitemap.xml';
    const made = await cached(path, async (context) => {
      const { parts, isSmall } = await readSitemap(
        context,
        await renderer.publicPaths(),
        idsPerPart,
      );
      if (part > 0 && (isSmall || part > parts.length)) return notFound(context);
      const isIndex = part === 0 && !isSmall;
      const body = isIndex
        ? indexOf(parts.length)
        : await write(part === 0 ? parts : parts.slice(part - 1, part));
      return { status: 200, headers: { ...type, ...revalidated }, body };
    });
    made.send(request, response);
  };

  const write = async (parts: SitemapPart[]) => {
    const entries: string[] = [];
    for (const read of parts)
      for (const address of await read()) entries.push(entryOf(siteUrl, address));
    return `${declaration}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
  };

  const indexOf = (parts: number) => {
    const entries = Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${siteUrl}${partPath(index + 1)}</loc></sitemap>\n`,
    );
    return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
  };

  return express
    .Router()
    .get('/sitemap.xml', (request, response) => respond(request, response, 0))
    .get(/^\/sitemap-([1-9]\d{0,5})\.xml$/, (request, response) =>
      respond(request, response, Number(request.params[0])),
    );
}

const partPath = (part: number) => `/sitemap-${part}.xml`;

const type = { 'Content-Type': 'application/xml; charset=utf-8' };
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** All that the sitemap says of a page. Paths have no characters that XML would have escaped. */
function entryOf(siteUrl: string, address: SitemapAddress): string {
  const { path, language, changedAt } = address;
  const loc = `<loc>${siteUrl}${pathIn(language, path)}</loc>`;
  const change = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return `<url>${loc}${change}${alternatesOf(siteUrl, address)}</url>\n`;
}

/** The same page in other languages, as its head names them; nothing where it is in one alone. */
function alternatesOf(siteUrl: string, { path, languages: all }: SitemapAddress): string {
  if (all.length === 1) return '';
  const alternate = (tag: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${siteUrl}${pathIn(language, path)}"/>`;
  return [
    ...all.map((language) => alternate(languages[language].tag, language)),
    alternate('x-default', 'EN'),
  ].join('');
}
