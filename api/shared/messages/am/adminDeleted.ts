import type { adminDeleted as english } from '../en/adminDeleted.ts';

export const adminDeleted: typeof english = {
  heading: 'የተሰረዙ መዝገቦች',
  intro: 'የተሰረዘ መዝገብ ከነትርጉሞቹ፣ ከነፋይሎቹና ከነአድራሻው ለተወሰኑ ሳምንታት መመለስ ይቻላል።',
  columns: {
    kind: 'ዓይነት',
    deletedAt: 'የተሰረዘበት ጊዜ',
    deletedBy: 'የሰረዘው',
    restorableUntil: 'መመለስ የሚቻለው እስከ',
  },
  restore: 'ይመልሱ',
  restoreName: (title) => `ይመልሱ፦ ${title}`,
  find: 'ርዕስ ወይም ሰው',
  allKinds: 'ሁሉም ዓይነቶች',
  day: 'የተሰረዘበት ቀን',
  nothingFound: 'የሚስማማ የተሰረዘ መዝገብ የለም።',
  restoreSelected: 'የተመረጡትን መዝገቦች ይመልሱ',
  successAll: (count) => `ተመልሰዋል፦ ${String(count)} መዝገቦች።`,
  empty: 'ሊመለስ የሚችል የተሰረዘ መዝገብ የለም።',
  undoName: (title) => `የተሰረዘውን ይመልሱ፦ ${title}`,
  success: (title) => `ተመልሷል፦ ${title}`,
  intoCategory: {
    gone: (title) => `ምድቡ ተሰርዟል። እባክዎ የሚመለስበትን ምድብ ይምረጡ፦ ${title}`,
    none: (title) => `ምድቡ ተሰርዟል፤ ሌላ ምድብም የለም። እባክዎ መጀመሪያ ምድብ ይጨምሩ፣ ከዚያም ይመልሱት፦ ${title}`,
    restore: 'ወደዚህ ምድብ ይመልሱ',
  },
};
