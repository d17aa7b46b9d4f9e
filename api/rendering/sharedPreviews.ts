import type { RequestHandler } from 'express';
import { languageOf, languages, pathIn } from '../shared/messages/languages.ts';
import { pathOf } from '../content/content.ts';
import { contentKinds } from '../content/contentKinds.ts';
import { rowId } from '../content/lists/id.ts';
import { listRow } from '../content/lists/lists.ts';
import { openPreview, previewPath } from '../content/preview/previewLinks.ts';
import {
  type Publication,
  publicationState,
  PublicationState,
} from '../content/publication/publication.ts';
import type { TranslatedRow } from '../content/translation/translated.ts';
import type { Services } from '../context.ts';
import type { GraphqlEndpoint } from '../graphql/graphqlEndpoint.ts';
import type { PageRenderer } from './renderer.ts';

type PreviewedRow = TranslatedRow & Publication;

/** Not cached, not indexed, and without a referrer for other sites. */
const privately = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

const previewAddress = /^\/preview\/([a-z-]+)\/(\d+)\/?$/i;

/**
 * Shows a record that is not public to anyone with a preview link. After publication, the link
 * redirects to its page. An invalid address gets the page for ended links, which is the same for
 * all of them.
 */
export function sharedPreviews(
  renderer: PageRenderer,
  { executeWith }: Pick<GraphqlEndpoint, 'executeWith'>,
  services: Services,
): RequestHandler {
  const { siteUrl } = services.server;
  return async (request, response, next) => {
    const language = languageOf(request.path);
    const [, path, named = ''] =
      previewAddress.exec(request.path.slice(languages[language].basename.length)) ?? [];
    const kind = contentKinds.find((each) => each.path === path?.toLowerCase());
    const id = rowId(named);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const context = isRead && kind && id && (await openPreview(services, request, kind, id));
    const row = context && (await listRow<PreviewedRow>(context, kind.source, named, null));
    if (!row || !context.preview) {
      next();
      return;
    }
    response.set(privately);
    if (publicationState(row, services.now()) === PublicationState.PUBLISHED) {
      response.redirect(302, pathIn(language, pathOf(kind, row)));
      return;
    }
    const { token } = context.preview;
    const url = siteUrl + pathIn(language, previewPath(kind, id, token));
    const page = await renderer.render(url, executeWith(context));
    if (page.error) services.log.error({ err: page.error, url: request.path }, 'page failed');
    response.status(page.status).type('html').send(page.html);
  };
}
