import type { heads as english } from '../en/heads.ts';
import { associationName } from './association.ts';

export const pageTitle = (page: string): string => `${page} | ${associationName}`;

export const heads: typeof english = {
  home: {
    title: pageTitle('እንኳን ደህና መጡ'),
    description:
      'ከ1990 ዓ.ም. ጀምሮ በኦክላንድ የሚኖሩ ኢትዮጵያውያን መሰባሰቢያ፦ ዜና፣ ዝግጅቶች፣ የባህል መረጃዎችና ድጋፍ ለአዲስ መጪዎችም ሆነ ለነባር ' +
      'ነዋሪዎች፤ ሁሉንም በደስታ እንቀበላለን።',
  },
  about: {
    title: pageTitle('ስለ እኛ'),
    description:
      'በ1990 ዓ.ም. የተመሠረተው ማኅበራችን በኦክላንድ የሚገኘውን የኢትዮጵያውያን ማኅበረሰብ ያገናኛል፣ ይደግፋል፣ ባህሉንም ' +
      'ያከብራል። ታሪካችንን፣ ተልእኳችንንና ራእያችንን ያንብቡ።',
  },
  contactUs: {
    title: pageTitle('ያግኙን'),
    description:
      'ለጥያቄ፣ ለአስተያየት ወይም ለእርዳታ በስልክ፣ በኢሜይል ወይም በዚህ ገጽ በሚገኘው ቅጽ ያግኙን፤ በቫይበር፣ በፌስቡክ፣ በዋትስአፕና በቴሌግራም ያሉትን ' +
      'ቡድኖቻችንንም ይቀላቀሉ።',
  },
  supportUs: {
    title: pageTitle('ይደግፉን'),
    description:
      'አዲስ መጪዎች በኦክላንድ እንዲደላደሉ ያግዙ፤ የኢትዮጵያን ቅርስ ሕያው ያድርጉ፦ በባንክ ይለግሱ፣ በበጎ ፈቃድ ያገልግሉ፣ ' +
      'ድረ ገጻችንን ለሌሎች ያጋሩ ወይም በዝግጅቶቻችን ላይ ይገኙ።',
  },
  membershipForm: {
    title: pageTitle('የአባልነት ማመልከቻ ቅጽ'),
    description:
      'በአማርኛና በእንግሊዝኛ በተዘጋጀው ቅጽ በኦክላንድ የኢትዮጵያውያን ማኅበረሰብ ማኅበር አባል ለመሆን ያመልክቱ። የሚወስደው ' +
      'ጥቂት ደቂቃዎችን ብቻ ነው፤ ማኅበራችን በደስታ ይቀበልዎታል።',
  },
  unexpected: {
    title: pageTitle('ስህተት'),
    description: 'በዚህ ገጽ ላይ ችግር አጋጥሟል። እባክዎ እንደገና ይሞክሩ ወይም ወደ ማኅበራችን መነሻ ገጽ ይሂዱ።',
  },
  connectionLost: {
    title: pageTitle('ግንኙነት የለም'),
    description: 'የኢንተርኔት ግንኙነት ስለሌለ ይህንን የማኅበራችንን ገጽ መክፈት አልተቻለም። ግንኙነቱ እንደተመለሰ ገጹ በራሱ ይከፈታል።',
  },
  notFound: {
    title: pageTitle('ገጹ አልተገኘም'),
    description: 'ይህ ገጽ የለም። ዜና፣ ዝግጅቶችንና የመገናኛ አድራሻዎችን ለማግኘት እባክዎ ወደ ማኅበራችን መነሻ ገጽ ይሂዱ።',
  },
};
