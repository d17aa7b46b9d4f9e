import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import sirv from 'sirv';
import type { FindAssets, RenderedPage } from '../../client/entry.server.tsx';
import type { FormResult } from '../../client/forms/formResult.ts';

/** Renders pages and serves the files that they load. */
export interface PageRenderer {
  /** @param form what became of the form that asked for the page */
  render(
    url: string,
    schema: GraphQLSchema,
    context: object,
    form?: FormResult,
  ): Promise<RenderedPage>;
  /** The document of the GraphQL sandbox; `<!-- theme -->` stands for client/themeScript.ts. */
  sandbox(): Promise<string>;
  files: RequestHandler;
}

/** The source of the sandbox's document, from the project's folder. */
export const sandboxFile = 'client/sandbox/index.html';

/** What Vite writes about each source file it built. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const entry = 'client/entry.client.tsx';

/** Pages from the built client in `dist/client`, the sandbox from `dist/sandbox`. */
export async function builtRenderer(): Promise<PageRenderer> {
  const folder = join(process.cwd(), 'dist', 'client');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const { render } = await import('../../client/entry.server.tsx');
  const sandboxFolder = join(process.cwd(), 'dist', 'sandbox');
  const sandbox = readFileSync(join(sandboxFolder, sandboxFile), 'utf8');
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      // The names of assets change with their content.
      const isAsset = path.startsWith('/assets/');
      const life = isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('Cache-Control', life);
    },
  });
  const unchanging = { immutable: true, maxAge: '1y' };
  const files = express
    .Router()
    .use('/sandbox/assets', express.static(join(sandboxFolder, 'assets'), unchanging))
    .get('/{*path}', serve);
  return {
    render: (url, schema, context, form) =>
      render(url, schema, context, findAssetsIn(manifest), form),
    sandbox: () => Promise.resolve(sandbox),
    files,
  };
}

function findAssetsIn(manifest: Manifest): FindAssets {
  return (routeIds) => {
    const files = new Set<string>();
    const styles = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.css?.forEach((file) => styles.add(file));
      chunk.imports?.forEach(visit);
    };
    [entry, ...routeIds.map((id) => `client/${id}`)].forEach(visit);
    const [script = '', ...preloads] = [...files].map((file) => `/${file}`);
    return { script, preloads, styles: [...styles].map((file) => `/${file}`) };
  };
}
