import type { pictures as english } from '../en/adminPictures.ts';

export const pictures: typeof english = {
  undescribed: {
    heading: 'የምስሎች መግለጫ',
    intro:
      'እነዚህ ምስሎች ገና አልተገለጹም፣ ወይም ጽሑፋቸው በሚነበብበት ቋንቋ ሁሉ አልተገለጹም። ማየት የማይችሉ ሰዎች በምስሉ ላይ ምን እንዳለ አያውቁም። አንዱን ይክፈቱና በምስሉ ላይ ያለውን በአንድ ዓረፍተ ነገር ይጻፉ፣ ወይም ጌጥ ብቻ መሆኑን ያመልክቱ።',
    none: 'ሁሉም ምስሎች ተገልጸዋል፣ ወይም ጌጥ ናቸው።',
    list: 'ያልተገለጹ ምስሎች',
    found: (count) => (count === 1 ? '1 ምስል አልተገለጸም' : `${String(count)} ምስሎች አልተገለጹም`),
    missing: (language) => `በ${language} አልተገለጸም`,
    describe: 'ይግለጹ',
    describeName: (title) => `ምስሉን ይግለጹ፦ ${title}`,
  },
  description: {
    limit: (max) => `ቢበዛ ${String(max)} ፊደላት።`,
    removed: 'መግለጫው የቀድሞው ምስል ስለነበረ ተወግዷል።',
    restore: 'መግለጫውን ይመልሱ',
  },
  focus: {
    open: 'ሁልጊዜ መታየት ያለበትን ይምረጡ',
    hint: 'ካርዶችና የሚጋሩ አገናኞች የምስሉን ክፍል ብቻ ያሳያሉ። መቆረጥ የሌለበትን፣ ለምሳሌ ፊትን፣ ይንኩ ወይም ምልክቱን ወደዚያ ይጎትቱ፤ በእነዚህ ሁለት መቆጣጠሪያዎችና በቀስት ቁልፎችም ማንቀሳቀስ ይችላሉ።',
    fromLeft: 'ከግራ',
    fromTop: 'ከላይ',
    percent: (value) => `${String(value)} ከመቶ`,
    card: 'በካርድ ላይ',
    link: 'በሚጋራ አገናኝ ላይ',
    unset: 'ምንም እስካልተመረጠ ድረስ የምስሉ መካከል ይታያል።',
    clear: 'ለድረ ገጹ ይተዉት',
  },
  shape: {
    legend: 'ምስሉን ይቁረጡ',
    names: { whole: 'እንዳለ', wide: 'ሰፊ (16 : 9)', card: 'ፎቶ (3 : 2)', square: 'አራት ማዕዘን (1 : 1)' },
    hint: 'ዋናው ነገር በፍሬሙ ውስጥ እስኪሆን ድረስ ምስሉን ይጎትቱ ወይም በቀስት ቁልፎች ያንቀሳቅሱ።',
    loading: 'አንድ አፍታ...',
    failed: 'ምስሉን መክፈት አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    present: 'ይህን ምስል ይቁረጡ',
  },
};
