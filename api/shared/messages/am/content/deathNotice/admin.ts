import type { admin as english } from '../../../en/content/deathNotice/admin.ts';
import { pictureFields } from '../../fieldMessages.ts';

const place = 'የቦታው ስምና አድራሻው';

export const admin: typeof english = {
  kind: 'ዜና እረፍት',
  name: 'ዜና እረፍቶች',
  createHeading: 'ዜና እረፍት ያስገቡ',
  editHeading: 'ዜና እረፍቱን ያስተካክሉ',
  submit: 'ዜና እረፍቱን ያስገቡ',
  seeIt: 'ዜና እረፍቱን ይመልከቱ',
  list: {
    heading: 'ዜና እረፍቶችን ያስተዳድሩ',
    empty: 'እስካሁን ዜና እረፍት የለም።',
    lastDay: 'በሁሉም ገጾች ላይ የሚታይበት የመጨረሻ ቀን',
  },
  sections: {
    who: 'ያረፈው ሰው',
    funeral: 'የቀብር ሥነ ሥርዓት',
    mourning: 'ለቅሶ',
    contact: 'የሚደወልለት ሰው',
    about: 'ስለ ሟቹ ተጨማሪ',
    consent: 'ፈቃድ',
    picture: 'ፎቶ',
  },
  hints: {
    funeral:
      'ዜና እረፍቱ ከታች ያለው የመጨረሻው ቀን እስኪያልፍ ድረስ፣ ቀን ካልታወቀም ለአንድ ሳምንት በሁሉም ገጾች ላይ ይታያል። እዚያ የሚታዩት ሦስቱ አዳዲሶች ብቻ ናቸው።',
    over: 'ከታች ያለው የመጨረሻው ቀን ስላለፈ ዜና እረፍቱ በገጾች ላይ አይታይም።',
    mourning: 'የለቅሶው ቦታ የሚታወቅ ከሆነ።',
  },
  fields: {
    name: {
      label: 'ስም',
      hint: 'ከተቻለ ስሙን በሁለቱም ፊደላት ይጻፉ።',
      inSentences: 'የሟቹን ስም',
    },
    funeralDay: { label: 'የቀብሩ ቀን', hint: 'እንደታወቀ', inSentences: 'የቀብሩን ቀን' },
    funeralTime: {
      label: 'የቀብሩ ሰዓት',
      hint: 'ለምሳሌ 10:00 AM ወይም በኢትዮጵያ አቆጣጠር ከጠዋቱ 4 ሰዓት',
      inSentences: 'የቀብሩን ሰዓት',
    },
    funeralPlace: { label: 'የቀብሩ ቦታ', hint: place, inSentences: 'የቀብሩን ቦታ' },
    mourningDay: { label: 'የለቅሶው የመጀመሪያ ቀን', inSentences: 'የለቅሶውን የመጀመሪያ ቀን' },
    mourningLastDay: {
      label: 'የለቅሶው የመጨረሻ ቀን',
      hint: 'ለብዙ ቀናት ለሚቆይ ለቅሶ ብቻ',
      inSentences: 'የለቅሶውን የመጨረሻ ቀን',
      errors: { endBeforeStart: 'እባክዎ የመጀመሪያውንም ቀን ያስገቡ፤ ከመጨረሻው ቀን በኋላ ሊሆን አይችልም።' },
    },
    mourningTime: {
      label: 'የለቅሶው ሰዓት',
      hint: 'ለምሳሌ ከምሽቱ 12 ሰዓት እስከ 3 ሰዓት',
      inSentences: 'የለቅሶውን ሰዓት',
    },
    mourningPlace: { label: 'የለቅሶው ቦታ', hint: place, inSentences: 'የለቅሶውን ቦታ' },
    contactName: {
      label: 'የሚደወልለት ሰው ስም',
      hint: 'ስልክ የሚመልስ ዘመድ ወይም ወዳጅ',
      inSentences: 'የሚደወልለትን ሰው ስም',
    },
    contactTelephone: { label: 'የሚደወልለት ሰው ስልክ', inSentences: 'የሚደወልለትን ሰው ስልክ' },
    text: { label: 'ጽሑፍ', hint: 'ቤተሰቡ ከፈለገ፦ የሕይወት ታሪክ፣ ዘመዶች፣ ጸሎት', inSentences: 'ጽሑፉን' },
    familyConsents: {
      label: 'ቤተሰቡ ይህ ሁሉ እንዲወጣ ተስማምቷል',
      inSentences: 'የቤተሰቡን ፈቃድ',
      values: { true: 'አዎ', false: 'አይደለም' },
      errors: { required: 'እባክዎ መጀመሪያ ቤተሰቡን ይጠይቁ፤ እስኪስማማ ድረስ ረቂቅ አድርገው ያስቀምጡ።' },
    },
    image: { label: 'ፎቶ', inSentences: 'ፎቶውን' },
    ...pictureFields,
  },
};
