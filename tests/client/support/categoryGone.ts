import { GraphQLError } from 'graphql';

/** The failure of the API if a record is to get a category that does not exist. */
export const categoryGone = () =>
  new GraphQLError('This category is not there any more', {
    extensions: {
      code: 'BAD_USER_INPUT',
      reason: 'categoryNotFound',
      fields: { categoryId: 'Please select a category' },
    },
  });
