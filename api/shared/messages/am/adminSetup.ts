import type { adminSetup as english } from '../en/adminSetup.ts';

export const adminSetup: typeof english = {
  heading: 'ድረ ገጹን ማዘጋጀት',
  intro: 'ድረ ገጹን የማኅበሩ የራሱ የሚያደርጉት ነገሮች። እያንዳንዱ እንደተሟላ ወዲያው ምልክት ይደረግበታል።',
  leftHeading: 'ለማዘጋጀት የቀረው',
  nothingLeft: 'የቀረ ነገር የለም።',
  done: 'ተጠናቋል',
  open: 'ገና ይቀራል',
  dismissed: 'የተተወ',
  dismiss: {
    open: 'ይተዉት',
    submit: 'ሥራውን ይተዉ',
    undo: 'እንደገና ይያዙት',
  },
  fields: { reason: { label: 'የሚተውበት ምክንያት' } },
  tasks: {
    CONTACT_DETAILS: {
      name: 'የመገናኛ አድራሻዎች',
      hint: 'ጎብኚዎች እርስዎን የሚያገኙበት ስልክ ቁጥርና ኢሜይል።',
    },
    BANK_ACCOUNT: {
      name: 'የባንክ ሒሳብ',
      hint: 'የገንዘብ ድጋፍ የሚገባበት። ካልተሞላ በድጋፍ ገጹ ላይ አይታይም።',
    },
    COMMITTEE: {
      name: 'ኮሚቴ',
      hint: 'ስለ እኛ በሚለው ገጽ ላይ የሚታዩት፣ ዛሬ በኃላፊነት ላይ ያሉት።',
    },
    EXAMPLES: {
      name: 'ምሳሌዎች',
      hint: 'የሌሉ ድርጅቶችና ዝግጅቶች። የራስዎ ያድርጓቸው ወይም በአንድ ላይ ያስወግዷቸው።',
    },
    SECOND_ADMIN: {
      name: 'ሁለተኛ አስተዳዳሪ',
      hint: 'አንዱ የይለፍ ቃሉን ሲረሳ ወይም ሲለቅ ሌላው እንዲረዳ።',
    },
    SECOND_FACTOR: {
      name: 'ለእርስዎ ሁለተኛ ማረጋገጫ',
      hint: 'የይለፍ ቃልዎን የሰረቀ ሰው በእሱ ብቻ እንዳይገባ፣ የይለፍ ቁልፍ ወይም መተግበሪያ።',
    },
    BACKUP: {
      name: 'የመጀመሪያው መጠባበቂያ ቅጂ',
      hint: 'ሁሉንም የያዘ አንድ ፋይል፣ ድረ ገጹ ካለበት ኮምፒውተር ውጭ የሚቀመጥ።',
    },
    MAIL: {
      name: 'ኢሜይል መላክ',
      hint: 'ይህን የሚያዘጋጀው ድረ ገጹን የሚያስኬደው ሰው ነው። እስከዚያ ጎብኚዎች የሚጽፉት በዚህ ክፍል ብቻ ይነበባል።',
    },
  },
};
