import type { page as english } from '../../../en/content/post/page.ts';
import { sentence } from '../../grammar.ts';

export const page: typeof english = {
  listName: 'መነሻ',
  loadMore: 'ተጨማሪ ዜናዎችን ያሳዩ',
  pictures: sentence({ one: '{count} ምስል', other: '{count} ምስሎች' }, 'count'),
};
