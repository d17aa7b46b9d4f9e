import type { page as english } from '../../../en/content/directory/page.ts';
import { sentence } from '../../grammar.ts';
import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

export const page: typeof english = {
  listName: navigation,
  head: {
    title: pageTitle('ማውጫ'),
    description:
      'በኦክላንድ የሚገኙ የኢትዮጵያ ምግብ ቤቶች፣ የኢትዮጵያ ዕቃዎች የሚሸጡባቸው ሱቆች፣ የሃይማኖት ተቋማት፣ ፀጉር ቤቶችና ጋራዦች ' +
      'ከነአድራሻቸው፣ ከነስልክ ቁጥራቸው፣ ከነሥራ ሰዓታቸውና ከነካርታቸው።',
  },
  heading: 'ማውጫ',
  intro: 'በኦክላንድ የሚገኘውን የኢትዮጵያውያን ማኅበረሰብ የሚያገለግሉ ምግብ ቤቶች፣ ሱቆች፣ የአምልኮ ቦታዎችና ልዩ ልዩ አገልግሎቶች።',
  categories: 'የማውጫው ምድቦች',
  mapLink: 'በካርታ ላይ ይመልከቱ',
  mapLinkName: sentence('በካርታ ላይ ይመልከቱ፦ {business}', 'business'),
  telephoneName: sentence('ይደውሉ፦ {business}፣ {telephone}', 'business', 'telephone'),
  websiteName: sentence('ድረ ገጽ፦ {business}፣ {host}', 'business', 'host'),
  openingHours: 'የሥራ ሰዓት',
  correction: 'እዚህ የተሳሳተ ነገር አለ? ይጻፉልን',
  socialLinkName: sentence('{business}፦ {platform}', 'platform', 'business'),
  search: 'በማውጫው ውስጥ ይፈልጉ',
  submit: 'ይፈልጉ',
  allCategories: 'ሁሉም',
  shown: sentence(
    { one: '{category}፦ {count} ውጤት', other: '{category}፦ {count} ውጤቶች' },
    'count',
    'category',
  ),
  count: sentence(
    { one: 'ለ«{query}» የተገኘ፦ {count} ውጤት', other: 'ለ«{query}» የተገኘ፦ {count} ውጤቶች' },
    'count',
    'query',
  ),
  countCut: sentence(
    'ለ«{query}» ከ{count} በላይ ውጤቶች ተገኝተዋል። ሌላ ቃል ቢጨምሩ ፍለጋው ይጠብባል።',
    'count',
    'query',
  ),
  nothing: sentence('ለ«{query}» ምንም አልተገኘም።', 'query'),
  inCategory: {
    count: sentence(
      {
        one: '«{category}» በሚለው ምድብ ለ«{query}» የተገኘ፦ {count} ውጤት',
        other: '«{category}» በሚለው ምድብ ለ«{query}» የተገኘ፦ {count} ውጤቶች',
      },
      'count',
      'query',
      'category',
    ),
    countCut: sentence(
      '«{category}» በሚለው ምድብ ለ«{query}» ከ{count} በላይ ውጤቶች ተገኝተዋል። ሌላ ቃል ቢጨምሩ ፍለጋው ይጠብባል።',
      'count',
      'query',
      'category',
    ),
    nothing: sentence('«{category}» በሚለው ምድብ ለ«{query}» ምንም አልተገኘም።', 'query', 'category'),
  },
  nothingHint: 'የቃሉን አጻጻፍ ያረጋግጡ፤ ወይም ጥቂት ቃላትን ብቻ ወይም የአንድ ቃል መጀመሪያን ብቻ ይጠቀሙ።',
  someWords: 'እነዚህን ቃላት ሁሉ የያዘ የለም። ከቃላቱ የተወሰኑትን የያዙት እነዚህ ናቸው፦',
  showAll: 'ማውጫውን በሙሉ ይመልከቱ',
  searchAll: 'በሁሉም ምድቦች ይፈልጉ',
  searchSite: 'በመላው ድረ ገጹ ይፈልጉ',
  emptyCategory: 'በዚህ ምድብ ውስጥ እስካሁን የተመዘገበ የለም።',
  empty: 'ማውጫው ውስጥ እስካሁን የተመዘገበ የለም። እባክዎ በቅርቡ ተመልሰው ይጎብኙን።',
};
