/** What visitors read of posts. */
export const page = {
  /** Home lists them. */
  listName: 'Home',
  loadMore: 'Load more posts',
};
