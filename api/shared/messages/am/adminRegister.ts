import type { register as english } from '../en/adminRegister.ts';
import { grouped } from '../en/counts.ts';

export const register: typeof english = {
  heading: 'የአባላት መዝገብ',
  intro:
    'የ2022 የተመዘገቡ ማኅበራት ሕግ (አንቀጽ 79) ይጠይቀዋል፦ ስም፣ የመጨረሻው የታወቀ አድራሻና አባል የተሆነበት ቀን። አባልነቱ ያበቃ ሰው ለሰባት ዓመት በመዝገቡ ይቆያል።',
  titleOn: (day) => `የአባላት መዝገብ በ${day}`,
  on: 'ቀን',
  since: 'ከ',
  part: 'የመዝገቡ ክፍል',
  parts: {
    MEMBERS: 'አባላት',
    ALL: 'አባላትና የቀድሞ አባላት',
    JOINED: 'አዲስ አባላት',
    CEASED: 'አባልነታቸው ያበቃ',
  },
  columns: {
    id: 'መለያ ቁጥር',
    name: 'ሙሉ ስም',
    address: 'አድራሻ',
    contactNumber: 'ስልክ ቁጥር',
    email: 'ኢሜይል',
    joinedOn: 'አባል ከሆነበት ቀን',
    ceasedOn: 'ያበቃበት ቀን',
    missing: 'የጎደለ',
  },
  missing: {
    JOINED_ON: 'አባል የተሆነበት ቀን የለም',
    CONTACT_DETAILS: 'አድራሻ የለም',
    CONSENT: 'ፈቃድ የለም',
  },
  unknown: 'አይታወቅም',
  counts: ({ members, joined, ceased }) =>
    `አባላት፦ ${grouped(members)}። እስከዚህ ቀን ባለው ዓመት ${grouped(joined)} ገብተዋል፣ የ${grouped(ceased)} አባልነት አብቅቷል።`,
  gaps: ({ joinedUnknown, withoutContactDetails, withoutConsent }) =>
    `የጎደለ፦ አባል የተሆነበት ቀን ${grouped(joinedUnknown)}፣ አድራሻ ${grouped(withoutContactDetails)}፣ ፈቃድ ${grouped(withoutConsent)}።`,
  past: 'ስሞችና አድራሻዎች የዛሬ ናቸው እንጂ የዚያ ቀን አይደሉም።',
  print: 'ያትሙ',
  nothingToPrint: 'ዝርዝሩ ባዶ ስለሆነ የሚታተም ነገር የለም።',
  shown: (count, total) =>
    count === total ? `ብዛት፦ ${grouped(total)}` : `ከ${grouped(total)} ውስጥ ${grouped(count)}`,
  empty: 'ማንም የለም።',
};
