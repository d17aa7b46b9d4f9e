import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { anonymousContext, type Services } from '../../context.ts';
import type { Resource as ResourceRow } from '../../generated/prisma/client.ts';
import { filePolicy } from '../../http/securityHeaders.ts';
import { openPreview } from '../preview/previewLinks.ts';
import { rowId } from '../lists/id.ts';
import { listRow } from '../lists/lists.ts';
import { versionOf } from './document.ts';
import { resourceKind } from './resource.kind.ts';

/**
 * Sends the document of a resource from an address that stays the same when the file is replaced.
 * The file comes through this server from either media store, so that the headers are the site's
 * own. It is an attachment, so that no script in it runs as part of this site.
 */
export function serveDocuments(services: Services): RequestHandler {
  return async (request, response, next) => {
    const { media, log } = services;
    const id = rowId(String(request.params[0]));
    if (id === null) {
      next();
      return;
    }
    const preview = await openPreview(services, request, resourceKind, id);
    const context = preview ?? anonymousContext(services);
    const row = await listRow<ResourceRow>(context, resourceKind.source, String(id), null);
    if (!row?.documentPath) {
      next();
      return;
    }
    response.set({
      'Cache-Control': preview ? 'no-store' : 'no-cache',
      'Content-Security-Policy': filePolicy,
      ETag: `"${versionOf(row.documentPath)}"`,
    });
    // A PDF may contain scripts. A viewer in the browser would run them in a page of this site.
    response.attachment(`${row.title.replaceAll(/[/\\]/g, '-')}.pdf`);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const content = await media.get(row.documentPath);
    if (!content) throw new Error(`The document ${row.documentPath} is not in the media store.`);
    response.set('Content-Length', String(row.documentBytes));
    if (request.method === 'HEAD') {
      content.destroy();
      response.end();
      return;
    }
    await pipeline(content, response).catch((error: unknown) => {
      // The client disconnected, or the store failed. The client can see that the response is
      // incomplete.
      log.warn({ err: error, url: request.path }, 'a document was not sent to its end');
      response.destroy();
    });
  };
}
