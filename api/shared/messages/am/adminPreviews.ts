import type { adminPreviews as english } from '../en/adminPreviews.ts';

export const adminPreviews: typeof english = {
  see: 'ገጹን ይመልከቱ',
  seeName: (title) => `ገጹን ይመልከቱ፦ ${title}`,
  links: {
    heading: 'የቅድመ እይታ አገናኞች',
    intro: 'የተቀመጠውን ገጽ መለያ ለሌለው ሰው ያሳዩ። እያንዳንዱ አገናኝ ለአንድ ሰው ሲሆን ከ7 ቀናት በኋላ በራሱ ያበቃል።',
    open: 'ለሌሎች የሚሆኑ አገናኞች',
    fields: { note: { label: 'ለማን', hint: 'ስም፤ የሚያዩት በጎ ፈቃደኞች ብቻ ናቸው' } },
    create: 'አገናኝ ይሥሩ',
    creating: 'አገናኙ እየተሠራ ነው…',
    created: (note) => `አገናኙ ተሠርቷል፦ ${note}። አሁን ይቅዱት ወይም ይላኩት፤ ለደኅንነት ሲባል የሚታየው አሁን ብቻ ነው።`,
    full: (max) => `${String(max)} አገናኞች አሉ። ሌላ ለመሥራት አንዱን ይሻሩ።`,
    by: (email) => `የሠራው፦ ${email}`,
    until: (when) => `የሚሠራው እስከ፦ ${when}`,
    withdraw: {
      action: 'ይሻሩ',
      buttonName: (note) => `አገናኙን ይሻሩ፦ ${note}`,
      title: 'ይህ አገናኝ ይሻር?',
      text: 'አገናኙ ያለው ሰው ከእንግዲህ ገጹን መክፈት አይችልም።',
      success: (note) => `አገናኙ ተሽሯል፦ ${note}`,
    },
  },
};
