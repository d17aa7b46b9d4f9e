import type { page as english } from '../../../en/content/directory/page.ts';
import { plural } from '../../grammar.ts';
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
  intro: 'በኦክላንድ የሚገኘውን የኢትዮጵያውያን ማኅበረሰብ የሚያገለግሉ ምግብ ቤቶች፣ ሱቆች፣ የአምልኮ ቦታዎችና ልዩ ልዩ አገልግሎቶች።',
  categories: 'የማውጫው ምድቦች',
  mapLink: 'በካርታ ላይ ይመልከቱ',
  mapLinkName: (business) => `በካርታ ላይ ይመልከቱ፦ ${business}`,
  telephoneName: (business, telephone) => `ይደውሉ፦ ${business}፣ ${telephone}`,
  websiteName: (business, host) => `ድረ ገጽ፦ ${business}፣ ${host}`,
  openingHours: 'የሥራ ሰዓት',
  socialLinkName: (platform, business) => `${business}፦ ${platform}`,
  search: 'በማውጫው ውስጥ ይፈልጉ',
  submit: 'ፈልግ',
  allCategories: 'ሁሉም',
  count: (count, query, category) =>
    `${within(category)}ለ«${query}» የተገኘ፦ ${plural(count, 'ውጤት', 'ውጤቶች')}`,
  countCut: (count, query, category) =>
    `${within(category)}ለ«${query}» ከ${String(count)} በላይ ውጤቶች ተገኝተዋል። ሌላ ቃል ቢጨምሩ ፍለጋው ይጠብባል።`,
  nothing: (query, category) => `${within(category)}ለ«${query}» ምንም አልተገኘም።`,
  nothingHint: 'የቃሉን አጻጻፍ ያረጋግጡ፤ ወይም ጥቂት ቃላትን ብቻ ወይም የአንድ ቃል መጀመሪያን ብቻ ይጠቀሙ።',
  someWords: 'እነዚህን ቃላት ሁሉ የያዘ የለም። ከቃላቱ የተወሰኑትን የያዙት እነዚህ ናቸው፦',
  showAll: 'ማውጫውን በሙሉ ይመልከቱ',
  searchAll: 'በሁሉም ምድቦች ይፈልጉ',
  emptyCategory: 'በዚህ ምድብ ውስጥ እስካሁን የተመዘገበ የለም።',
  empty: 'ማውጫው ውስጥ እስካሁን የተመዘገበ የለም። እባክዎ በቅርቡ ተመልሰው ይጎብኙን።',
};

/** The beginning of a sentence about what was found in one category. */
function within(category: string | undefined): string {
  return category ? `«${category}» በሚለው ምድብ ` : '';
}
