import type { Request, RequestHandler, Response } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { Services } from '../context.ts';
import { endResponse, readingOn } from '../http/endResponse.ts';
import { bearerToken } from '../session/bearerToken.ts';
import { hasPlaceForFiles } from './uploadMap.ts';
import { guardParts } from './uploadParts.ts';

/**
 * Reads GraphQL multipart requests (files with a mutation). Only signed-in admins get that far, and
 * only with a header that a page of another site cannot send without a preflight.
 */
export function uploadRequests({ tokens, mediaLimits, log }: Services): RequestHandler {
  const read = graphqlUploadExpress({
    // The parser already refuses a file of exactly its limit.
    maxFileSize: Math.max(...Object.values({ ...mediaLimits })) + 1,
    maxFiles: 2,
    maxFieldSize: 200_000,
    async processRequest(request, response, options) {
      const parts = guardParts(request, response, log);
      const operation = await processRequest(request, response, options);
      const names = parts.namesInMap();
      if (!hasPlaceForFiles(names.length, operation)) throw new Error('A file has no variable.');
      // Nothing else waits for a file that the map does not name.
      if (names.length === 0) await parts.read();
      return operation;
    },
  }) as RequestHandler;
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    if (!('apollo-require-preflight' in request.headers)) {
      const message = 'Uploads need the header apollo-require-preflight.';
      refuse(request, response, 400, 'BAD_REQUEST', message);
      return;
    }
    const token = bearerToken(request);
    if (!token || !tokens.readAccess(token)) {
      refuse(request, response, 401, 'UNAUTHENTICATED', 'Please sign in.');
      return;
    }
    void read(request, response, (error?: unknown) => {
      if (!error) {
        next();
        return;
      }
      // What the parser cannot read is the sender's fault, whatever it calls it; and its own answer
      // would wait for the end of a body that nobody reads.
      refuse(
        request,
        response,
        400,
        'BAD_REQUEST',
        'This is not a GraphQL request with a variable for each file.',
      );
    });
  };
}

function refuse(
  request: Request,
  response: Response,
  status: number,
  code: string,
  message: string,
): void {
  const text = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  response
    .set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) })
    .type('json')
    .writeHead(status);
  endResponse(request, response, text, readingOn);
}
