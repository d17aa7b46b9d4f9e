import type { admin as english } from '../../../en/content/event/admin.ts';
import { description, mapLink, paragraphs, pictureFields } from '../../fieldMessages.ts';

export const admin: typeof english = {
  kind: 'ዝግጅት',
  name: 'ዝግጅቶች',
  createHeading: 'ዝግጅት ያስገቡ',
  editHeading: 'ዝግጅቱን ያስተካክሉ',
  submit: 'ዝግጅቱን ያስገቡ',
  seeIt: 'ዝግጅቱን ይመልከቱ',
  past: { note: 'ቀኑ ስላለፈ ጎብኚዎች በዝግጅቶች ገጽ ላይ አያዩትም።' },
  list: {
    heading: 'ዝግጅቶችን ያስተዳድሩ',
    empty: 'እስካሁን እዚህ ዝግጅት የለም።',
    period: 'የትኞቹ ዝግጅቶች',
    periods: { ALL: 'ሁሉም', UPCOMING: 'መጪ', PAST: 'ያለፉ' },
  },
  times: {
    choose: 'ሰዓቱን ይምረጡ',
    chooseEnd: 'የሚያበቃበትን ሰዓት ይምረጡ',
    words: 'ይህ የሰዓት አጻጻፍ ስላልሆነ በቀን መቁጠሪያዎች ላይ ዝግጅቱ ቀኑን ሙሉ እንደሚቆይ ይታያል።',
    endWords: 'ይህ የሰዓት አጻጻፍ ስላልሆነ በቀን መቁጠሪያዎች ላይ የሚያበቃበት ሰዓት አይታይም።',
    understood: (times) => `በኒውዚላንድ ${times}፣`,
    beforeDawn: 'ይህ ጎህ ከመቅደዱ በፊት ያለው ሌሊት ነው፤ ቀኑ የሚጀምረው እንደ ኒውዚላንድ አቆጣጠር ከእኩለ ሌሊት ነው።',
    withoutHalf: 'እባክዎ AM ወይም PM ይጨምሩ።',
    withoutPart:
      'ይህ በኢትዮጵያ አቆጣጠር የታወቀ ሰዓት አይደለም። እባክዎ ሰዓቱን ከቀኑ ክፍል ጋር ይጻፉ፤ ለምሳሌ ከጠዋቱ 4 ሰዓት ወይም ከምሽቱ 1 ሰዓት።',
  },
  joinLink: {
    label: 'መሳተፊያ አገናኝ',
    hint: 'ካለ፤ ለምሳሌ የቪዲዮ ስብሰባ አድራሻ',
    errors: { invalidUrl: 'እባክዎ ትክክለኛ አድራሻ ያስገቡ።' },
  },
  sections: { what: 'ምንና መቼ', where: 'የት', about: 'ስለ ዝግጅቱ', picture: 'ምስል' },
  fields: {
    title: { label: 'ርዕስ', inSentences: 'የዝግጅቱን ርዕስ' },
    date: { label: 'ቀን', inSentences: 'የዝግጅቱን ቀን' },
    time: {
      label: 'ሰዓት',
      hint: 'ለምሳሌ 10:00 AM፣ 6 to 9 PM ወይም በኢትዮጵያ አቆጣጠር ከጠዋቱ 4 ሰዓት',
      inSentences: 'የዝግጅቱን ሰዓት',
    },
    endDate: { label: 'የመጨረሻ ቀን', hint: 'ለብዙ ቀናት ለሚቆይ ዝግጅት ብቻ', inSentences: 'የመጨረሻውን ቀን' },
    endTime: {
      label: 'የሚያበቃበት ሰዓት',
      hint: 'የሚታወቅ ከሆነ፤ ለምሳሌ 1:00 PM',
      inSentences: 'የሚያበቃበትን ሰዓት',
      errors: {
        endBeforeStart:
          'ማብቂያው ከመጀመሪያው በፊት ሊሆን አይችልም። ከእኩለ ሌሊት በኋላ የሚያበቃ ከሆነ ቀጣዩን ቀን የመጨረሻ ቀን አድርገው ያስገቡ።',
      },
    },
    placeType: {
      label: 'የሚካሄድበት',
      values: {
        PHYSICAL: 'በአንድ ቦታ',
        ONLINE: 'በኢንተርኔት',
        TO_BE_ANNOUNCED: 'ቦታው ወደፊት ይገለጻል',
        CANCELLED: 'የትም፦ ዝግጅቱ ተሰርዟል',
      },
    },
    location: { label: 'ቦታ', hint: 'የቦታው ስምና አድራሻው', inSentences: 'የዝግጅቱን ቦታ' },
    mapLink: {
      ...mapLink,
      errors: { invalidUrl: 'እባክዎ ትክክለኛ የጉግል ካርታ (Google Maps) አድራሻ ያስገቡ።' },
    },
    description: { ...description(paragraphs), inSentences: 'የዝግጅቱን መግለጫ' },
    image: { label: 'ምስል', inSentences: 'የዝግጅቱን ምስል' },
    withoutImage: { label: 'ያለ ምስል፦ ጎብኚዎች የድረ ገጹን ዓርማ ያያሉ' },
    ...pictureFields,
  },
};
