import type { adminHistory as english } from '../en/adminHistory.ts';

export const adminHistory: typeof english = {
  open: 'ታሪክ',
  openName: (title) => `ታሪክ፦ ${title}`,
  back: (title) => `ያስተካክሉ፦ ${title}`,
  intro:
    'ማን ምን እንደቀየረ፣ የመጨረሻው ለውጥ መጀመሪያ። አንድ የቀድሞ ቅጂ ሲመለስ ጽሑፎቹና ትርጉሞቹ እንደ አዲስ ቅጂ ይመለሳሉ። ሥዕሉ ወይም ፋይሉ፣ እንዲሁም ጎብኚዎች የሚያዩት መሆኑ እንዳለ ይቆያል።',
  version: (number) => `ቅጂ ${number}`,
  present: 'አሁን ያለው ቅጂ ይህ ነው።',
  created: 'ተፈጠረ።',
  unknownPerson: 'መለያው የማይታወቅ ሰው',
  otherFiles: 'ሥዕሉ ወይም ፋይሉ ተቀይሯል።',
  fields: {
    language: 'ቋንቋ',
    publishedAt: 'የሚታተምበት ጊዜ',
    unpublishAt: 'የሚነሣበት ጊዜ',
    socialMediaPlatforms: 'ማኅበራዊ ሚዲያ',
    socialMediaPlatformLinks: 'የማኅበራዊ ሚዲያ አገናኞች',
  },
  restore: 'ይመልሱ',
  restoreName: (number) => `ቅጂ ${number} ይመልሱ`,
  restoring: 'በመመለስ ላይ ነው...',
  success: (number) => `ቅጂ ${number} ተመልሷል።`,
  failure: (number) => `ቅጂ ${number} መመለስ አልተቻለም።`,
  loadMore: 'የቀድሞ ቅጂዎችን ያሳዩ',
};
