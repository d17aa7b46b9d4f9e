import type { page as english } from '../../../en/content/resource/page.ts';
import { pageTitle } from '../../heads.ts';

export const page: typeof english = {
  head: {
    title: pageTitle('ጠቃሚ መረጃዎች'),
    description:
      'በኦክላንድ ኑሮ ለሚጀምሩ ኢትዮጵያውያን የሚጠቅሙ አገናኞች፦ የመንግሥት አገልግሎቶች፣ የዕለት ተዕለት መረጃዎችና የሥራ ' +
      'ማስታወቂያዎች፣ በርእስ ተከፋፍለው በአንድ ቦታ።',
  },
  heading: 'ጠቃሚ መረጃዎች',
  intro:
    'ኑሮ እየጀመሩ፣ ሥራ እየፈለጉ ወይም ይህንን የሚያደርግ ሰው እየረዱ ከሆነ ከእነዚህ መነሣት ይችላሉ። እያንዳንዱ አገናኝ አገልግሎቱን ' +
    'የሚሰጠውን ድርጅት ድረ ገጽ ይከፍታል።',
  visit: 'ድረ ገጹን ይጎብኙ',
  visitName: (title) => `ድረ ገጹን ይጎብኙ፦ ${title}`,
  empty: 'እስካሁን እዚህ የተቀመጠ መረጃ የለም። እባክዎ በቅርቡ ተመልሰው ይጎብኙን።',
};
