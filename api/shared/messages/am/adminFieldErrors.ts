import type { AdminFieldErrors } from '../../fieldErrors.rules.ts';
import { dayMonthYear } from '../../dates/days.ts';
import type { FieldErrorWords } from '../words.ts';
import { officer } from './adminCommittee.ts';
import { fieldErrors } from './fieldErrors.ts';
import { passwordHints } from './passwordHints.ts';

const fileTooLarge = (megabytes: number) => `ፋይሉ ከ${String(megabytes)} ሜጋባይት በላይ ነው`;

/** An office and its holder; the texts that are known only in English, in English. */
const holderOf = ({
  name,
  nameAmharic,
  office,
  titleAmharic,
}: Omit<AdminFieldErrors['officeHeld'], 'from'>) => ({
  name: nameAmharic || name,
  office: (officer.offices as Record<string, string>)[office] ?? (titleAmharic || office),
});

const own: FieldErrorWords<AdminFieldErrors> = {
  tooShort: ({ min }) => `ቢያንስ ${String(min)} ፊደላት ሊኖሩት ይገባል።`,
  outOfRange: ({ min, max }) => `እባክዎ ከ${String(min)} እስከ ${String(max)} ያለ ቁጥር ያስገቡ።`,
  invalidUrl: 'እባክዎ ትክክለኛ የድረ ገጽ አድራሻ ያስገቡ።',
  spaceInUrl: 'እባክዎ የድረ ገጽ አድራሻውን ብቻ፣ በውስጡ ክፍተት ሳይኖርና ከኋላው ሌላ ጽሑፍ ሳይጨምሩ ያስገቡ።',
  loginInUrl: 'እባክዎ የድረ ገጽ አድራሻውን ከ@ በፊት ያለ የተጠቃሚ ስምና የይለፍ ቃል ያስገቡ።',
  wrongSite: ({ sites }) => `አገናኙ ከእነዚህ ድረ ገጾች የአንዱ መሆን አለበት፦ ${sites}።`,
  dateOutOfRange: ({ earliest, latest }) =>
    `ቀኑ በአውሮፓውያን አቆጣጠር ከ${earliest.slice(0, 4)} እስከ ${latest.slice(0, 4)} ባሉት ዓመታት ውስጥ መሆን አለበት።`,
  endBeforeStart: 'ማብቂያው ከመጀመሪያው በፊት ሊሆን አይችልም።',
  notNearDay: ({ day, days }) => `እባክዎ ከ${dayMonthYear(day)} በ${String(days)} ቀናት ውስጥ ያለ ቀን ያስገቡ።`,
  notLatin: 'እባክዎ ይህን በላቲን ፊደላት ይጻፉ።',
  officeHeld({ from, ...values }) {
    const { name, office } = holderOf(values);
    return `ከ${dayMonthYear(from)} ጀምሮ በዚህ ኃላፊነት (${office}) ላይ ያሉት ${name} ናቸው።`;
  },
  electionRecorded({ from, ...values }) {
    const { name, office } = holderOf(values);
    return `ከ${dayMonthYear(from)} ጀምሮ ምርጫ ቀድሞ ተመዝግቧል፦ ${name}፣ ${office}። ስምን ለማረም በኮሚቴው ዝርዝር ውስጥ ያንን የኮሚቴ አባል ይክፈቱ። የጎደለውን «የኮሚቴ አባል ይጨምሩ» በሚለው ያክሉ።`;
  },
  wrongItemCount: ({ min, max }) =>
    min === max
      ? `ብዛታቸው በትክክል ${String(min)} መሆን አለበት።`
      : `ብዛታቸው ከ${String(min)} እስከ ${String(max)} መሆን አለበት።`,
  markup: 'እባክዎ ያለ < እና > ምልክቶች ይጻፉ።',
  missingPlace: ({ place }) => `እባክዎ ${place} የሚለውን አያጥፉ፤ በቦታው ሌላ ቃል ይገባል።`,
  unknownPlace: ({ place }) => `${place} በሚለው ቦታ የሚገባ ነገር የለም።`,
  strayBrace: 'እባክዎ ጥምዝ ቅንፎችን በቦታ ስም ዙሪያ ብቻ፣ ያለ ክፍተት ይጻፉ።',
  duplicate: 'ይህ ቀድሞ ገብቷል።',
  ownLanguage: 'መዝገቡ ራሱ የተጻፈው በዚህ ቋንቋ ነው። ትርጉሙ በሌላ ቋንቋ መሆን አለበት።',
  categoryDeleted: 'እዚህ የተመረጠው ምድብ በዚህ መካከል ተሰርዟል። እባክዎ ሌላ ይምረጡ።',
  notAnImage: 'ፋይሉ ምስል መሆን አለበት።',
  notAnImageOrVideo: 'ፋይሉ ምስል ወይም ቪዲዮ መሆን አለበት።',
  notADocument: 'ፋይሉ PDF መሆን አለበት።',
  mediaGone: 'እዚህ የተመረጠው ቪዲዮ በዚህ መካከል ተወግዷል። እባክዎ ሌላ ይምረጡ።',
  heicImage:
    'ይህ የአይፎን ፎቶ እዚህ ሊነበብ በማይችል ቅርጸት (HEIC) የተቀመጠ ነው። ከራሱ ከአይፎኑ ላይ ይምረጡት፤ ወይም በዋትስአፕ ወይም በኢሜይል ለራስዎ ልከው የሚደርስዎትን ቅጂ ይምረጡ።',
  fileTooLarge: ({ megabytes }) => `${fileTooLarge(megabytes)}።`,
  imageTooLarge: ({ megabytes }) =>
    `${fileTooLarge(megabytes)}፤ ይህ አሳሽም ሊያሳንሰው አይችልም። በዋትስአፕ ለራስዎ ልከው የሚደርስዎትን ያነሰ ቅጂ ይምረጡ።`,
  tooManyPixels: ({ megapixels }) => `ምስሉ ከ${String(megapixels)} ሜጋፒክስል በላይ ነው።`,
  sideTooLong: ({ pixels }) => `የምስሉ ስፋት ወይም ቁመት ከ${pixels.toLocaleString('en-NZ')} ፒክስል በላይ ነው።`,
  damagedImage: 'ምስሉ ተበላሽቷል ወይም አልተሟላም።',
  notUploaded: 'ሁሉም ምስሎች ገና አልተላኩም። ይጠብቁ ወይም ያልተላኩትን ያስወግዱ።',
  pictureGone: ({ name }) => `ምስሉን ${name} መጠቀም አይቻልም፤ ተወግዷል ወይም የሌላ መዝገብ ነው። ያስወግዱትና እንደገና ይጨምሩት።`,
  damagedVideo: 'ቪዲዮው ተበላሽቷል ወይም አልተሟላም።',
  damagedDocument: 'የPDF ፋይሉ ተበላሽቷል ወይም አልተሟላም።',
  uploadInterrupted: 'ፋይሉ ሲላክ ተቋርጧል። እባክዎ እንደገና ይሞክሩ።',
  videoNotCleanable:
    'ይህ ቪዲዮ የተቀረጸበት ቦታ በውስጡ ተመዝግቦ ሊሆን ይችላል፤ ከዚህ ፋይል ላይ ሊጠፋ አይችልም። እባክዎ ቪዲዮውን እንደገና በMP4 ፋይል አስቀምጠው ያንን ይምረጡ።',
  notCsv: 'ይህ የCSV ፋይል አይደለም። በኤክሴል ዝርዝሩን እንደ «CSV UTF-8» ያስቀምጡትና ያንን ፋይል ይምረጡ።',
  workbook:
    'ይህ የኤክሴል የሥራ ደብተር እንጂ የCSV ፋይል አይደለም። በኤክሴል ከፍተው የፋይሉን ዓይነት «CSV UTF-8» አድርገው በሌላ ስም ያስቀምጡትና ያንን ፋይል እዚህ ይምረጡ። በጉግል ሺትስ ደግሞ እንደ CSV ያውርዱት።',
  brokenCharacters: ({ line }) =>
    `በ${String(line)}ኛው መስመር ላይ ሊነበቡ የማይችሉ ፊደላት አሉ። በኤክሴል ዝርዝሩን እንደ «CSV UTF-8» ያስቀምጡትና ያንን ፋይል ይምረጡ።`,
  csvSyntax: ({ line }) => `በ${String(line)}ኛው መስመር ላይ ያሉት የጥቅስ ምልክቶች ስለማይገጥሙ ዓምዶቹን መለየት አይቻልም።`,
  rowTooLong: ({ line, max }) =>
    `በ${String(line)}ኛው መስመር ላይ የሚጀምረው ረድፍ በጣም ረጅም ነው፤ ጽሑፎቹ በአንድነት ከ${max.toLocaleString('en-NZ')} በላይ ፊደላት አሏቸው። እባክዎ ያሳጥሯቸው፤ ወይም ሳይዘጋ የቀረ የጥቅስ ምልክት ካለ ይዝጉት።`,
  tooManyRows: ({ max }) => `ፋይሉ ከ${String(max)} በላይ ረድፎች አሉት። እባክዎ ወደ ብዙ ፋይሎች ይከፋፍሉት።`,
  tooManyColumns: ({ max }) => `ፋይሉ ከ${String(max)} በላይ ዓምዶች አሉት። እባክዎ የማያስፈልጉትን ያጥፉ።`,
  noRows: 'ፋይሉ የዓምዶች ርዕስ መስመርና ከሱ በታች ቢያንስ አንድ ረድፍ ሊኖረው ይገባል።',
  noBankHeadings: 'የቀንና የመጠን ርዕስ ያለው መስመር የለም። እባክዎ የሂሳብ መግለጫውን ከባንኩ እንደገና በCSV ፋይል ያውርዱት።',
  surplusCells: ({ count }) => `ረድፉ ከርዕሶቹ በላይ ${String(count)} ተጨማሪ ጽሑፍ አለው።`,
  unknownCategory: 'በዚህ ስም የሚጠራ ምድብ የለም።',
  noSuchDay: 'እንዲህ ያለ ቀን የለም።',
  unreadableDate: 'እዚህ ላይ የተሟላ ቀን ሊነበብ አልቻለም። ቀን፣ ወርና ዓመት መጻፍ አለባቸው፤ ለምሳሌ 31/12/1980።',
  garbledText:
    'ፋይሉ ሲቀመጥ የዚህ ጽሑፍ ፊደላት ጠፍተዋል። ዋናውን ሠንጠረዥ በኤክሴል ከፍተው እንደ «CSV UTF-8» ያስቀምጡትና ያንን ፋይል ይምረጡ፤ ወይም ጽሑፉን እዚህ ይጻፉ።',
  otherRecord: ({ name }) =>
    `ይህ ቁጥር ያለው መዝገብ ሌላ ነው፦ ${name}። እባክዎ ቁጥሩን ያርሙ፤ ረድፉ አዲስ መዝገብ ከሆነ ደግሞ ቁጥሩን ያጥፉት።`,
  equalRecord: ({ id }) => `በዚህ ለውጥ ቁጥሩ ${String(id)} ከሆነው መዝገብ ጋር አንድ ይሆናል።`,
  repeatedId: ({ line }) => `መስመር ${String(line)} ስለዚሁ መዝገብ ሌላ ነገር ይላል።`,
  unknownChoice: 'እዚህ ሊጻፉ ከሚችሉት ቃላት አንዱ አይደለም።',
  wrongPassword: 'የአሁኑ የይለፍ ቃል ትክክል አይደለም።',
  samePassword: 'ይህ የአሁኑ የይለፍ ቃልዎ ነው። እባክዎ ሌላ ይምረጡ።',
  surroundingSpace: 'በባዶ ቦታ መጀመር ወይም ማለቅ የለበትም።',
  invisibleCharacter: 'ከተቀዳ ጽሑፍ ጋር የሚመጡ የማይታዩ ምልክቶች አሉት። እባክዎ ሳይቀዱ ይጻፉት።',
  wrongCode: 'ይህ ኮድ የተሳሳተ፣ ጊዜው ያለፈበት ወይም ቀድሞ ያገለገለ ነው',
  weakPassword: ({ warning, suggestions }) =>
    ['የይለፍ ቃሉ በቀላሉ ሊገመት ይችላል።', ...passwordHints(warning, suggestions)].join(' '),
};

/** The errors of form fields; the messages use the accusative of a field's name. */
export const adminFieldErrors: FieldErrorWords = { ...fieldErrors, ...own };
