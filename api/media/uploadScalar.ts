import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { uploadInterrupted } from '../errors.ts';

/**
 * The scalar of graphql-upload. The promise of a file that does not arrive, because the rest of the
 * request is not as it should be, rejects with BAD_USER_INPUT.
 */
export const UploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    const file = GraphQLUpload.parseValue(value).catch(() => {
      throw uploadInterrupted();
    });
    // Nobody waits for the file of an operation that is refused before.
    file.catch(() => undefined);
    return file;
  },
});
