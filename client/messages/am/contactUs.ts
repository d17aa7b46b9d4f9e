import type { contactUs as english } from '../en/contactUs.ts';
import { plural } from './grammar.ts';

export const contactUs: typeof english = {
  heading: 'ያግኙን',
  intro: 'ጥያቄ፣ ሐሳብ ወይም የሚያስፈልግዎ ነገር አለ? ከእርስዎ መስማት ያስደስተናል። በአማርኛ ወይም በእንግሊዝኛ፣ እንደሚመርጡት ይጻፉልን።',
  phone: 'ስልክ',
  email: 'ኢሜይል',
  office: 'ቢሮ',
  phoneName: (phone) => `ይደውሉልን፦ ${phone}`,
  emailName: (email) => `ኢሜይል ይጻፉልን፦ ${email}`,
  noDetails: 'ስልክ ቁጥራችንና የኢሜይል አድራሻችን ለጊዜው እዚህ አልተገለጹም።',
  stayConnected: {
    heading: 'ከእኛ ጋር እንደተገናኙ ይቆዩ',
    intro: 'ስለ ዝግጅቶችና ዜናዎች በሚጠቀሙበት ማኅበራዊ መገናኛ ይከታተሉ።',
    viber: 'የቫይበር ቡድናችንን ይቀላቀሉ',
    facebook: 'በፌስቡክ ይከተሉን',
    whatsapp: 'በዋትስአፕ ይቀላቀሉን',
    telegram: 'በቴሌግራም ይቀላቀሉን',
    none: 'የቡድኖቻችን አገናኞች ገና እዚህ አልተቀመጡም። እባክዎ በቅርቡ ተመልሰው ይመልከቱ።',
  },
  form: {
    heading: 'ጥያቄዎን ይላኩልን',
    fields: {
      name: { label: 'ስም', inSentences: 'ስምዎን' },
      title: { label: 'ርእሰ ጉዳይ', inSentences: 'ርእሰ ጉዳዩን' },
      email: { label: 'ኢሜይል', inSentences: 'የኢሜይል አድራሻዎን' },
      message: { label: 'መልእክት', inSentences: 'መልእክትዎን' },
    },
    submit: 'መልእክቱን ይላኩ',
    submitting: 'በመላክ ላይ ነው...',
    success: 'መልእክትዎ በተሳካ ሁኔታ ተልኳል!',
    errorPrefix: 'መልእክቱን መላክ አልተቻለም፦ ',
    stored: 'መልእክትዎ ደርሶናል፦ በጎ ፈቃደኞቻችን በሚያነቡበት በዚህ ድረ ገጽ ላይ ተቀምጧል።',
    privacyNote(settings) {
      const purpose = 'ስምዎን፣ ኢሜይልዎንና መልእክትዎን የምንጠቀምባቸው ጥያቄዎን ለማንበብና ለመመለስ ብቻ ነው።';
      if (!settings) return purpose;
      const time = plural(settings.inquiryRetentionDays, 'ቀን', 'ቀናት');
      return settings.sendsMail
        ? `${purpose} በኢሜይል ከደረሱን፣ ወይም እዚህ ካነበብናቸው ወይም ከመለስንላቸው በኋላ (የመጨረሻው ተቆጥሮ) ${time} ሲሞላ ከዚህ ድረ ገጽ ይወገዳሉ።`
        : `${purpose} በዚህ ድረ ገጽ ላይ ይቀመጣሉ፤ ሊያነቧቸው የሚችሉት በጎ ፈቃደኞቻችን ብቻ ናቸው፤ ከመካከላችን አንዱ ካነበባቸው ወይም ከመለሰላቸው በኋላ ${time} ሲሞላ ይወገዳሉ።`;
    },
  },
};
