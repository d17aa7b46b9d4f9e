import type { contactUs as english } from '../en/contactUs.ts';
import { sentence } from './grammar.ts';

export const contactUs: typeof english = {
  heading: 'ያግኙን',
  intro: 'ጥያቄ፣ ሐሳብ ወይም የሚያስፈልግዎ ነገር አለ? ከእርስዎ መስማት ያስደስተናል። በአማርኛ ወይም በእንግሊዝኛ፣ እንደሚመርጡት ይጻፉልን።',
  phone: 'ስልክ',
  email: 'ኢሜይል',
  office: 'ቢሮ',
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
    stored: 'መልእክትዎ ደርሶናል፦ በዚህ ድረ ገጽ ላይ የሚያነቡት በጎ ፈቃደኞቻችን ብቻ ናቸው።',
    privacy: {
      purpose: 'ስምዎን፣ ኢሜይልዎንና መልእክትዎን የምንጠቀምባቸው ጥያቄዎን ለማንበብና ለመመለስ ብቻ ነው።',
      mailed: sentence(
        {
          one: 'በኢሜይል ከደረሱን፣ ወይም እዚህ ካነበብናቸው ወይም ከመለስንላቸው በኋላ (የመጨረሻው ተቆጥሮ) {days} ቀን ሲሞላ ከዚህ ድረ ገጽ ይወገዳሉ።',
          other:
            'በኢሜይል ከደረሱን፣ ወይም እዚህ ካነበብናቸው ወይም ከመለስንላቸው በኋላ (የመጨረሻው ተቆጥሮ) {days} ቀናት ሲሞላ ከዚህ ድረ ገጽ ይወገዳሉ።',
        },
        'days',
      ),
      stored: sentence(
        {
          one: 'በዚህ ድረ ገጽ ላይ ይቀመጣሉ፤ ሊያነቧቸው የሚችሉት በጎ ፈቃደኞቻችን ብቻ ናቸው፤ ከመካከላችን አንዱ ካነበባቸው ወይም ከመለሰላቸው በኋላ {days} ቀን ሲሞላ ይወገዳሉ።',
          other:
            'በዚህ ድረ ገጽ ላይ ይቀመጣሉ፤ ሊያነቧቸው የሚችሉት በጎ ፈቃደኞቻችን ብቻ ናቸው፤ ከመካከላችን አንዱ ካነበባቸው ወይም ከመለሰላቸው በኋላ {days} ቀናት ሲሞላ ይወገዳሉ።',
        },
        'days',
      ),
    },
  },
};
