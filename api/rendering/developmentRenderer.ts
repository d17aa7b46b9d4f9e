import { relative, sep } from 'node:path';
import { createServer } from 'vite';
import type * as ServerEntry from '../../client/entry.server.tsx';
import type { FindAssets } from '../../client/renderDocument.tsx';
import type { PageRenderer } from './renderer.ts';

const findAssets: FindAssets = () => ({
  script: '/client/entry.client.tsx',
  inlineStyles: [],
  styles: ['/client/styles.css'],
  preloads: [],
});

/** What Vite serves. Watching the rest, such as the folder `.data`, would take a second at each start. */
const watched = /^(api(\/shared\b.*)?|client\b.*|vite\.config\.ts)?$/;

/** Renders pages directly from the sources, with hot reload in the browser. */
export async function developmentRenderer(): Promise<PageRenderer> {
  const ignored = (path: string) =>
    !watched.test(relative(process.cwd(), path).replaceAll(sep, '/'));
  const vite = await createServer({
    server: { middlewareMode: true, watch: { ignored } },
    appType: 'custom',
  });
  const load = async () =>
    (await vite.ssrLoadModule('/client/entry.server.tsx')) as typeof ServerEntry;
  return {
    files: vite.middlewares,
    inlineStyles: [],
    addressOf: async (path, search) => (await load()).addressOf(path, search),
    publicPaths: async () => (await load()).publicPaths,
    webManifest: async (language, overrides) => (await load()).webManifest(language, overrides),
    openSearch: async (siteUrl, language, overrides) =>
      (await load()).openSearch(siteUrl, language, overrides),
    async render(url, execute, form) {
      const { render } = await load();
      const page = await render(url, execute, findAssets, form);
      const html = withScripts(page.html.toString(), await vite.transformIndexHtml(url, shell));
      return { ...page, html: Buffer.from(html) };
    },
  };
}

const shell = '<html><head></head><body></body></html>';

/**
 * Moves the scripts that Vite added to an empty page to the end of the body, and adds the entry
 * after them, because it needs them. In the head, React would treat them as its own during
 * hydration.
 */
function withScripts(html: string, transformedShell: string): string {
  const scripts = /<head>(.*)<\/head>/s.exec(transformedShell)?.[1]?.trim() ?? '';
  return html.replace(
    /<script data-entry="([^"]*)".*?<\/script>/s,
    (_, entry: string) => `${scripts}<script type="module" src="${entry}"></script>`,
  );
}
