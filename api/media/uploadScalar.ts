import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { uploadInterrupted } from '../errors.ts';

/**
 * The scalar of graphql-upload. If a file does not arrive, because the rest of the request is
 * invalid, its promise rejects with BAD_USER_INPUT.
 */
export const UploadScalar = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue(value) {
    const file = GraphQLUpload.parseValue(value).catch(() => {
      throw uploadInterrupted();
    });
    // If the operation is refused first, nothing waits for the file.
    file.catch(() => undefined);
    return file;
  },
});
