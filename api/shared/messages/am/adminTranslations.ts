import { countText } from '../countText.ts';
import { listOf, plural } from './grammar.ts';
import type { adminTranslations as english } from '../en/adminTranslations.ts';

export const adminTranslations: typeof english = {
  heading: 'ቋንቋዎች',
  hint:
    'በመጀመሪያ በሚቀልልዎት ቋንቋ ይጻፉ። ሌላውን አሁን ወይም በኋላ፣ ጽሑፎቹን በሙሉ በአንድ ጊዜ መጨመር ይችላሉ፤ ' +
    'እስከዚያው ጎብኚዎች ያለውን ያነባሉ፤ በየትኛው ቋንቋ እንደተጻፈም ይነገራቸዋል።',
  names: { EN: 'እንግሊዝኛ', AM: 'አማርኛ' },
  readIn: (names) => `በ${listOf(names)}${names.length > 1 ? '' : ' ብቻ'}`,
  fields: {
    language: { label: 'የተጻፈበት ቋንቋ', inSentences: 'የተጻፈበትን ቋንቋ' },
    isStillRight: { label: 'ትርጉሙ አሁንም ትክክል ነው' },
  },
  translationOf: (label, language) => `${label} (በ${language})`,
  outdated: (language) =>
    `ወደ ${language} ከተተረጎመ በኋላ ዋናው ጽሑፍ ተለውጧል። ይህ ለጎብኚዎች ይነገራል። ትርጉሙን ያስተካክሉ፤ ` +
    'ወይም አሁንም ትክክል መሆኑን ያረጋግጡ።',
  changes: 'በዋናው ጽሑፍ ላይ የተለወጠው',
  pending: {
    heading: 'ትርጉሞች',
    intro: 'በአንዱ ቋንቋ የጎደለው ወይም ጊዜ ያለፈበት። እስኪጻፍ ድረስ ጎብኚዎች ያለውን ያነባሉ፤ በየትኛው ቋንቋ እንደተጻፈም ይነገራቸዋል።',
    nothing: 'ሁሉም መዝገቦች በሁለቱም ቋንቋዎች አሉ፤ ትርጉሞቻቸውም ወቅታዊ ናቸው።',
    nothingOfThese: 'እዚህ የጎደለ ወይም ጊዜ ያለፈበት ትርጉም የለም።',
    shownOf: (count, of) => `ከ${plural(of, 'ትርጉም', 'ትርጉሞች', countText)} ${String(count)} ታይተዋል`,
    missing: (language) => `የጎደለው፦ ${language}`,
    outdated: (language) => `ጊዜ ያለፈበት፦ ${language}`,
    category: (group) => `ምድብ፦ ${group}`,
    filters: 'ምርጫ',
    all: 'ሁሉም',
    kind: 'ዓይነት',
    language: 'ቋንቋ',
    state: 'ሁኔታ',
    states: { MISSING: 'የጎደለ', OUTDATED: 'ጊዜ ያለፈበት' },
    counted: (name, count) => `${name} (${countText(count)})`,
    begin: 'አንድ በአንድ ይሂዱባቸው',
    through: 'የዝርዝሩ መጨረሻ ላይ ደርሰዋል።',
  },
  queue: {
    name: 'ትርጉሞች፣ አንድ በአንድ',
    progress: (position, of) => `${String(position)} ከ${countText(of)}`,
    hint: 'ትርጉሙ ሲቀመጥ የሚቀጥለው ይከፈታል።',
    saved: 'ያለፈው ተቀምጧል።',
    skip: 'ይለፉት',
    end: 'ወደ ዝርዝሩ ይመለሱ',
    looking: 'የሚቀጥለው በመፈለግ ላይ ነው...',
  },
  added: 'የተጨመረ፦',
  removed: 'የተወገደ፦',
};
