import type { apiTokens as english } from '../en/adminApiTokens.ts';

export const apiTokens: typeof english = {
  heading: 'ለፕሮግራሞች የሚሆን መግቢያ',
  intro:
    'ሌላ ፕሮግራም በቁልፍ ይህን ድረ ገጽ መጠቀም ይችላል፤ ለምሳሌ ዝግጅቶቹን በሌላ ቦታ ለማሳየት። ቁልፍ ማድረግ የሚችለው እርስዎ የመረጡትን ብቻ ነው፤ መለያዎችን፣ ቁልፎችንና ቅንብሮችን ፈጽሞ አይነካም። የሚሠራው ሁሉ በስሙ ይመዘገባል።',
  listHeading: 'ቁልፎች',
  none: 'ምንም ቁልፍ የለም።',
  scopes: {
    CONTENT_READ: 'ይዘትን ማንበብ',
    CONTENT_WRITE: 'ይዘትን መቀየር',
    MEMBERS_READ: 'አባላትን፣ ማመልከቻዎችን፣ የጊዜ ገደቦችንና ለአባላት የሚላኩ መልእክቶችን ማንበብ',
    MEMBERS_WRITE: 'አባላትንና ማመልከቻዎችን መቀየር፣ ለአባላት የሚላኩ መልእክቶችን መጻፍ',
    INQUIRIES_READ: 'ጥያቄዎችን ማንበብ',
    INQUIRIES_WRITE: 'ጥያቄዎች ላይ ምልክት ማድረግና መሰረዝ',
  },
  create: {
    heading: 'ቁልፍ ይሥሩ',
    intro: 'ጊዜው ሲያልፍ፣ አንድ ሰው ሲሽረው ወይም የሠራው ሰው አስተዳዳሪ መሆኑ ሲያበቃ መሥራት ያቆማል። መቀየር የሚችለውን ማንበብም ይችላል።',
    days: (days) => `${String(days)} ቀናት`,
    submit: 'ቁልፉን ይሥሩ',
    created: (name) => `ቁልፉ ተሠርቷል፦ ${name}። አሁን ወደ ፕሮግራሙ ይቅዱት፤ ለደኅንነት ሲባል የሚታየው አሁን ብቻ ነው።`,
    copy: 'ቁልፉን ይቅዱ',
  },
  fields: {
    name: { label: 'ስም', hint: 'የሚጠቀምበት ፕሮግራምና የሚሠራበት ቦታ' },
    scopes: {
      label: 'ማድረግ የሚችለው',
      errors: { required: 'እባክዎ ማድረግ የሚችለውን ቢያንስ አንድ ነገር ይምረጡ።' },
    },
    days: { label: 'ለምን ያህል ጊዜ' },
  },
  by: (name, date) => `የሠራው፦ ${name}፣ ${date}`,
  until: (date) => `የሚሠራው እስከ፦ ${date}`,
  expired: (date) => `ጊዜው ያለፈው፦ ${date}`,
  lastUsed: (date, address) => `ለመጨረሻ ጊዜ የተጠቀመበት፦ ${date}፣ ከ${address}`,
  neverUsed: 'እስካሁን አልተጠቀመበትም',
  revoke: {
    action: 'ይሻሩ',
    buttonName: (name) => `ቁልፉን ይሻሩ፦ ${name}`,
    title: 'ይህ ቁልፍ ይሻር?',
    text: 'የሚጠቀምበት ፕሮግራም ወዲያውኑ ከዚህ ድረ ገጽ ጋር መሥራት ያቆማል። ይህን መመለስ አይቻልም።',
    success: (name) => `ቁልፉ ተሽሯል፦ ${name}።`,
  },
};
