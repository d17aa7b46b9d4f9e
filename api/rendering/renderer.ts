import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { InlineStyles } from '../../client/Document.tsx';
import type { ExecuteQuery, RenderedPage } from '../../client/entry.server.tsx';
import type { FormResult } from '../../client/forms/submission/formResult.ts';
import type { Language } from '../shared/messages/languages.ts';
import type { Overrides } from '../shared/messages/overrides.ts';
import type { PageAddress } from '../../client/pageAddress.ts';
import type { FindAssets } from '../../client/renderDocument.tsx';
import { filePolicy } from '../http/securityHeaders.ts';
import { staticFiles } from '../http/staticFiles.ts';

/** Renders pages and serves their files. */
export interface PageRenderer {
  /** @param form the outcome of the form that requested the page */
  render(url: string, execute: ExecuteQuery, form?: FormResult): Promise<RenderedPage>;
  /** The canonical address of a page. All unknown addresses have the same one. */
  addressOf(path: string, search: string): Promise<PageAddress>;
  /** The public paths, which are the same in all languages. */
  publicPaths(): Promise<string[]>;
  /** The web application manifest. */
  webManifest(language: Language, overrides: Overrides): Promise<object>;
  /** The OpenSearch description of the search of the site. */
  openSearch(siteUrl: string, language: Language, overrides: Overrides): Promise<string>;
  files: RequestHandler;
  /** The inline stylesheets of pages, which the content security policy must allow. */
  inlineStyles: InlineStyles[];
}

/** The manifest that Vite writes for each source file. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const entry = 'client/entry.client.tsx';

/** Pages from the built client in `dist/client`. */
export async function builtRenderer(): Promise<PageRenderer> {
  const folder = join(process.cwd(), 'dist', 'client');
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const { addressOf, openSearch, publicPaths, render, webManifest } =
    await import('../../client/entry.server.tsx');
  const serve = staticFiles(folder, {
    brotli: true,
    setHeaders(response, path) {
      // The names of assets change with their content.
      const isAsset = path.startsWith('/assets/');
      const life = isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('Cache-Control', life);
      response.setHeader('Content-Security-Policy', filePolicy);
      // sirv does not know this type.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/vnd.microsoft.icon');
    },
  });
  // A regular expression, as for pages: Express would decode a parameter, and fail for a malformed
  // escape.
  const files = express.Router().get(/^/, serve);
  const css = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const inlineStyles = css.map(({ file }) => ({
    href: `/${file}`,
    text: readFileSync(join(folder, file), 'utf8').trim(),
  }));
  const findAssets = findAssetsIn(manifest, inlineStyles);
  return {
    render: (url, execute, form) => render(url, execute, findAssets, form),
    addressOf,
    publicPaths: () => Promise.resolve(publicPaths),
    webManifest,
    openSearch,
    files,
    inlineStyles,
  };
}

function findAssetsIn(manifest: Manifest, inlineStyles: InlineStyles[]): FindAssets {
  return (routeIds) => {
    const files = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(visit);
    };
    [entry, ...routeIds.map((id) => `client/${id}`)].forEach(visit);
    const [script = '', ...preloads] = [...files].map((file) => `/${file}`);
    return { script, inlineStyles, styles: [], preloads };
  };
}
