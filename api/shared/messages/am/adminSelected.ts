import type { adminSelected as english } from '../en/adminSelected.ts';
import { listOf, plural } from './grammar.ts';

const entries = (count: number) => plural(count, 'መዝገብ', 'መዝገቦች');
const members = (count: number) => plural(count, 'አባል', 'አባላት');

const deletion = {
  action: 'ይሰርዙ',
  actionName: 'የተመረጡትን ይሰርዙ',
  title: (count: number) => `መሰረዝ፦ ${entries(count)}`,
  text: 'እነዚህን መሰረዝ እንደሚፈልጉ እርግጠኛ ነዎት?',
  success: (count: number) => `ተሰርዟል፦ ${entries(count)}`,
};

export const adminSelected: typeof english = {
  choose: (title) => `ይምረጡ፦ ${title}`,
  all: 'የሚታዩትን ሁሉ ይምረጡ',
  none: 'ምርጫውን ይተዉ',
  bar: 'የተመረጡ መዝገቦች',
  count: (count, hidden) =>
    hidden > 0
      ? `የተመረጠው፦ ${entries(count)}፣ ${String(hidden)} እዚህ አይታይም`
      : `የተመረጠው፦ ${entries(count)}`,
  named: (names, more) => (more > 0 ? `${names.join('፣ ')} እና ሌሎች ${String(more)}` : listOf(names)),
  tooMany: (most) => `እባክዎ ቢበዛ ${entries(most)} ይምረጡ።`,
  exportSelected: 'የተመረጡትን በCSV ያውርዱ',
  publish: {
    action: 'ይፋ ያድርጉ',
    actionName: 'የተመረጡትን ይፋ ያድርጉ',
    title: (count) => `ይፋ ማድረግ፦ ${entries(count)}`,
    text: 'ጎብኚዎች ወዲያውኑ ያዩዋቸዋል፤ ቀን የተያዘላቸውንና ከድረ ገጹ የተነሱትንም።',
    note: '«ይመልሱ» በሚለው መልሶ መቀየር ይቻላል።',
    success: (count) => `ይፋ ሆኗል፦ ${entries(count)}`,
  },
  takeDown: {
    action: 'ያንሱ',
    actionName: 'የተመረጡትን ከድረ ገጹ ያንሱ',
    title: (count) => `ከድረ ገጹ ማንሳት፦ ${entries(count)}`,
    text: 'ጎብኚዎች ከእንግዲህ አያዩዋቸውም። ቀን የተያዘላቸው ረቂቅ ይሆናሉ።',
    note: '«ይመልሱ» በሚለው መልሶ መቀየር ይቻላል።',
    success: (count) => `ከድረ ገጹ ተነስቷል፦ ${entries(count)}`,
  },
  delete: {
    ...deletion,
    note: 'ከተሰረዙ በኋላ መልሶ ማምጣት ይቻላል፦ «ይመልሱ» በሚለው ወይም «የተሰረዙ መዝገቦች» በሚለው ገጽ።',
  },
  deleteMembers: {
    ...deletion,
    title: (count) => `በስህተት የገቡትን መሰረዝ፦ ${members(count)}`,
    text: 'ስለነሱ ያለው ሁሉ ይጠፋል፤ ማመልከቻዎቻቸውና ኢሜይሎቻቸውም። መመለስ አይቻልም። ለነሱ የተመዘገቡ ክፍያዎች በዝርዝሩ ውስጥ ይቆያሉ፤ ለማንም ግን አይቆጠሩም። የሌላ አባል ክፍያ ከሆነ ውድቅ ያድርጉትና ለዚያ አባል እንደገና ይመዝግቡ።',
    note: 'ማኅበሩን ለለቀቀ ሰው ግን አባልነቱን ያብቁ፤ ሕጉ ስሙ ለሰባት ዓመታት በመዝገብ እንዲቆይ ይጠይቃል።',
    success: (count) => `ጠፍቷል፦ ${members(count)}`,
    reason: 'ምክንያት',
    reasons: {
      MISTAKE: 'አባል ሆነው አያውቁም',
      DUPLICATE: 'ሁለት ጊዜ ተመዝግበዋል',
      REQUEST: 'መረጃቸው እንዲጠፋ መብት አላቸው',
    },
  },
  ceaseMembers: {
    action: 'አባልነቱን ያብቁ',
    actionName: 'አባልነቱን ያብቁ፦ የተመረጡት',
    title: (count) => `አባልነትን ማብቃት፦ ${members(count)}`,
    text: 'ከዚያ በኋላ በቀድሞ አባላት ዝርዝር ውስጥ ይሆናሉ።',
    note: '«ይመልሱ» በሚለው፣ በኋላም «እንደገና አባል ያድርጉ» በሚለው መመለስ ይቻላል።',
    success: (count) => `አባልነታቸው አብቅቷል፦ ${members(count)}`,
  },
  reinstateMembers: {
    action: 'እንደገና አባል ያድርጉ',
    actionName: 'እንደገና አባል ያድርጉ፦ የተመረጡትን',
    title: (count) => `እንደገና አባል ማድረግ፦ ${members(count)}`,
    text: 'አባልነቱ እንዳላበቃ ሆኖ ይቀጥላል።',
    note: 'ቆይቶ እንደገና የሚገባ ሰው እንደ አዲስ አባል ይመዘገባል።',
    success: (count) => `እንደገና አባል ሆነዋል፦ ${members(count)}`,
  },
  chooseReason: 'እባክዎ ይምረጡ',
  answer: {
    action: 'እንደተመለሰ ምልክት ያድርጉ',
    actionName: 'እንደተመለሰ ምልክት ያድርጉ፦ የተመረጡት',
    title: (count) => `እንደተመለሰ ምልክት ማድረግ፦ ${entries(count)}`,
    text: 'ከእንግዲህ መልስ ከሚጠብቁት ጋር አይታዩም።',
    note: '«ይመልሱ» በሚለው መልሶ መቀየር ይቻላል።',
    success: (count) => `እንደተመለሰ ምልክት ተደርጓል፦ ${entries(count)}`,
  },
  deleteForGood: {
    ...deletion,
    note: 'ይህን መመለስ አይቻልም፦ ስለነሱ ከተላኩት ኢሜይሎች ጋር ለዘለቄታው ይሰረዛሉ።',
    kept: (count) =>
      `ኢሜይል በመላክ ላይ ስለሆነ እንደተመረጠ የቆየ፦ ${entries(count)}። እባክዎ ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።`,
  },
  already: (count) => `ለውጥ ያላስፈለገው፦ ${entries(count)}።`,
  missing: (count) => `በሌላ ሰው የተሰረዘና ከምርጫው የወጣ፦ ${entries(count)}።`,
  changed: {
    title: (count) => `በሌላ ሰው የተለወጠ፦ ${entries(count)}`,
    text: 'እስካሁን ምንም አልተደረገም። ዝርዝሩ አሁን እንዳሉ ያሳያቸዋል።',
    cancel: 'መጀመሪያ ልይ',
    all: 'እስከዚያው ሌላ ሰው ለውጧቸዋል። ምንም አልተደረገም፤ ዝርዝሩ አሁን እንዳሉ ያሳያቸዋል።',
  },
  others: (action, count) => `${action}፦ ሌሎቹን ${String(count)}`,
  undoName: (count) => `ይህን ይመልሱ፦ ${entries(count)}`,
  undone: (count) => `እንደ ቀድሞው ሆኗል፦ ${entries(count)}`,
  kept: (names) => `እነዚህን ከዚያ ወዲህ ሌላ ሰው ስለለወጣቸው እንዳሉ ይቆያሉ፦ ${names}`,
};
