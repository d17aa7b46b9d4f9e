import type { household as englishHousehold, member as english } from '../en/adminMember.ts';

/** The data that a person shares with a registered member. */
const similarity = {
  BIRTH_AND_NAME: 'ተመሳሳይ የትውልድ ቀንና ተቀራራቢ ስም',
  TELEPHONE: 'ተመሳሳይ ስልክ ቁጥር',
  EMAIL: 'ተመሳሳይ ኢሜይል',
};

/** The errors of a day that must not be before the association was founded, nor in the future. */
const sinceFounding = {
  dateTooEarly: 'ማኅበሩ የተመሠረተው በኖቬምበር 1997 (በአውሮፓውያን አቆጣጠር) ነው።',
  dateInFuture: 'ቀኑ ገና ያልደረሰ ቀን ሊሆን አይችልም።',
};

export const member: typeof english = {
  kind: 'አባል',
  createHeading: 'አባል ይመዝግቡ',
  editHeading: 'የአባሉን መረጃ ያስተካክሉ',
  submit: 'አባሉን ይመዝግቡ',
  seeIt: 'የአባላትን ዝርዝር ይመልከቱ',
  sections: {
    person: 'ግለሰቡ',
    household: 'ቤተሰብ',
    contact: 'የሚገኙበት መንገድ',
    membership: 'አባልነት',
    messages: 'ቋንቋና ማስታወሻ',
  },
  hints: {
    household: 'መረጃቸውን ሌላ ሰው የሰጠላቸው ሰዎች መረጃቸው መመዝገቡንና ለምን እንደተመዘገበ ይንገሯቸው።',
  },
  reinstated: 'አባልነቱ እንደገና ቀጥሏል።',
  ownAddress: 'ቤተሰቡ አድራሻ ካለው፣ በደብዳቤዎችና በአባላት መዝገቡ ላይ የሚጻፈው እርሱ ነው። ቤተሰቡ ቤት ሲቀይር የቤተሰቡን አድራሻ ይቀይሩ።',
  ofAge: '18 ዓመት ሞልቷቸዋል፦ የራሳቸው ፈቃድና ሌላ ድርሻ ያስፈልጋቸዋል።',
  fields: {
    name: { label: 'ሙሉ ስም', inSentences: 'ሙሉ ስሙን' },
    dob: { label: 'የትውልድ ቀን', hint: 'እንደ አውሮፓውያን አቆጣጠር', inSentences: 'የትውልድ ቀኑን' },
    householdName: {
      label: 'ቤተሰብ',
      hint: 'ከሌለ ባዶ ይተዉት። አዲስ ስም ከታች ባለው አድራሻ አዲስ ቤተሰብ ይፈጥራል',
      inSentences: 'የቤተሰቡን ስም',
    },
    householdRole: {
      label: 'በቤተሰቡ ያላቸው ድርሻ',
      values: {
        '': 'አልተገለጸም',
        HEAD: 'የቤተሰብ ኃላፊ',
        PARTNER: 'የትዳር ጓደኛ',
        CHILD: 'ልጅ',
        OTHER: 'ሌላ',
      },
    },
    email: { label: 'ኢሜይል', inSentences: 'የኢሜይል አድራሻውን' },
    address: { label: 'አድራሻ', inSentences: 'አድራሻውን' },
    contactNumber: { label: 'ስልክ ቁጥር', inSentences: 'ስልክ ቁጥሩን' },
    date: {
      label: 'የተመዘገቡበት ቀን',
      inSentences: 'የተመዘገቡበትን ቀን',
      errors: sinceFounding,
    },
    joinedOn: {
      label: 'አባልነት የጀመረበት ቀን',
      hint: 'ካልታወቀ ባዶ ይተዉት',
      inSentences: 'አባልነት የጀመረበትን ቀን',
      errors: {
        endBeforeStart: 'አባልነቱ ካበቃ በኋላ ሊጀምር አይችልም።',
        ...sinceFounding,
      },
    },
    consentedOn: {
      label: 'ፈቃድ የሰጡበት ቀን',
      hint: 'ሕጉ የእያንዳንዱን አባል ፈቃድ ይጠይቃል። ከማመልከቻ የተመዘገቡ ሰጥተዋል',
      inSentences: 'ፈቃድ የሰጡበትን ቀን',
      errors: sinceFounding,
    },
    language: {
      label: 'የሚመርጡት ቋንቋ',
      values: { '': 'አልታወቀም', EN: 'እንግሊዝኛ', AM: 'አማርኛ' },
    },
    channel: {
      label: 'የሚመርጡት መገናኛ',
      values: { '': 'ምርጫ የላቸውም', EMAIL: 'ኢሜይል', POST: 'ፖስታ', TELEPHONE: 'ስልክ' },
    },
    notes: { label: 'ማስታወሻ', hint: 'አስተዳዳሪዎችና መዝጋቢዎች ብቻ ያነቡታል' },
    ceasedOn: {
      label: 'አባልነቱ ያበቃበት ቀን',
      hint: 'ከአባልነቱ በኋላ ያለው የመጀመሪያ ቀን',
      inSentences: 'አባልነቱ ያበቃበትን ቀን',
      errors: {
        ...sinceFounding,
        endBeforeStart: 'አባልነቱ ከመጀመሩ በፊት ሊያበቃ አይችልም። መቼ እንደ ጀመረ ካልታወቀ የምዝገባው ቀን ይቆጠራል።',
      },
    },
    ceasedReason: {
      label: 'አባልነቱ ያበቃበት ምክንያት',
      values: {
        '': 'አልተገለጸም',
        RESIGNED: 'በራሳቸው ፈቃድ',
        DIED: 'በሞት',
        REMOVED: 'በማኅበሩ ውሳኔ',
        LAPSED: 'ክፍያ ባለመከፈሉ',
        OTHER: 'ሌላ ምክንያት',
      },
    },
    ceasedNote: { label: 'ስለ መጨረሻው ማስታወሻ' },
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

export const household: typeof englishHousehold = {
  kind: 'ቤተሰብ',
  createHeading: 'ቤተሰብ',
  editHeading: 'ቤተሰብ',
  submit: 'ያስቀምጡ',
  seeIt: 'የአባላትን ዝርዝር ይመልከቱ',
  sections: { household: 'ስምና አድራሻ' },
  people: 'ሰዎች',
  nobody: 'ሌላ ሰው የለም።',
  isNew: 'አዲስ ቤተሰብ',
  similar: 'ከእነዚህ አንዱን ማለትዎ ነው?',
  doubt: {
    found: 'እስካሁን ምንም አልተቀመጠም፦ እባክዎ ቤተሰቡን ያረጋግጡ።',
    heading: 'ይህ አዲስ ቤተሰብ ነው?',
    anyway: 'አዲስ ቤተሰብ ይመዝግቡ',
  },
  open: 'ቤተሰቡን ይክፈቱ',
  inList: 'በአባላት ዝርዝር ያሳዩ',
  fields: {
    name: {
      label: 'ስም',
      inSentences: 'ስሙን',
      errors: { duplicate: 'በዚህ ስም የተመዘገበ ቤተሰብ አለ።' },
    },
    address: {
      label: 'የፖስታ አድራሻ',
      hint: 'ለሁሉም የቤተሰቡ አባላት ለሚላክ ደብዳቤና ለመዝገቡ',
      inSentences: 'የፖስታ አድራሻውን',
    },
  },
};
