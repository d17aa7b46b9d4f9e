import type { home as english } from '../en/home.ts';
import { associationName } from './association.ts';

export const home: typeof english = {
  // Shown below `welcomeAmharic`, which already says it.
  welcomeHeading: associationName,
  welcomeAmharic: 'እንኳን ደህና መጡ',
  intro:
    'የመጡት ከሳምንት በፊትም ይሁን ከብዙ ዓመታት በፊት፣ ቦታዎ ከእኛ ጋር ነው። ከ1990 ዓ.ም. (እ.ኤ.አ. ከ1997) ጀምሮ በኦክላንድ የሚኖሩ ' +
    'ኢትዮጵያውያንን እያሰባሰብን ነው፦ እርስ በርስ ለመገናኘት፣ አዲስ የሚመጡትን ለመደገፍና የጋራ ባህላችንን ለማክበር። ' +
    'ይግቡ፣ ይመልከቱ፣ መጥተውም ይተዋወቁን።',
  introAmharic:
    'ማኅበራችን በኦክላንድ የሚኖሩ ኢትዮጵያውያንን ያገናኛል፣ አዲስ ለሚመጡ ወገኖች ድጋፍ ይሰጣል፣ ባህላችንንም በጋራ እንድናከብር ያሰባስበናል።',
  heroAlternative:
    'ሥዕል፦ የስካይ ታወር ሕንጻና የራንጊቶቶ ደሴት የሚታዩበት የኦክላንድ ወደብ፣ አደይ አበባ ከፈነዳበት የኢትዮጵያ አረንጓዴ ደጋ ጋር ሲገናኝ።',
  actions: {
    membership: 'አባል ይሁኑ',
    events: 'መጪ ዝግጅቶችን ይመልከቱ',
  },
  today: 'ዛሬ፦',
  feastToday: 'ዛሬ፦',
  nextFeast: 'ቀጣይ በዓል፦',
  nextEventHeading: 'ቀጣዩ ዝግጅታችን',
  nextEventLink: 'ስለዚህና ስለ ሌሎች ዝግጅቶች',
  postsHeading: 'የማኅበረሰባችን የቅርብ ዜናዎች',
  noPosts: 'እስካሁን ዜና አልወጣም። ዜናዎቻችን እዚህ ይወጣሉ፤ እባክዎ በቅርቡ ተመልሰው ይጎብኙን።',
};
