import type { page as english } from '../../../en/content/directory/page.ts';
import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

export const page: typeof english = {
  listName: navigation,
  head: {
    title: pageTitle('ማውጫ'),
    description:
      'በኦክላንድ የሚገኙ የኢትዮጵያ ምግብ ቤቶች፣ የኢትዮጵያ ዕቃዎች የሚሸጡባቸው ሱቆች፣ የሃይማኖት ተቋማት፣ ፀጉር ቤቶችና ጋራዦች ' +
      'ከነአድራሻቸውና ከነካርታቸው።',
  },
  heading: 'ማውጫ',
  intro:
    'በኦክላንድ የሚገኘውን የኢትዮጵያውያን ማኅበረሰብ የሚያገለግሉ ምግብ ቤቶች፣ ሱቆች፣ የአምልኮ ቦታዎችና ልዩ ልዩ አገልግሎቶች። ' +
    'ሲጎበኟቸው ከጀርባቸው ያሉትን ሰዎች ይደግፋሉ።',
  categories: 'የማውጫው ምድቦች',
  mapLink: 'በካርታ ላይ ይመልከቱ',
  mapLinkName: (business) => `በካርታ ላይ ይመልከቱ፦ ${business}`,
  telephoneName: (business, telephone) => `ይደውሉ፦ ${business}፣ ${telephone}`,
  websiteName: (business, host) => `ድረ ገጽ፦ ${business}፣ ${host}`,
  openingHours: 'የሥራ ሰዓት',
  socialLinkName: (platform, business) => `${business}፦ ${platform}`,
  empty: 'ማውጫው ውስጥ እስካሁን የተመዘገበ የለም። እባክዎ በቅርቡ ተመልሰው ይጎብኙን።',
};
