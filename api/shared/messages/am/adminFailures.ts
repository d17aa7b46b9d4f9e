import type { AdminFailures, FailureValues } from '../../failures.rules.ts';
import type { WordsOf } from '../words.ts';
import { failures } from './failures.ts';
import { plural } from './grammar.ts';

const own: WordsOf<AdminFailures> = {
  signInRequired: 'እባክዎ ይግቡ።',
  tokenRefused: 'የፕሮግራሙ ቁልፍ ትክክል አይደለም፣ ጊዜው አልፏል ወይም ተሽሯል።',
  roleRequired: 'መለያዎ ይህንን ለማድረግ አይፈቀድለትም።',
  scopeRequired: 'የፕሮግራሙ ቁልፍ ይህንን ለማድረግ አይፈቅድም።',
  accountDisabled: 'ይህ መለያ ተዘግቷል። የአስተዳዳሪ ኃላፊነት ያለው ሰው እንደገና ሊከፍተው ይችላል።',
  lastAdmin: 'ከዚህ መለያ በቀር አስተዳዳሪ የለም። መጀመሪያ ይህን ኃላፊነት ለሌላ መለያ ይስጡ።',
  addressTaken: 'በዚህ ኢሜይል የተከፈተ መለያ አለ።',
  noMailProvider: 'ድረ ገጹ ኢሜይል መላክ ስለማይችል ይህ አይቻልም።',
  linkInvalid: 'ይህ አገናኝ ትክክል አይደለም። በኢሜይሉ ውስጥ እንዳለ ይክፈቱት፤ ወይም ሙሉውን ይቅዱት።',
  linkUsed: 'ይህ አገናኝ አንድ ጊዜ አገልግሏል። እያንዳንዱ አገናኝ የሚሠራው አንድ ጊዜ ብቻ ነው።',
  linkReplaced: 'ይህን አገናኝ ሌላ አዲስ አገናኝ ተክቶታል። እባክዎ የመጨረሻውን ይጠቀሙ።',
  linkWithdrawn: 'ይህ አገናኝ ስለተሰረዘ አሁን አይሠራም።',
  linkExpired: 'የዚህ አገናኝ ጊዜ አልፏል። እባክዎ አዲስ ይጠይቁ።',
  linkOfAnother: 'ይህ አገናኝ እዚህ ከገቡበት ለሌላ መለያ ነው። መጀመሪያ ይውጡ፤ ከዚያ እንደገና ይክፈቱት፦ አሁንም ይሠራል።',
  wrongCredentials: 'ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም።',
  secondFactorRequired: 'አንድ እርምጃ ይቀራል፦ ማንነትዎን ለሁለተኛ ጊዜ ያረጋግጡ።',
  signInExpired: 'መግባቱ በጣም ረዘመ። እባክዎ በይለፍ ቃልዎ እንደገና ይጀምሩ።',
  passkeyRefused: 'ይህ የይለፍ ቁልፍ ተቀባይነት አላገኘም። እባክዎ እንደገና ይሞክሩ ወይም በሌላ መንገድ ይግቡ።',
  secondFactorSetupRequired: 'እዚህ እያንዳንዱ መለያ ሁለተኛ ማረጋገጫ ያስፈልገዋል። እባክዎ መጀመሪያ አንድ ያዘጋጁ።',
  secondFactorMissing: 'እባክዎ መጀመሪያ የራስዎን ሁለተኛ ማረጋገጫ ያዘጋጁ።',
  lastPasskey: 'ያለዚህ የይለፍ ቁልፍ መግባት አይችሉም። እባክዎ መጀመሪያ የይለፍ ቃል ይምረጡ ወይም ሌላ የይለፍ ቁልፍ ይጨምሩ።',
  confirmationRequired: 'እባክዎ መጀመሪያ እርስዎ መሆንዎን ያረጋግጡ።',
  totpSetupExpired: 'ይህ የQR ኮድ ጊዜው አልፏል። እባክዎ እንደገና ይጀምሩ።',
  tooManyPasskeys: ({ max }) =>
    `አንድ መለያ ከ${String(max)} በላይ የይለፍ ቁልፎች ሊኖሩት አይችልም። እባክዎ የማይጠቀሙበትን አንዱን ያስወግዱ።`,
  tooManyPreviewLinks: ({ max }) =>
    `አንድ ጽሑፍ ከ${String(max)} በላይ አገናኞች ሊኖሩት አይችልም። እባክዎ ማንም የማይፈልገውን አንዱን ይሻሩ።`,
  notFound: 'ይህ (አሁን) የለም። ሌላ ሰው ሰርዞት ሊሆን ይችላል።',
  changedMeanwhile: ({ type }) =>
    changed[type] ??
    'በዚህ መካከል ሌላ ሰው ይህንን ለውጦታል። የጻፉት እዚሁ አለ፦ በሌላ ትር እንደገና ይክፈቱት፣ ያነጻጽሩና እንደገና ያስቀምጡ።',
  restoredMeanwhile: ({ title, category }) =>
    `አስቀድሞ ተመልሷል፦ ${title}። ያለው በምድብ «${category}» ውስጥ ነው፤ እዚያው ይቆያል።`,
  applicantRegistered: ({ memberId }) =>
    `ይህ ማመልከቻ አስቀድሞ በአባል ቁጥር ${String(memberId)} ተመዝግቧል። ምንም አልተለወጠም።`,
  paidMeanwhile: 'በዚህ መካከል የዚሁ ክፍያ ሌላ ገንዘብ ተመዝግቧል ወይም ውድቅ ተደርጓል። እባክዎ እንደገና ይሞክሩ።',
  memberPaid: ({ memberId }) =>
    `የአባል ቁጥር ${String(memberId)} ክፍያዎች ተመዝግበዋል፤ ስለዚህ ውሳኔው አይመለስም። ይልቁንም አባልነቱን ያብቁ።`,
  memberChanged: ({ memberId }) =>
    `የአባል ቁጥር ${String(memberId)} መረጃ ከዚያ በኋላ ተለውጧል፤ ስለዚህ ውሳኔው አይመለስም። ይልቁንም አባልነቱን ያብቁ።`,
  categoryNotEmpty({ count, names }) {
    const others = count - names.length;
    const list = [...names, ...(others > 0 ? [`ሌሎች ${String(others)}`] : [])].join('፣ ');
    return `ይህ ምድብ አሁንም ${plural(count, 'መዝገብ', 'መዝገቦች')} አሉት፦ ${list}። መጀመሪያ ወደ ሌላ ምድብ ያዛውሯቸው ወይም ይሰርዟቸው።`;
  },
  membershipTypeInUse: ({ count }) =>
    `ይህ ዓይነት ያላቸው አባላትና የቀድሞ አባላት፦ ${String(count)}። መጀመሪያ ሌላ ዓይነት ይመድቡላቸው።`,
  importFaults: ({ count, lines }) =>
    `ምንም አልተጨመረም፦ ቀድሞ ያልነበሩ ስህተቶች ያሏቸው መስመሮች አሉ (${lines.join('፣ ')}${count > lines.length ? '፣ …' : ''})። እባክዎ ፋይሉን እንደገና ያረጋግጡ።`,
  incompleteDrafts: ({ count, titles }) =>
    `ለጎብኚዎች የሚያስፈልግ ነገር ገና የጎደለው ረቂቅ አለ፦ ${titles.join('፣ ')}${count > titles.length ? '፣ …' : ''}። ረቂቁን ይክፈቱ፣ «አሁን ይፋ ይሁን» የሚለውን ይምረጡና ያስቀምጡ፦ ቅጹ የጎደለውን ያሳያል።`,
  categoryNotFound: 'ይህ ምድብ አሁን የለም።',
  notADonation: 'የልገሳ ደረሰኝ ላልተሰረዘ ልገሳ ብቻ ነው።',
  receiptSettings: ({ missing }) =>
    `ለልገሳ ደረሰኝ የሚያስፈልጉ ቅንብሮች ይጎድላሉ፦ ${missing.map((name) => receiptSettings[name] ?? '').join('፣ ')}። አስተዳዳሪ በ«ቅንብሮች» ሊያስገባቸው ይችላል።`,
  uploadExpired: 'ፋይሉን ለመላክ ብዙ ጊዜ ወስዷል። እባክዎ እንደገና ይላኩት።',
  uploadInterrupted: 'ፋይሉ ሲላክ ተቋርጧል። እባክዎ እንደገና ይሞክሩ።',
  mediaUnavailable: 'ፋይሉን ማስቀመጥ አልተቻለም። ምንም አልተለወጠም፤ እባክዎ እንደገና ይሞክሩ።',
  submissionAbandoned: 'ይህ ቅጽ ሳይቀመጥ ተትቷል። እባክዎ እንደገና ይላኩት።',
  submissionUsed: 'ይህ ቅጽ ሌላ ነገር ተጽፎበት አስቀድሞ ተቀምጧል።',
  mailMessageBeingSent: 'ይህ ኢሜይል ገና በመላክ ላይ ነው። እባክዎ ከጥቂት ደቂቃዎች በኋላ እንደገና ይመልከቱ።',
  mailMessageSent: 'ይህ ኢሜይል ተልኳል።',
  notADraft: 'ይህ መልእክት ከእንግዲህ ረቂቅ አይደለም። «እንደገና ይጠቀሙ» የሚለው በጽሑፎቹ አዲስ ረቂቅ ይጽፋል።',
  responseTooLarge: ({ megabytes }) =>
    `መልሱ ከ${String(megabytes)} ሜጋባይት በላይ ይሆናል። እባክዎ በአንድ ጊዜ ጥቂት መዝገቦችን ወይም መስኮችን ይጠይቁ።`,
  unstorableText: 'ጽሑፉ ሊቀመጥ የማይችል ምልክት (U+0000) ይዟል።',
};

const changed: Record<string, string> = {
  MembershipApplication:
    'በዚህ መካከል ሌላ ሰው ይህን ማመልከቻ ለውጦታል፤ ገጹ አሁን ያለበትን ሁኔታ ያሳያል። የጻፉት እዚሁ አለ፦ አሁንም ትክክል ከሆነ እንደገና ያስቀምጡ።',
  Payment: 'ይህ ክፍያ አስቀድሞ ውድቅ ሆኗል። ምንም አልተለወጠም።',
};

/** The settings that a donation receipt needs. */
const receiptSettings: Record<string, string> = {
  irdNumber: 'የግብር መለያ ቁጥር',
  signatoryName: 'ፈራሚው ሰው',
  signatoryOffice: 'የፈራሚው ኃላፊነት',
};

/** Why an operation failed, by reason. */
export const adminFailures: WordsOf<FailureValues> = { ...failures, ...own };
