import type { settings as english } from '../en/adminSettings.ts';

export const settings: typeof english = {
  kind: 'ቅንብር',
  saved: 'ቅንብሩ በተሳካ ሁኔታ ተቀምጧል',
  createHeading: 'ቅንብሮች',
  editHeading: 'ቅንብሮች',
  submit: 'ለውጦቹን ያስቀምጡ',
  seeIt: '«ያግኙን» የሚለውን ገጽ ይመልከቱ',
  intro: 'እዚህ የሚያስቀምጡት በሁለቱም ቋንቋዎች በሁሉም ገጾች ላይ ወዲያውኑ ይታያል። ባዶ የተተወ ነገር አይታይም።',
  sections: {
    contact: 'እኛን ማግኛ መንገዶች',
    social: 'ቡድኖችና ገጾች',
    bank: 'የባንክ ሒሳብ',
    forms: 'ጎብኚዎች የሚልኩት',
  },
  hints: {
    contact: '«ያግኙን» በሚለው ገጽና በእያንዳንዱ ገጽ ግርጌ ይታያል።',
    social: 'የቡድኑን ወይም የገጹን አገናኝ እዚህ ይለጥፉ።',
    bank: '«ይደግፉን» በሚለው ገጽ ይታያል። ጎብኚዎች ከገጹ ስለሚቀዱት እያንዳንዱን አኃዝ ያረጋግጡ።',
  },
  fields: {
    phoneNumber: {
      label: 'ስልክ ቁጥር',
      inSentences: 'ስልክ ቁጥሩን',
      hint: 'ከአገር መለያው ጋር፣ ለምሳሌ +64 9 000 0000',
    },
    contactEmail: { label: 'ኢሜይል', inSentences: 'የኢሜይል አድራሻውን' },
    officeLocation: { label: 'የጽሕፈት ቤቱ አድራሻ', inSentences: 'የጽሕፈት ቤቱን አድራሻ' },
    facebookUrl: { label: 'ፌስቡክ', inSentences: 'የፌስቡክ አገናኙን' },
    telegramUrl: { label: 'ቴሌግራም', inSentences: 'የቴሌግራም አገናኙን' },
    whatsappUrl: { label: 'ዋትስአፕ', inSentences: 'የዋትስአፕ አገናኙን' },
    viberUrl: { label: 'ቫይበር', inSentences: 'የቫይበር አገናኙን' },
    bankAccountName: { label: 'የሒሳቡ ባለቤት ስም', inSentences: 'የሒሳቡን ባለቤት ስም' },
    bankName: { label: 'ባንክ', inSentences: 'የባንኩን ስም' },
    bankAccountNumber: { label: 'የሒሳብ ቁጥር', inSentences: 'የሒሳብ ቁጥሩን' },
    inquiryRetentionDays: {
      label: 'ጥያቄ የሚቀመጥባቸው ቀናት',
      inSentences: 'ጥያቄ የሚቀመጥባቸውን ቀናት',
      hint: 'በኢሜይል ከተላከ፣ ከተነበበ ወይም ከተመለሰ ጀምሮ ይቆጠራል። ቅጹ ይህንን ለጎብኚዎች ይናገራል።',
    },
    saveMembershipApplications: {
      label: 'ለአባልነት የሚያመለክት ሰው',
      inSentences: 'ማመልከቻው ምን እንደሚሆን',
    },
  },
  applications: {
    off: 'በበጎ ፈቃደኛ ይመዘገባል',
    on: 'ወዲያውኑ በአባላት ዝርዝር ውስጥ ይገባል',
  },
  server: {
    heading: 'በሰርቨሩ ላይ የተወሰኑ',
    hint: 'እነዚህን መለወጥ የሚችለው ሰርቨሩን የሚያስተዳድር ብቻ ነው፤ እዚህ ከሚቀመጠው ይቀድማሉ።',
    siteUrl: 'የዚህ ድረ ገጽ አድራሻ',
    mail: 'ኢሜይል',
    mailFrom: (address) => `ላኪ፦ ${address}`,
    noMail: 'አልተዘጋጀም፦ መልእክቶች ሁሉ በሚላኩ መልእክቶች ዝርዝር ውስጥ ይቀመጣሉ፤ በኢሜይል የሚላክ ነገር የለም።',
    inbox: 'የማኅበሩ የመልእክት ሳጥን',
    inboxIsContact: 'ከላይ ያለው የኢሜይል አድራሻ',
  },
};
