import { grouped } from '../en/counts.ts';
import { type dueDates as english, shownIn } from '../en/adminDueDates.ts';

const unknown = 'አስተዳዳሪ የሒሳብ መዝጊያ ቀኑን በቅንብሮች ውስጥ ማስገባት አለበት።';
const notRecorded = 'የመጨረሻው በቅንብሮች ውስጥ አልተመዘገበም።';

export const dueDates: typeof english = {
  heading: 'የጊዜ ገደቦች',
  intro: 'የ2022 የተመዘገቡ ማኅበራት ሕግ የሚጠይቀው፣ ከቅንብሮች፣ ከኮሚቴውና ከአባላት የተሰላ።',
  notAdvice: 'ይህ የሕግ ምክር አይደለም። ሕጉንና የማኅበርዎን መተዳደሪያ ደንብ ያንብቡ።',
  recorded:
    'የተከናወነው በቅንብሮች ውስጥ ይመዘገባል፦ የመጨረሻው ዓመታዊ ጠቅላላ ጉባኤ፣ የመጨረሻው ዓመታዊ ሪፖርትና ስለ ኮሚቴ አባላት የተላከው የመጨረሻ ማሳወቂያ።',
  settings: 'ቅንብሮችን ይክፈቱ',
  calendar: 'ወደ ቀን መቁጠሪያ ያክሉ',
  columns: { kind: 'ምን', day: 'እስከ', state: 'ሁኔታ', section: 'አንቀጽ', reason: 'ምክንያት' },
  notMet: 'ያልተሟላ',
  late: { GENERAL_MEETING: 'ዘግይቶ የተካሄደ', ANNUAL_RETURN: 'ዘግይቶ የቀረበ' },
  sectionOf: (section) => `የ2022 የተመዘገቡ ማኅበራት ሕግ፣ አንቀጽ ${section}`,
  kinds: {
    GENERAL_MEETING: 'ዓመታዊ ጠቅላላ ጉባኤ',
    ANNUAL_RETURN: 'ዓመታዊ ሪፖርትና የሒሳብ መግለጫ',
    OFFICER_NOTICE: 'ስለ አዲስና የቀድሞ የኮሚቴ አባላት ማሳወቂያ',
    MINIMUM_MEMBERS: 'ቢያንስ አሥር አባላት',
    CONSENT: 'የእያንዳንዱ አባል ፈቃድ',
  },
  states: {
    DONE: 'የተሟላ',
    AHEAD: 'ወደፊት',
    SOON: 'በ30 ቀናት ውስጥ',
    OVERDUE: 'ጊዜው ያለፈ',
    UNKNOWN: 'አይታወቅም',
  },
  reasons: {
    GENERAL_MEETING(values) {
      const { since, lastOn } = shownIn(values);
      if (!since) return unknown;
      return `ከሒሳብ መዝጊያ ቀኑ (${since}) በኋላ ቢበዛ በ6 ወር፣ ከመጨረሻው ጉባኤ በኋላም በ15 ወር ውስጥ። ${lastOn ? `የመጨረሻው በ${lastOn} ነበር።` : notRecorded}`;
    },
    ANNUAL_RETURN(values) {
      const { since, lastOn } = shownIn(values);
      if (!since) return unknown;
      return `ከሒሳብ መዝጊያ ቀኑ (${since}) በኋላ ቢበዛ በ6 ወር ውስጥ። ${lastOn ? `የመጨረሻው በ${lastOn} ቀርቧል።` : notRecorded}`;
    },
    OFFICER_NOTICE: (values) =>
      `የኮሚቴ አባላት በ${shownIn(values).since ?? ''} ተለውጠዋል። ከዚያ በኋላ ቢበዛ በ20 የሥራ ቀናት ውስጥ። የሕዝብ በዓላትም ስለሚቆጠሩ ቀኑ ሊቀድም ይችላል፣ ከቶ ግን አይዘገይም።`,
    MINIMUM_MEMBERS: ({ count }) => `${grouped(count ?? 0)} አባላት ተመዝግበዋል።`,
    CONSENT: ({ count }) =>
      count === 0 ? 'የእያንዳንዱ አባል ፈቃድ ተመዝግቧል።' : `ፈቃዳቸው ያልተመዘገበ አባላት፦ ${grouped(count ?? 0)}።`,
  },
};
