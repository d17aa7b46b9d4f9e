import type { mediaLibrary as english } from '../en/adminMediaLibrary.ts';

export const mediaLibrary: typeof english = {
  open: {
    image: 'ቀድሞ ከተጫኑ ምስሎች ይምረጡ',
    both: 'ቀድሞ ከተጫኑ ምስሎችና ቪዲዮዎች ይምረጡ',
    document: 'ቀድሞ ከተጫኑ ሰነዶች ይምረጡ',
  },
  intro: 'የሚመርጡት ይገለበጣል። በሌላው ገጽ ላይ ምንም ቢደረግ እዚህ ይቆያል።',
  close: 'ዝጋ',
  search: 'በገጹ ቃላት ይፈልጉ',
  list: 'ቀድሞ የተጫኑ',
  video: 'ቪዲዮ',
  document: 'ሰነድ (PDF)',
  found: (count) => `${String(count)} ፋይል`,
  none: 'ምንም አልተገኘም።',
  copying: 'በመገልበጥ ላይ ነው...',
  gone: 'ይህ በዚህ መካከል ተወግዷል። እባክዎ ሌላ ይምረጡ።',
  failed: 'መገልበጥ አልተቻለም። እባክዎ የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይምረጡት።',
  notOpened: 'ዝርዝሩን መክፈት አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
};
