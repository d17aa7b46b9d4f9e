import type { RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import type { Services } from '../context.ts';

/**
 * Reads GraphQL multipart requests (files with a mutation). Only signed-in admins get that far, and
 * only with a header that a page elsewhere cannot send without being asked first.
 */
export function uploadRequests({ tokens, mediaLimits }: Services): RequestHandler {
  const read = graphqlUploadExpress({
    // The parser already refuses a file of exactly its limit.
    maxFileSize: Math.max(mediaLimits.imageBytes, mediaLimits.videoBytes) + 1,
    maxFiles: 2,
    maxFieldSize: 200_000,
  }) as RequestHandler;
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    const token = request.headers.authorization?.replace(/^bearer /i, '') ?? '';
    const isPreflighted = 'apollo-require-preflight' in request.headers;
    if (!isPreflighted || !tokens.readAccess(token)) {
      const [status, code, message] = isPreflighted
        ? ([401, 'UNAUTHENTICATED', 'Please sign in.'] as const)
        : ([400, 'BAD_REQUEST', 'Uploads need the header apollo-require-preflight.'] as const);
      // The rest of the body is of no interest; without this the browser would go on sending it.
      response.set('Connection', 'close');
      response.status(status).json({ errors: [{ message, extensions: { code } }] });
      return;
    }
    void read(request, response, next);
  };
}
