import type { adminPreviews as english } from '../en/adminPreviews.ts';

export const adminPreviews: typeof english = {
  see: 'ገጹን ይመልከቱ',
  seeName: (title) => `ገጹን ይመልከቱ፦ ${title}`,
};
