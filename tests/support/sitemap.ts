import { expect } from 'vitest';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';

interface Entry {
  loc: string;
  lastmod?: string;
}

interface Sitemap {
  urlset?: { url?: Entry[] };
  sitemapindex?: { sitemap: Entry[] };
}

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

/** The addresses of a sitemap, or those of the parts of an index, with their last change. */
export async function readSitemap(address: string): Promise<Entry[]> {
  const response = await fetch(address);
  const xml = await response.text();
  expect([response.status, xml.slice(0, 5)]).toEqual([200, '<?xml']);
  expect(SyntaxValidator.validate(xml)).toBe(true);
  const { urlset, sitemapindex } = parser.parse(xml) as Sitemap;
  return sitemapindex?.sitemap ?? urlset?.url ?? [];
}
