import type { supportUs as english } from '../en/supportUs.ts';
import { listOf, sentence } from './grammar.ts';

export const supportUs: typeof english = {
  heading: 'ይደግፉን',
  intro:
    'እርስ በርስ የምንደጋገፈው በጋራ ነው። ትንሽም ሆነ ትልቅ እያንዳንዱ ስጦታ፣ ከጊዜዎ የሚሰጡትም እያንዳንዱ ሰዓት ' +
    'ማኅበረሰባችን አዲስ የመጡትን እንዲቀበል፣ እንዲማርና ባህሉን እንዲያከብር ይረዳል።',
  bankTransfer: {
    heading: 'በባንክ ይለግሱ',
    intro: 'ገንዘብ ሲያስተላልፉ እባክዎ የሚከተሉትን መረጃዎች ይጠቀሙ።',
    accountName: 'የሒሳቡ ስም',
    bank: 'ባንክ',
    accountNumber: 'የሒሳብ ቁጥር',
    copy: 'ይቅዱ',
    copyName: sentence('ይቅዱ፦ {label}', 'label'),
    copied: 'ተቀድቷል',
    copyFailed: 'መቅዳት አልተቻለም። እባክዎ ጽሑፉን መርጠው ራስዎ ይቅዱት።',
    notConfigured: 'የባንክ ሒሳባችን መረጃ ለጊዜው እዚህ አልተገለጸም። እባክዎ ያግኙን፤ በደስታ እንልክልዎታለን።',
    contactLink: 'ያግኙን',
  },
  reasons: {
    heading: 'ልገሳዎ ለምን ይጠቅማል',
    items: {
      newcomers: {
        title: 'አዲስ መጪዎች እንዲደላደሉ ይርዱ',
        text: 'በአዲስ አገር የመጀመሪያ ወራቸውን ከሚያሳልፉ ሰዎችና ቤተሰቦች ጎን ይቁሙ።',
      },
      education: {
        title: 'መረጃና ትምህርት በሁለት ቋንቋ',
        text: 'መረጃና ትምህርት በአማርኛም ሆነ በእንግሊዝኛ እንዲገኝ ያግዙ።',
      },
      heritage: {
        title: 'ቅርሳችንን እናክብር',
        text: 'የኢትዮጵያን ባህል በኦክላንድ ሕያው የሚያደርጉ ዝግጅቶች እንዲካሄዱ ያግዙ።',
      },
      digitalHub: {
        title: 'ድረ ገጻችን እንዲቀጥል',
        text: 'ይህ ድረ ገጽ ሳይቋረጥ፣ ወቅታዊ መረጃ ይዞ፣ ለሁሉም በነጻ እንዲያገለግል ያግዙ።',
      },
    },
  },
  otherWays: {
    heading: 'በሌላ መንገድ ለመርዳት',
    items: {
      volunteer: {
        title: 'በበጎ ፈቃድ ያገልግሉ',
        text: 'ከጊዜዎ ጥቂት ይስጡ፤ የሚችሉትንም ያካፍሉ።',
        link: 'እርዳታዎን ያቅርቡ',
      },
      share: {
        title: 'ይህንን ድረ ገጽ ያጋሩ',
        text: 'ስለ እኛ ለቤተሰብዎ፣ ለወዳጆችዎና ለሥራ ባልደረቦችዎ ይንገሩ።',
        link: 'ያጋሩ',
      },
      groups: {
        title: 'የማኅበራዊ መገናኛ ቡድኖቻችንን ይቀላቀሉ',
        text: sentence('በ{platforms} በሚደረገው ውይይት ይሳተፉ።', 'platforms'),
        listOf,
        link: 'ቡድኖቻችንን ያግኙ',
      },
      events: {
        title: 'በዝግጅቶቻችን ላይ ይገኙ',
        text: 'ይምጡ፤ ሌላ ሰውም ይዘው ይምጡ። መገኘትዎ ራሱ ስጦታ ነው።',
        link: 'መጪ ዝግጅቶችን ይመልከቱ',
      },
    },
  },
  linkCopied: 'አገናኙ ተቀድቷል።',
  thankYou: {
    heading: 'እናመሰግናለን',
    amharic: 'ስለ ድጋፍዎ ከልብ እናመሰግናለን።',
    text: 'ደግነትዎ እርስዎ ከሚያዩት በላይ ሩቅ ይደርሳል። ምስጋናችንን የምናቀርበው ድጋፍዎ በሚደርሳቸው ሁሉ ስም ነው።',
  },
};
