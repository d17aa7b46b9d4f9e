import type { ApolloServerPlugin } from '@apollo/server';
import Upload from 'graphql-upload/Upload.mjs';
import { badRequest } from '../errors.ts';

/**
 * Whether each file that the `map` of a multipart request announces has a variable of its own in the
 * operation. A file that goes anywhere else would be lost, and the rest saved without it.
 * @param map as its part came, in JSON
 * @param operation with the files in the places that the map names
 */
export function hasPlaceForFiles(map: string, operation: object): boolean {
  const announced = Object.keys(JSON.parse(map) as object).length;
  const placed = new Set(
    uploadsIn('variables' in operation ? operation.variables : {}).map(([, upload]) => upload),
  );
  return placed.size === announced;
}

/** Refuses an operation that does not declare the variable of a file. */
export const requireDeclaredUploads: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request, operation }) => {
        const declared = new Set(
          operation?.variableDefinitions?.map(({ variable }) => variable.name.value),
        );
        const unknown = uploadsIn(request.variables).find(([name]) => !declared.has(name));
        if (unknown) {
          throw badRequest(
            `The operation does not declare the variable "${unknown[0]}" of a file.`,
          );
        }
        return Promise.resolve();
      },
    }),
};

function uploadsIn(variables: unknown): [name: string, Upload][] {
  const entries = Object.entries((variables ?? {}) as Record<string, unknown>);
  return entries.filter((entry): entry is [string, Upload] => entry[1] instanceof Upload);
}
