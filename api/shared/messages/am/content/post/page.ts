import type { page as english } from '../../../en/content/post/page.ts';

export const page: typeof english = {
  listName: 'መነሻ',
  loadMore: 'ተጨማሪ ዜናዎችን ያሳዩ',
  pictures: 'ምስሎች፦',
};
