import { sentence } from '../../grammar.ts';

/** The messages of posts for visitors. */
export const page = {
  /** Home lists them. */
  listName: 'Home',
  loadMore: 'Load more posts',
  pictures: sentence({ one: '1 picture', other: '{count} pictures' }, 'count'),
};
