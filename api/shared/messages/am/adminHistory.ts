import type { adminHistory as english } from '../en/adminHistory.ts';

export const adminHistory: typeof english = {
  open: 'ታሪክ',
  openName: (title) => `ታሪክ፦ ${title}`,
  back: (title) => `ያስተካክሉ፦ ${title}`,
  intro:
    'ማን ምን እንደቀየረ፣ የመጨረሻው ለውጥ መጀመሪያ። አንድ የቀድሞ ቅጂ ሲመለስ ጽሑፎቹና ትርጉሞቹ፣ እንዲሁም ገና ከተቀመጠ ምስሉ ወይም ፋይሉ፣ እንደ አዲስ ቅጂ ይመለሳሉ። ጎብኚዎች የሚያዩት መሆኑ እንዳለ ይቆያል።',
  version: (number) => `ቅጂ ${number}`,
  present: 'አሁን ያለው ቅጂ ይህ ነው።',
  created: 'ተፈጠረ።',
  restored: (number) => `ቅጂ ${number} ተመልሷል።`,
  unknownPerson: 'መለያው የማይታወቅ ሰው',
  translation: {
    stillRight: 'ትርጉሙ አሁንም ትክክል መሆኑ ተረጋግጧል።',
    outdatedAgain: 'ትርጉሙ እንደገና ጊዜ ያለፈበት ሆኗል።',
  },
  albumOrder: 'የተጨማሪዎቹ ምስሎች ቅደም ተከተል ተቀይሯል።',
  file: {
    heading: 'ምስል ወይም ፋይል',
    before: 'በፊት',
    after: 'ከዚያ በኋላ',
    none: 'ምንም የለም።',
    gone: 'ከእንግዲህ አልተቀመጠም።',
    notDescribed: 'መግለጫ የለውም።',
    open: { IMAGE: 'ምስሉን ይክፈቱ', VIDEO: 'ቪዲዮውን ይክፈቱ', DOCUMENT: 'ሰነዱን ይክፈቱ' },
    openName: (open, when, name) => `${open} (${when}፦ ${name})`,
    keptUntil: (date) => `እስከዚህ ጊዜ ይቀመጣል፦ ${date}።`,
  },
  fileStays: 'የዚህ ቅጂ ምስል ወይም ፋይል ከእንግዲህ አልተቀመጠም። ቅጂው ሲመለስ አሁን ያለው እንዳለ ይቆያል።',
  removal: {
    action: 'የቀድሞ ምስሎችንና ፋይሎችን አሁን ያስወግዱ',
    title: 'የቀድሞ ምስሎችና ፋይሎች ይወገዱ?',
    text: 'ለዘለቄታው ይወገዳሉ፤ የነበሩባቸው ቅጂዎች ከዚያ በኋላ ያለ እነርሱ ብቻ ሊመለሱ ይችላሉ። አሁን የሚታየው ይቆያል።',
    success: (title) => `የቀድሞ ምስሎችና ፋይሎች ተወግደዋል፦ ${title}`,
  },
  fields: {
    language: 'ቋንቋ',
    publishedAt: 'የሚታተምበት ጊዜ',
    unpublishAt: 'የሚነሣበት ጊዜ',
    socialMediaPlatforms: 'ማኅበራዊ ሚዲያ',
    socialMediaPlatformLinks: 'የማኅበራዊ ሚዲያ አገናኞች',
  },
  restore: 'ይመልሱ',
  restoreName: (number) => `ቅጂ ${number} ይመልሱ`,
  success: (number) => `ቅጂ ${number} ተመልሷል።`,
  successWithoutFile: (number) =>
    `ቅጂ ${number} ተመልሷል፤ ምስሉ ወይም ፋይሉ ግን ከእንግዲህ አልተቀመጠም። አሁን ያለው እንዳለ ቆይቷል።`,
  reasons: {
    changedMeanwhile: 'በዚህ መካከል ሌላ ሰው ለውጦታል። አሁን የመጨረሻው ቅጂ ይታያል፤ አሁንም ከፈለጉ እንደገና ይመልሱ።',
    incompleteDrafts:
      'ይህ ቅጂ ረቂቅ ነበር፤ ለጎብኚዎች የሚያስፈልግ ነገር ይጎድለዋል። መዝገቡን ይክፈቱ፣ «እንደ ረቂቅ ይቀመጥ» የሚለውን ይምረጡና ያስቀምጡ። ከዚያም ቅጂውን ይመልሱ።',
  },
};
