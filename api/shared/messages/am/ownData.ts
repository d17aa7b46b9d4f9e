import { formMessages } from '../words.ts';
import type { ownData as english } from '../en/ownData.ts';
import { sentence } from './grammar.ts';
import { pageTitle } from './heads.ts';

export const ownData: typeof english = {
  head: {
    title: pageTitle('የእርስዎ መረጃ'),
    description:
      'ማኅበሩ ስለ እርስዎ ያስቀመጠውን መረጃ ሁሉ በኢሜይል በሚደርስዎ ሊንክ ይመልከቱ፣ አድራሻዎንና ስልክ ቁጥርዎን ያስተካክሉ፣ መረጃውን ያውርዱ ወይም ከአባልነት ለመሰናበት ይጠይቁ።',
  },
  heading: 'የእርስዎ መረጃ',
  intro:
    'ማኅበሩ ስለ እርስዎ ያስቀመጠውን ለማየት፣ ለማስተካከል፣ ለማውረድ ወይም ከአባልነት ለመሰናበት ይችላሉ። ወደ ኢሜይል አድራሻዎ ሊንክ እንልካለን።',
  noMail: 'ይህ ድረ ገጽ አሁን ኢሜይል አይልክም። እባክዎ በስልክ ወይም በ«ያግኙን» ገጽ ይጠይቁን።',
  needsScripts: 'ሊንኩ ጃቫስክሪፕት ያስፈልገዋል። ያለ እርሱ እባክዎ በ«ያግኙን» ገጽ ይጠይቁን።',
  form: {
    name: 'ሊንክ ይጠይቁ',
    fields: formMessages({ email: { label: 'ኢሜይል', inSentences: 'የኢሜይል አድራሻዎን' } }),
    submit: 'ሊንኩን ይላኩልኝ',
    submitting: 'በመላክ ላይ ነው...',
    success: 'በዚህ አድራሻ ያስቀመጥነው መረጃ ካለ ሊንኩን ልከንልዎታል። ሊንኩ ለአንድ ሰዓት ይሠራል።',
    errorPrefix: 'ሊንኩን መላክ አልተቻለም፦ ',
    purpose: 'አድራሻውን የምንጠቀምበት መረጃዎን ለማግኘትና ሊንኩን ለመላክ ብቻ ነው።',
  },
  mail: {
    subject: 'በማኅበሩ ያለው መረጃዎ',
    opening: 'ስለ እርስዎ ያስቀመጥነውን ለማየት ጠይቀዋል። ይህን ሊንክ ይክፈቱ፤ ለአንድ ሰዓት ይሠራል፦',
    closing: 'ሊንኩ ያለው ማንኛውም ሰው መረጃዎን ማየት ስለሚችል ለሌላ አይላኩት። እርስዎ ካልጠየቁ ምንም ማድረግ አያስፈልግዎትም።',
  },
  opened: {
    loading: 'መረጃዎ በመጫን ላይ ነው...',
    refused: 'የዚህ ሊንክ ጊዜ አልፏል። አዲስ መጠየቅ ይችላሉ።',
    close: 'ይዝጉና ሌላ ሊንክ ይጠይቁ',
    intro: sentence('በዚህ አድራሻ ያስቀመጥነው ይህ ነው፦ {email}።', 'email'),
    shared:
      'ቤተሰብ አንድ ኢሜይል ሊጋራ ስለሚችል የሌሎች የቤተሰብዎ አባላት መረጃም ሊኖር ይችላል። በጎ ፈቃደኞች ስለ አባልነቱ የጻፉት ማስታወሻ እዚህ አይታይም፤ ማየት ከፈለጉ ይጠይቁን።',
    messages: {
      sent: 'ለአባላት የሚላኩ መልእክቶች ወደዚህ አድራሻ ይላካሉ።',
      none: 'ይህ አድራሻ ተቋርጧል፤ ለአባላት የሚላኩ መልእክቶች አይደርሱትም።',
      change: 'ይህን ይለውጡ',
    },
    nothing: 'በዚህ አድራሻ የተቀመጠ መረጃ የለም።',
    print: 'ይህን ገጽ ያትሙ',
    download: 'ለኮምፒውተር ፕሮግራም የሚሆን ፋይል ያውርዱ',
    member: 'አባል',
    application: 'የአባልነት ማመልከቻ',
    inquiry: 'ለእኛ የላኩት መልእክት',
    values: {
      number: 'የአባልነት ቁጥር',
      dob: 'የትውልድ ቀን',
      email: 'ኢሜይል',
      household: 'ቤተሰብ',
      ownAddress: 'ከቤተሰቡ ከወጡ የሚያገለግል የራስዎ አድራሻ',
      date: 'የተመዘገቡበት ቀን',
      joinedOn: 'አባል የሆኑበት ቀን',
      ceasedOn: 'አባልነት ያበቃበት ቀን',
      language: 'የሚመርጡት ቋንቋ',
      channel: 'የምናገኝዎት',
      appliedOn: 'ያመለከቱበት ቀን',
      agreementText: 'የስምምነት ቃል',
      agreedAt: 'በስምምነት ቃሉ የተስማሙበት ቀን',
      sentAt: 'የተላከበት ቀን',
      payments: 'የተከፈሉ ገንዘቦች',
    },
    paymentKinds: { FEE: 'የአባልነት ክፍያ', DONATION: 'ልገሳ', VOID: 'የተሰረዘ' },
    householdRoles: { HEAD: 'የቤተሰብ ኃላፊ', PARTNER: 'የትዳር ጓደኛ', CHILD: 'ልጅ', OTHER: 'ሌላ' },
    channels: { EMAIL: 'በኢሜይል', POST: 'በፖስታ', TELEPHONE: 'በስልክ' },
    fields: formMessages({
      address: { label: 'አድራሻ', inSentences: 'አድራሻዎን' },
      contactNumber: { label: 'ስልክ ቁጥር', inSentences: 'ስልክ ቁጥርዎን' },
    }),
    save: 'ያስቀምጡ',
    saving: 'በማስቀመጥ ላይ ነው...',
    saved: 'ተቀምጧል። እናመሰግናለን! የለወጡትን በጎ ፈቃደኞቻችን ያዩታል።',
    changed: 'ይህን መረጃ በዚህ መካከል ሌላ ሰው ለውጦታል።',
    present: sentence(
      'አሁን የተቀመጠው፦ {address}፤ {number}። በጻፉት ለመተካት እንደገና ያስቀምጡ።',
      'address',
      'number',
    ),
    wholeHousehold: 'አድራሻው የመላው ቤተሰብ ነው፦ ከለወጡት ለሁሉም ይለወጣል።',
    others: 'ስም፣ የልደት ቀንና የኢሜይል አድራሻ የሚለውጡት በጎ ፈቃደኞቻችን ናቸው። እባክዎ ይጻፉልን።',
    leaving: {
      heading: 'አባልነትን ማቋረጥ',
      explanation:
        'መሰናበት እንደሚፈልጉ ለበጎ ፈቃደኞቻችን ይነገራቸዋል፤ አባልነቱንም ያቋርጣሉ። በማኅበራት ደንብ መሠረት ስምዎና ቀናቱ በመዝገቡ ላይ ለሰባት ዓመት ይቆያሉ።',
      ask: 'ከአባልነት ለመሰናበት ይጠይቁ',
      asked: 'ከአባልነት ለመሰናበት ጠይቀዋል። በጎ ፈቃደኞቻችን አባልነቱን ያቋርጣሉ።',
      stay: 'የመሰናበት ጥያቄውን ይሰርዙ',
      stayed: 'የመሰናበት ጥያቄዎ ተሰርዟል፤ አባልነቱ ይቀጥላል።',
    },
  },
};
