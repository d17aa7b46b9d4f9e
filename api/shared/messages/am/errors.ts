import type { errors as english } from '../en/errors.ts';

export const errors: typeof english = {
  oopsHeading: 'ይቅርታ',
  notFound: 'ይህ ገጽ የለም!',
  unexpected: 'ያልተጠበቀ ስህተት አጋጥሟል',
  goHome: 'ወደ መነሻ ገጹ ይሂዱ',
  tryAgain: 'እንደገና ይሞክሩ',
  networkError: 'ከድረ ገጹ ጋር መገናኘት አልተቻለም። እባክዎ የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
  serverError: 'በእኛ በኩል ችግር አጋጥሟል። እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።',
  noConnection: 'ግንኙነት የለም',
  pageWaits: 'የኢንተርኔት ግንኙነት ስለሌለ ይህንን ገጽ መክፈት አልተቻለም። ግንኙነቱ እንደተመለሰ በራሱ ይከፈታል።',
  waitingForConnection: 'የኢንተርኔት ግንኙነት የለም። የጠየቁት ገጽ ግንኙነቱ እንደተመለሰ በራሱ ይከፈታል።',
  loadFailed: 'ይህንን የገጹን ክፍል መጫን አልተቻለም።',
};
