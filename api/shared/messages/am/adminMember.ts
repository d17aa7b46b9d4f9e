import type { member as english } from '../en/adminMember.ts';

/** The data that a person shares with a registered member. */
const similarity = {
  BIRTH_AND_NAME: 'ተመሳሳይ የትውልድ ቀንና ተቀራራቢ ስም',
  TELEPHONE: 'ተመሳሳይ ስልክ ቁጥር',
  EMAIL: 'ተመሳሳይ ኢሜይል',
};

export const member: typeof english = {
  kind: 'አባል',
  createHeading: 'አባል ይመዝግቡ',
  editHeading: 'የአባሉን መረጃ ያስተካክሉ',
  submit: 'አባሉን ይመዝግቡ',
  seeIt: 'የአባላትን ዝርዝር ይመልከቱ',
  sections: { person: 'ግለሰቡ', contact: 'የሚገኙበት መንገድ', membership: 'አባልነት' },
  fields: {
    name: { label: 'ሙሉ ስም', inSentences: 'ሙሉ ስሙን' },
    dob: { label: 'የትውልድ ቀን', hint: 'እንደ አውሮፓውያን አቆጣጠር', inSentences: 'የትውልድ ቀኑን' },
    email: { label: 'ኢሜይል', inSentences: 'የኢሜይል አድራሻውን' },
    address: { label: 'አድራሻ', inSentences: 'አድራሻውን' },
    contactNumber: { label: 'ስልክ ቁጥር', inSentences: 'ስልክ ቁጥሩን' },
    date: {
      label: 'የተመዘገቡበት ቀን',
      inSentences: 'የተመዘገቡበትን ቀን',
      errors: {
        dateTooEarly: 'ማኅበሩ የተመሠረተው በኖቬምበር 1997 (በአውሮፓውያን አቆጣጠር) ነው።',
        dateInFuture: 'ቀኑ ገና ያልደረሰ ቀን ሊሆን አይችልም።',
      },
    },
  },
  duplicates: {
    found: 'እስካሁን ምንም አልተቀመጠም፦ ተመሳሳይ ሰው ቀድሞ ተመዝግቧል።',
    heading: 'ይህ ያው ሰው ነው?',
    newTab: '(በአዲስ ትር ይከፈታል)',
    born: (day) => `የትውልድ ቀን፦ ${day}`,
    similar: (similarities) => similarities.map((name) => similarity[name]).join('፣ '),
    families: 'ቤተሰቦች ብዙ ጊዜ አንድ ስልክ ቁጥር ወይም አንድ የኢሜይል አድራሻ ይጋራሉ።',
    registerAnyway: 'ቢሆንም ይመዝግቡ',
  },
};
