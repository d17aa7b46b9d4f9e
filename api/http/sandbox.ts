import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { themeScript } from '../../client/themeScript.ts';
import type { Env } from '../env.ts';
import { plainText } from './plainPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { staticFiles } from './staticFiles.ts';

/** The GraphQL explorer. */
export interface Sandbox {
  /** Its HTML document; `<!-- theme -->` is replaced by client/themeScript.ts. */
  document: string;
  /** Serves its files. */
  assets: RequestHandler;
}

/** The built explorer in `dist/sandbox`, also used in development. */
export function builtSandbox(): Sandbox {
  const folder = join(process.cwd(), 'dist', 'sandbox');
  return {
    document: readFileSync(join(folder, 'client', 'sandbox', 'index.html'), 'utf8'),
    assets: staticFiles(join(folder, 'assets'), { maxAge: 31_536_000, immutable: true }),
  };
}

/**
 * Shows the explorer to browsers that open the API's address, and sends the schema to programs that
 * generate code from it. Other requests pass on. The editor of the explorer adds inline styles,
 * which no other page may do.
 * @param writeSchema returns the schema in SDL; called once
 */
export function serveSandbox(
  { document, assets }: Sandbox,
  env: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
  writeSchema: () => string,
): RequestHandler {
  const headers = securityHeaders(env, { styleSrc: ["'self'", "'unsafe-inline'"] });
  const page = document.replace('<!-- theme -->', `<script>${themeScript}</script>`);
  const types = ['application/graphql-response+json', 'application/json', 'text/html'];
  let sdl: string | undefined;
  return express
    .Router()
    .get('/schema.graphql', (_request, response) => {
      sdl ??= writeSchema();
      response.set({ ...plainText, 'Access-Control-Allow-Origin': '*' }).send(sdl);
    })
    .use('/sandbox/assets', assets)
    .get('/graphql', (request, response, next) => {
      response.vary('Accept');
      if (request.accepts(types) !== 'text/html') {
        next();
        return;
      }
      response
        .set({ ...headers, 'Cache-Control': 'no-cache' })
        .type('html')
        .send(page);
    });
}
