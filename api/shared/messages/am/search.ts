import type { search as english } from '../en/search.ts';
import { sentence } from './grammar.ts';
import { pageTitle } from './heads.ts';

export const search: typeof english = {
  title: pageTitle('ፍለጋ'),
  titleOf: sentence(pageTitle('ፍለጋ፦ {query}'), 'query'),
  description: 'በማኅበራችን ድረ ገጽ ውስጥ ይፈልጉ፦ ዝግጅቶች፣ ዜና፣ ባህል፣ ማውጫና ጠቃሚ መረጃዎች፤ በአማርኛና በእንግሊዝኛ።',
  heading: 'ፍለጋ',
  intro: 'አንድ ቃል ወይም የቃሉን መጀመሪያ በአማርኛ ወይም በእንግሊዝኛ ይጻፉ።',
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
  someWords: 'እነዚህን ቃላት ሁሉ የያዘ ውጤት የለም። ከቃላቱ የተወሰኑትን የያዙት እነዚህ ናቸው፦',
  someElse: 'ከቃላቱ የተወሰኑትን ብቻ የያዙት እነዚህ ናቸው፦',
  nothing: sentence('ለ«{query}» ምንም አልተገኘም።', 'query'),
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
