/** What visitors read of posts. */
export const page = {
  loadMore: 'Load more posts',
};
