import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLError } from 'graphql';
import type { Services } from '../context.ts';
import { isOwnFailure, notSignedIn, tokenRefused, uploadInterrupted } from '../errors.ts';
import { endResponse, readingOn } from '../http/endResponse.ts';
import { limitIdleTime } from '../http/slowClients.ts';
import { keepTemporaryFolder } from '../media/temporaryFiles.ts';
import { bearerToken, findApiToken, isApiToken } from '../session/apiTokens.ts';
import { hasPlaceForFiles } from './uploadMap.ts';
import { guardParts } from './uploadParts.ts';

/** The parser of multipart requests. Its packages are loaded by the first upload. */
async function multipartReader({ mediaLimits, log }: Services): Promise<RequestHandler> {
  const [{ default: graphqlUploadExpress }, { default: processRequest }] = await Promise.all([
    import('graphql-upload/graphqlUploadExpress.mjs'),
    import('graphql-upload/processRequest.mjs'),
  ]);
  return graphqlUploadExpress({
    // The parser refuses a file whose size is exactly its limit.
    maxFileSize: Math.max(...Object.values({ ...mediaLimits })) + 1,
    // A video and its poster.
    maxFiles: 2,
    // Enough for an update of each row of a CSV file.
    maxFieldSize: 500_000,
    async processRequest(request, response, options) {
      const parts = guardParts(request, response, log);
      limitIdleTime(request, () => {
        // After the response, nobody waits for the rest.
        if (response.headersSent) request.destroy();
        else parts.fail(uploadInterrupted());
      });
      const operation = await processRequest(request, response, options);
      const names = parts.namesInMap();
      if (!hasPlaceForFiles(names.length, operation)) throw new Error('A file has no variable.');
      // Nothing else waits for a file that the map does not name.
      if (names.length === 0) await parts.read();
      return operation;
    },
  }) as RequestHandler;
}

/**
 * Reads GraphQL multipart requests (files with a mutation). Only signed-in accounts and API tokens
 * can send them, and only with a header that a page of another site cannot send without a preflight.
 */
export function uploadRequests(services: Services): RequestHandler {
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    if (!('apollo-require-preflight' in request.headers)) {
      const message = 'Uploads need the header apollo-require-preflight.';
      refuse(request, response, 400, { message, extensions: { code: 'BAD_REQUEST' } });
      return;
    }
    const token = bearerToken(request);
    const isOfProgram = token !== null && isApiToken(token);
    if (isOfProgram && !(await findApiToken(services, token))) {
      refuse(request, response, 401, tokenRefused());
      return;
    }
    if (!isOfProgram && (!token || !services.tokens.readAccess(token))) {
      refuse(request, response, 401, notSignedIn());
      return;
    }
    const read = await multipartReader(services);
    await keepTemporaryFolder();
    void read(request, response, (error?: unknown) => {
      if (!error) {
        next();
        return;
      }
      if (isOwnFailure(error)) {
        refuse(request, response, 408, error);
        return;
      }
      if (error instanceof Error && 'status' in error && error.status === 413) {
        const { message } = error;
        refuse(request, response, 413, { message, extensions: { code: 'BAD_REQUEST' } });
        return;
      }
      // If the parser fails, the client's request is invalid, whatever the parser's error says. The
      // parser's own response would wait for the end of a body that nobody reads.
      const message = 'This is not a GraphQL request with a variable for each file.';
      refuse(request, response, 400, { message, extensions: { code: 'BAD_REQUEST' } });
    });
  };
}

function refuse(
  request: Request,
  response: Response,
  status: number,
  error: Pick<GraphQLError, 'message' | 'extensions'>,
): void {
  // The time limit of a body has already ended the request.
  if (response.headersSent) return;
  const text = JSON.stringify({ errors: [error] });
  response
    .set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) })
    .type('json')
    .writeHead(status);
  endResponse(request, response, text, readingOn);
}
