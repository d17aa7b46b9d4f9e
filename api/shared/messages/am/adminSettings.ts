import type { settings as english } from '../en/adminSettings.ts';
import { pictureFields } from './fieldMessages.ts';

export const settings: typeof english = {
  kind: 'ቅንብር',
  saved: 'ቅንብሩ በተሳካ ሁኔታ ተቀምጧል',
  createHeading: 'ቅንብሮች',
  editHeading: 'ቅንብሮች',
  submit: 'ለውጦቹን ያስቀምጡ',
  seeIt: '«ያግኙን» የሚለውን ገጽ ይመልከቱ',
  seeBank: '«ይደግፉን» የሚለውን ገጽ ይመልከቱ',
  intro: 'እዚህ የሚያስቀምጡት በሁለቱም ቋንቋዎች በሁሉም ገጾች ላይ ወዲያውኑ ይታያል። ባዶ የተተወ ነገር አይታይም።',
  sections: {
    contact: 'እኛን ማግኛ መንገዶች',
    social: 'ቡድኖችና ገጾች',
    bank: 'የባንክ ሒሳብ',
    dueDates: 'የጊዜ ገደቦች',
    receipts: 'የልገሳ ደረሰኞች',
    forms: 'ጎብኚዎች የሚልኩት',
  },
  hints: {
    contact: '«ያግኙን» በሚለው ገጽና በእያንዳንዱ ገጽ ግርጌ ይታያል።',
    social: 'የቡድኑን ወይም የገጹን አገናኝ እዚህ ይለጥፉ።',
    bank: '«ይደግፉን» በሚለው ገጽ ይታያል። ጎብኚዎች ከገጹ ስለሚቀዱት እያንዳንዱን አኃዝ ያረጋግጡ።',
    dueDates:
      'ለጎብኚዎች አይታይም። «የጊዜ ገደቦች» የሚለው ገጽ ከእነዚህ ቀናት ይቆጥራል። ቀጣዩ የሂሳብ መዝጊያ ቀን ካለፈ በኋላ ዘግይቶ የተደረገ ጉባኤ ወይም የቀረበ ሪፖርት ለቀጣዩ ዓመት ይቆጠራል፤ በእሱ ቀን ምትክ ያንን የሂሳብ መዝጊያ ቀን ያስገቡ።',
    receipts:
      'የልገሳ ደረሰኝ እንዲሰጥ ፈቃድ ላለው ማኅበር ብቻ ነው። እነዚህ እስኪሞሉ ደረሰኝ አይሰጥም፤ የበጎ አድራጎት መዝገብ ቁጥር ግዴታ አይደለም።',
  },
  doubt: {
    found: 'ገና ምንም አልተቀመጠም፦ እባክዎ ከላይ ላለው ጥያቄ መልስ ይስጡ።',
    heading: 'ቢሆንም ይቀመጥ?',
    bankAccount: (number) =>
      `ይህ የኒውዚላንድ የሒሳብ ቁጥር አይደለም፦ ${number}። እባክዎ እያንዳንዱን አኃዝ ከባንኩ መግለጫ ጋር ያመሳክሩ።`,
    balanceDate: (count) =>
      `የአባልነት ክፍያ ዓመታት አብረው ይቀየራሉ፤ የተመዘገቡት ክፍያዎች (${String(count)}) ግን የዓመታቸውን ቁጥር ይዘው ይቆያሉ። ስለዚህ የከፈሉ አባላት እንዳልከፈሉ ሊታዩና ማስታወሻ ሊደርሳቸው ይችላል። ከቀየሩ በኋላ «የአባልነት ክፍያዎች» የሚለውን ገጽ ያረጋግጡ።`,
    anyway: 'ቢሆንም ይቀመጥ',
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
    balanceDate: {
      label: 'የሒሳብ መዝጊያ ቀን',
      inSentences: 'የሒሳብ መዝጊያ ቀኑን',
      hint: 'የበጀት ዓመቱ የመጨረሻ ቀን፦ ቀንና ወር፣ ለምሳሌ 31-03። የአባልነት ክፍያ ዓመትም ይህ ነው',
      errors: { invalidDate: 'በየዓመቱ ያለ ቀንና ወር ያስገቡ፣ ለምሳሌ 31-03' },
    },
    lastGeneralMeeting: {
      label: 'የመጨረሻው ዓመታዊ ጠቅላላ ጉባኤ',
      inSentences: 'የመጨረሻውን ዓመታዊ ጠቅላላ ጉባኤ ቀን',
    },
    lastAnnualReturn: {
      label: 'የመጨረሻው ዓመታዊ ሪፖርት የቀረበበት ቀን',
      inSentences: 'የመጨረሻው ዓመታዊ ሪፖርት የቀረበበትን ቀን',
    },
    lastOfficerNotice: {
      label: 'ስለ ኮሚቴ አባላት ለመዝጋቢው መሥሪያ ቤት የመጨረሻው ማሳወቂያ የተላከበት ቀን',
      inSentences: 'የመጨረሻው ማሳወቂያ የተላከበትን ቀን',
    },
    irdNumber: {
      label: 'የማኅበሩ የግብር መለያ ቁጥር',
      hint: 'ስምንት ወይም ዘጠኝ አኃዝ',
      errors: { invalid: 'ይህ የግብር መለያ ቁጥር አይደለም። እያንዳንዱን አኃዝ ያረጋግጡ።' },
    },
    charitiesNumber: {
      label: 'የበጎ አድራጎት መዝገብ ቁጥር',
      hint: 'ሁለት ፊደልና አምስት አኃዝ',
      errors: { invalid: 'የበጎ አድራጎት መዝገብ ቁጥር ሁለት ፊደልና አምስት አኃዝ ነው' },
    },
    signatoryName: { label: 'ፈራሚው ሰው', inSentences: 'የፈራሚውን ስም' },
    signatoryOffice: { label: 'የፈራሚው ኃላፊነት', inSentences: 'የፈራሚውን ኃላፊነት' },
    inquiryRetentionDays: {
      label: 'ጥያቄ የሚቀመጥባቸው ቀናት',
      inSentences: 'ጥያቄ የሚቀመጥባቸውን ቀናት',
      hint: 'በኢሜይል ከተላከ፣ ከተነበበ ወይም ከተመለሰ ጀምሮ ይቆጠራል። ቅጹ ይህንን ለጎብኚዎች ይናገራል።',
    },
    formerMemberRetentionMonths: {
      label: 'የቀድሞ አባል አድራሻና ስልክ የሚቀመጥባቸው ወራት',
      inSentences: 'የቀድሞ አባል አድራሻና ስልክ የሚቀመጥባቸውን ወራት',
      hint: 'አባልነቱ ካበቃበት ቀን ጀምሮ ይቆጠራል። ስሞችና ቀኖች ሕጉ እንደሚጠይቀው ለሰባት ዓመታት ይቀመጣሉ።',
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
  pictures: {
    kind: 'የድረ ገጹ ምስል',
    createHeading: 'የድረ ገጹ ምስል',
    editHeading: 'የድረ ገጹ ምስል',
    submit: 'ለውጦቹን ያስቀምጡ',
    seeIt: 'መነሻ ገጹን ይመልከቱ',
    heading: 'የድረ ገጹ ምስሎች',
    hint: 'እያንዳንዱ ከድረ ገጹ ጋር የመጣን ምስል ይተካል። በሰፊ ማያ ገጽ ላይ የእንኳን ደህና መጡ ጽሑፉ የመነሻ ገጹን ምስል ግራ ግማሽ ይሸፍናል።',
    places: {
      HERO: 'በመነሻ ገጹ አናት',
      DARK_HERO: 'በመነሻ ገጹ አናት፣ በጨለማ ቀለም',
      LOGO: 'አርማ',
      DARK_LOGO: 'በጨለማ ዳራ ላይ ያለ አርማ',
    },
    bundled: 'ከድረ ገጹ ጋር የመጣው ምስል',
    same: 'የራሱ ምስል የለውም',
    replace: 'ይተኩ',
    restore: {
      action: 'የመጀመሪያውን ይመልሱ',
      title: 'የመጀመሪያውን ምስል መመለስ',
      text: 'ምስሉ ይወገዳል፤ ገጹ ያለ እሱ እንደነበረው ይታያል።',
      note: 'ይህን መመለስ አይቻልም።',
      success: (place) => `የመጀመሪያው ምስል ተመልሷል፦ ${place}`,
    },
    fields: { image: { label: 'ምስል', inSentences: 'ምስሉን' }, ...pictureFields },
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
