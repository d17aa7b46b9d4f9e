import { sentence } from '../../grammar.ts';
import type { page as english } from '../../../en/content/aboutEthiopia/page.ts';
import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

export const page: typeof english = {
  listName: navigation,
  head: {
    title: pageTitle('ስለ ኢትዮጵያ'),
    description:
      'ኢትዮጵያን በጽሑፍ፣ በምስልና በቪዲዮ ይወቁ፦ ባህላዊና ሃይማኖታዊ ሥርዓቶቿ፣ በዓላቷ፣ ምግቧ፣ ሙዚቃዋ፣ ፊደሏና በኦክላንድ ' +
      'ጠብቀን ለልጆቻችን የምናስተላልፈው ቅርሷ፣ በአንድ ቦታ።',
  },
  heading: 'ስለ ኢትዮጵያ',
  intro:
    'ኢትዮጵያ የራሷ ፊደል፣ የራሷ የዘመን አቆጣጠርና ረጅም ታሪክ ያላት፣ ብዙ ሕዝቦች፣ ቋንቋዎችና እምነቶች የሚገኙባት አገር ናት። ' +
    'ያደግንባቸውንና በኦክላንድም ሕያው አድርገን የያዝናቸውን አንዳንድ ባህሎች እዚህ እናካፍልዎታለን።',
  learnMore: 'የበለጠ ይወቁ',
  learnMoreName: sentence('ስለ {title} የበለጠ ይወቁ', 'title'),
  empty: 'እስካሁን እዚህ የሚታይ ነገር የለም። እባክዎ በቅርቡ ተመልሰው ይጎብኙን።',
};
