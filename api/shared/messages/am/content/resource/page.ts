import { sentence } from '../../grammar.ts';
import type { page as english } from '../../../en/content/resource/page.ts';
import { pageTitle } from '../../heads.ts';

export const page: typeof english = {
  head: {
    title: pageTitle('ጠቃሚ መረጃዎች'),
    description:
      'በኦክላንድ ኑሮ ለሚጀምሩ ኢትዮጵያውያን የሚጠቅሙ አገናኞች፦ የመንግሥት አገልግሎቶች፣ የዕለት ተዕለት መረጃዎችና የሥራ ' +
      'ማስታወቂያዎች፣ እንዲሁም የማኅበሩ ሰነዶች፣ በርዕስ ተከፋፍለው በአንድ ቦታ።',
  },
  heading: 'ጠቃሚ መረጃዎች',
  intro:
    'ኑሮ እየጀመሩ፣ ሥራ እየፈለጉ ወይም ይህንን የሚያደርግ ሰው እየረዱ ከሆነ ከእነዚህ መነሣት ይችላሉ። አገናኞቹ አገልግሎቱን ' +
    'የሚሰጠውን ድርጅት ድረ ገጽ ይከፍታሉ፤ የማኅበሩ ሰነዶች ግን ይወርዳሉ።',
  visit: 'ድረ ገጹን ይጎብኙ',
  visitName: sentence('ድረ ገጹን ይጎብኙ፦ {title}', 'title'),
  documentKilobytes: sentence('(PDF፣ {size} ኪሎባይት)', 'size'),
  documentMegabytes: sentence('(PDF፣ {size} ሜጋባይት)', 'size'),
  empty: 'እስካሁን እዚህ የተቀመጠ መረጃ የለም። እባክዎ በቅርቡ ተመልሰው ይጎብኙን።',
};
