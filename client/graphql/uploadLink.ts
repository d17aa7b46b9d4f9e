import { ApolloLink, Observable } from '@apollo/client';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';
import { print } from 'graphql';
import { multipart } from './multipart.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Called with the share of an operation with files that has been sent, from 0 to 1. */
    onUploadProgress?: (share: number) => void;
    headers?: Record<string, string>;
    fetchOptions?: RequestInit;
  }
}

/**
 * Sends an operation with files among its variables as a GraphQL multipart request. Unlike fetch,
 * XMLHttpRequest reports upload progress. A signal in `fetchOptions` aborts it.
 */
export const uploadLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { headers, fetchOptions, onUploadProgress } = operation.getContext();
      const request = new XMLHttpRequest();
      request.open('POST', '/graphql');
      const all = new Headers({ accept: 'application/json', ...headers });
      // Other origins cannot send this header unless the server allows it (api/http).
      all.set('apollo-require-preflight', 'true');
      all.forEach((value, name) => request.setRequestHeader(name, value));

      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onUploadProgress?.(total > 0 ? loaded / total : 0);
      });
      request.addEventListener('load', () => {
        const { responseText, status, statusText } = request;
        parseAndCheckHttpResponse(operation)(new Response(responseText, { status, statusText }))
          .then((result: ApolloLink.Result) => {
            observer.next(result);
            observer.complete();
          })
          .catch((error: unknown) => observer.error(error));
      });
      // The same error as that of fetch without a response.
      request.addEventListener('error', () => observer.error(new TypeError('Failed to fetch')));

      const stop = () => request.abort();
      fetchOptions?.signal?.addEventListener('abort', stop);
      const { operationName, query, variables } = operation;
      request.send(multipart({ operationName, query: print(query), variables }));
      return () => {
        fetchOptions?.signal?.removeEventListener('abort', stop);
        stop();
      };
    }),
);
