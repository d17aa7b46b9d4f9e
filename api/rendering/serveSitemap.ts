import express, { type Request, type Response, type Router } from 'express';
import { type Language, languages, pathIn } from '../../client/messages/languages.ts';
import type { Services } from '../context.ts';
import { cachedResponses, notFound, revalidated } from '../http/cachedResponses.ts';
import {
  type SitemapAddress,
  sitemapAddresses,
  type SitemapAddresses,
} from './sitemapAddresses.ts';
import type { PageRenderer } from './renderer.ts';

/** The most addresses of one sitemap (https://www.sitemaps.org/protocol.html). */
const limit = 50_000;

/**
 * Serves the sitemap, which names every page that search engines may find. Above the limit it is an
 * index of parts, `/sitemap-1.xml` and so on.
 * @param headers the headers of every response, which cached ones bring along
 * @param maxAddresses the most of one part
 */
export function serveSitemap(
  renderer: Pick<PageRenderer, 'publicPaths'>,
  services: Services,
  headers: Record<string, string>,
  maxAddresses = limit,
): Router {
  const { siteUrl } = services.server;
  const cached = cachedResponses(services, headers);

  /**
   * Answers with the whole sitemap, or with a part of it.
   * @param part counts from 1; 0 is the whole, or the index of its parts
   */
  const answer = async (request: Request, response: Response, part: number) => {
    const path = part > 0 ? partPath(part) : '/sitemap.xml';
    const made = await cached(path, async (context) => {
      const addresses = await sitemapAddresses(context, await renderer.publicPaths());
      const parts = Math.ceil(addresses.count / maxAddresses);
      if (part > 0 && (parts === 1 || part > parts)) return notFound(context);
      const isIndex = part === 0 && parts > 1;
      const body = isIndex ? indexOf(parts) : await writePart(addresses, part || 1);
      return { status: 200, headers: { ...type, ...revalidated }, body };
    });
    made.send(request, response);
  };

  const writePart = async (addresses: SitemapAddresses, part: number) => {
    const batches: string[] = [];
    for await (const batch of addresses.read((part - 1) * maxAddresses, maxAddresses)) {
      batches.push(batch.map((address) => entryOf(siteUrl, address)).join(''));
    }
    return `${declaration}<urlset ${namespace}>\n${batches.join('')}</urlset>\n`;
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
    .get('/sitemap.xml', (request, response) => answer(request, response, 0))
    .get(/^\/sitemap-([1-9]\d{0,5})\.xml$/, (request, response) =>
      answer(request, response, Number(request.params[0])),
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
