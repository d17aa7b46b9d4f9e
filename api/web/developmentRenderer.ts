import { createServer } from 'vite';
import type * as ServerEntry from '../../client/entry.server.tsx';
import type { PageRenderer } from './renderer.ts';

const findAssets: ServerEntry.FindAssets = () => ({
  script: '/client/entry.client.tsx',
  styles: ['/client/styles.css'],
  preloads: [],
});

/** Pages straight from the sources, with hot reload in the browser. */
export async function developmentRenderer(): Promise<PageRenderer> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    files: vite.middlewares,
    async render(url, schema, context) {
      const { render } = (await vite.ssrLoadModule(
        '/client/entry.server.tsx',
      )) as typeof ServerEntry;
      const page = await render(url, schema, context, findAssets);
      return { ...page, html: await vite.transformIndexHtml(url, page.html) };
    },
  };
}
