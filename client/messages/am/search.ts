import type { search as english } from '../en/search.ts';
import { plural } from './grammar.ts';
import { pageTitle } from './heads.ts';

export const search: typeof english = {
  title: (query) => pageTitle(query ? `ፍለጋ፦ ${query}` : 'ፍለጋ'),
  description: 'በማኅበራችን ድረ ገጽ ውስጥ ይፈልጉ፦ ዝግጅቶች፣ ዜና፣ ባህል፣ ማውጫና ጠቃሚ መረጃዎች፤ በአማርኛና በእንግሊዝኛ።',
  heading: 'ፍለጋ',
  intro: 'አንድ ቃል ወይም የቃሉን መጀመሪያ በአማርኛ ወይም በእንግሊዝኛ ይጻፉ።',
  count: (count, query) => `ለ«${query}» የተገኘ፦ ${plural(count, 'ውጤት', 'ውጤቶች')}`,
  countCut: (count, query) =>
    `ለ«${query}» ከ${String(count)} በላይ ውጤቶች ተገኝተዋል። ሌላ ቃል ቢጨምሩ ፍለጋው ይጠብባል።`,
  someWords: 'እነዚህን ቃላት ሁሉ የያዘ ውጤት የለም። ከቃላቱ የተወሰኑትን የያዙት እነዚህ ናቸው፦',
  nothing: (query) => `ለ«${query}» ምንም አልተገኘም።`,
  waysOn: 'ማድረግ የሚችሉት፦',
  waysOnList: [
    'የቃሉን አጻጻፍ ያረጋግጡ፤ ወይም ተመሳሳይ ትርጉም ያለው ሌላ ቃል ይሞክሩ።',
    'ጥቂት ቃላትን ብቻ ወይም የአንድ ቃል መጀመሪያን ብቻ ይጠቀሙ።',
  ],
  contact: 'ወይም እኛን ይጠይቁ፦ ያግኙን',
  results: 'ውጤቶች',
  more: 'ተጨማሪ ውጤቶች',
  first: 'ወደ መጀመሪያዎቹ ውጤቶች ይመለሱ',
  pageGone: 'እነዚህ ውጤቶች አሁን የሉም።',
  news: 'ዜና',
};
