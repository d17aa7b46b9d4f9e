import type { adminPublication as english } from '../en/adminPublication.ts';

export const adminPublication: typeof english = {
  heading: 'ይፋ ማድረግ',
  hint: 'ጎብኚዎች መቼ እንደሚያዩት። ቀኑና ሰዓቱ የኦክላንድ ነው፤ አዘጋጆች ሁልጊዜ ያዩታል።',
  openFiles:
    'ምስሎች፣ ቪዲዮዎችና ሰነዶች የሚቀመጡት በCloudinary ነው፤ የአንዱን አድራሻ የሚያውቅ ሰው ጎብኚዎች ገጹን በማያዩበት ጊዜም ሊከፍተው ይችላል።',
  states: {
    DRAFT: 'ረቂቅ',
    SCHEDULED: 'ቀን የተያዘለት',
    PUBLISHED: 'ይፋ የሆነ',
    TAKEN_DOWN: 'ከድረ ገጹ የተነሳ',
  },
  from: (when) => `ይፋ የሚሆነው፦ ${when}`,
  until: (when) => `ይፋ የሚቆየው እስከ፦ ${when}`,
  seenFrom: (when) => `ጎብኚዎች የሚያዩት ከዚህ ጊዜ ጀምሮ ነው፦ ${when}`,
  choices: { published: 'ይፋ የሆነ', draft: 'ረቂቅ', scheduled: 'ቀን የተያዘለት' },
  isPast: 'ይህ ጊዜ ስላለፈ አሁን ይፋ ይሆናል።',
  schedule: 'ቀን ይያዝለት',
  publish: 'ይፋ ይሁን',
  offers: { published: 'አሁን ይፋ ይሁን', draft: 'እንደ ረቂቅ ይቀመጥ', scheduled: 'በዚህ ቀን ይፋ ይሁን' },
  fields: {
    shown: { label: 'ለጎብኚዎች መታየት' },
    publishDay: { label: 'ይፋ የሚሆንበት ቀን', errors: { required: 'እባክዎ ቀኑን ይምረጡ' } },
    publishTime: { label: 'ይፋ የሚሆንበት ሰዓት', hint: 'ሰዓት ካልተጻፈ ቀኑ ሲጀምር' },
    unpublishDay: {
      label: 'የሚነሳበት ቀን',
      hint: 'ባዶ ከሆነ እንዳለ ይቆያል',
      errors: {
        required: 'እባክዎ ቀኑን ይምረጡ',
        endBeforeStart: 'ይፋ ከመሆኑ በፊት ሊነሳ አይችልም',
      },
    },
    unpublishTime: { label: 'የሚነሳበት ሰዓት', hint: 'ሰዓት ካልተጻፈ ቀኑ ሲያልቅ' },
  },
  state: 'ሁኔታ',
  all: 'ማንኛውም',
  empty: 'በዚህ ሁኔታ ያለ የለም።',
};
