import { GraphQLError } from 'graphql';

/** The failure of the API where a record is to have a category that is not there. */
export const categoryGone = () =>
  new GraphQLError('This category is not there any more', {
    extensions: {
      code: 'BAD_USER_INPUT',
      reason: 'categoryNotFound',
      fields: { categoryId: 'Please select a category' },
    },
  });
