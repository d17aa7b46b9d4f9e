import type { admin as english } from '../../../en/content/directory/admin.ts';
import { platforms } from '../../association.ts';
import { category, description, mapLink, webAddress, pictureFields } from '../../fieldMessages.ts';

export const admin: typeof english = {
  kind: 'የማውጫ መዝገብ',
  name: 'ማውጫ',
  createHeading: 'በማውጫው ውስጥ ይመዝግቡ',
  editHeading: 'የማውጫውን መዝገብ ያስተካክሉ',
  submit: 'በማውጫው ውስጥ ያስገቡ',
  seeIt: 'በማውጫው ውስጥ ይመልከቱት',
  list: { heading: 'ማውጫውን ያስተዳድሩ', empty: 'በማውጫው ውስጥ እስካሁን የተመዘገበ የለም።' },
  sections: {
    what: 'ድርጅቱ',
    where: 'የሚገኝበት ቦታ',
    contact: 'የሚገናኙበት መንገድ',
    social: 'በማኅበራዊ መገናኛ',
    picture: 'ምስል',
  },
  hints: {
    social: 'የገጾቹንና የቡድኖቹን አገናኞች ወይም እንደ @name ያሉ ስሞችን ያስገቡ፤ ለዋትስአፕ ስልክ ቁጥር ይበቃል። የሌሉትን ባዶ ይተዉአቸው።',
  },
  fields: {
    name: {
      label: 'ስም',
      inSentences: 'የድርጅቱን ስም',
      errors: { duplicate: 'በዚህ ምድብ ውስጥ ይህ ስምና አድራሻ ያለው ድርጅት አለ።' },
    },
    categoryId: category,
    description: description('የሚሰጠውን አገልግሎት ይግለጹ። እያንዳንዱ መስመር ለብቻው ይቆማል።'),
    location: { label: 'አድራሻ', inSentences: 'አድራሻውን' },
    mapLink,
    telephone: {
      label: 'ስልክ',
      hint: 'ከአካባቢ መለያው ጋር ያለ ቁጥር፤ ለምሳሌ 09 555 0100',
      inSentences: 'የስልክ ቁጥሩን',
    },
    openingHours: {
      label: 'የሥራ ሰዓት',
      hint: 'በቃላት፤ ለምሳሌ፦ ከሰኞ እስከ ዓርብ ከ9 am – 5 pm። መስመሮቹ እንደጻፏቸው ይቆያሉ።',
      inSentences: 'የሥራ ሰዓቱን',
    },
    website: { label: 'ድረ ገጽ', hint: webAddress, inSentences: 'የድረ ገጹን አድራሻ' },
    facebook: { label: platforms.facebook },
    instagram: { label: platforms.instagram },
    telegram: { label: platforms.telegram },
    whatsapp: { label: platforms.whatsapp },
    viber: {
      label: platforms.viber,
      hint: 'በቫይበር «Share → Copy link»ን መርጠው አገናኙን እዚህ ይለጥፉ፤ ቫይበር ለስልክ ቁጥር ይፋዊ አድራሻ የለውም።',
    },
    x: { label: platforms.x },
    image: { label: 'ምስል', inSentences: 'ምስሉን' },
    ...pictureFields,
  },
};
