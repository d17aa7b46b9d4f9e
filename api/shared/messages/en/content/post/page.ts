/** The messages of posts for visitors. */
export const page = {
  /** Home lists them. */
  listName: 'Home',
  loadMore: 'Load more posts',
  pictures: 'Pictures:',
};
