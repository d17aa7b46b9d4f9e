import type { webhooks as english } from '../en/adminWebhooks.ts';

export const webhooks: typeof english = {
  heading: 'ለፕሮግራሞች የሚላኩ መልእክቶች',
  intro:
    'ጎብኚዎች የሚያዩት ይዘት ሲለወጥ ድረ ገጹ ለሌላ ፕሮግራም የተፈረመ መልእክት ይልካል። ለምሳሌ አንድ ፕሮግራም አዳዲስ ዝግጅቶችን ወደ ቴሌግራም ቡድን መላክ ይችላል።',
  listHeading: 'አድራሻዎች',
  none: 'ምንም አድራሻ የለም።',
  createHeading: 'አድራሻ ይጨምሩ',
  editHeading: 'አድራሻውን ይቀይሩ',
  fields: {
    url: { label: 'አድራሻ', hint: 'የፕሮግራሙ የድር አድራሻ፤ በኢንተርኔት የሚገኝ መሆን አለበት' },
    kinds: {
      label: 'የይዘት ዓይነቶች',
      errors: { required: 'እባክዎ ቢያንስ አንድ ዓይነት ይምረጡ' },
    },
    events: { label: 'ለውጦች', errors: { required: 'እባክዎ ቢያንስ አንድ ለውጥ ይምረጡ' } },
    isActive: { label: 'መልእክቶችን ይላኩ' },
  },
  events: {
    PUBLISHED: 'የታተመ ወይም የተመለሰ',
    CHANGED: 'የተቀየረ',
    UNPUBLISHED: 'ከእይታ የተነሣ',
    DELETED: 'የተሰረዘ',
  },
  states: { ACTIVE: 'የሚሠራ', PAUSED: 'የተዘጋ', FAILED: 'በድረ ገጹ የተዘጋ' },
  failed:
    'ድረ ገጹ ይህን አድራሻ ዘግቶታል፦ አድራሻው ለአንድ ሳምንት አልሠራም ወይም የለም፣ ወይም ምስጢሩ ሊነበብ አይችልም። ያንን ያስተካክሉ፣ አስፈላጊ ከሆነ አዲስ ምስጢር ይሥሩ፣ ከዚያም እንደገና ይክፈቱት። በመካከል የነበሩ ለውጦች አይላኩም።',
  failingSince: (time) => `ከ${time} ጀምሮ ምንም መልእክት አልደረሰም።`,
  add: 'አድራሻውን ይጨምሩ',
  saved: 'አድራሻው ተቀምጧል።',
  secret: {
    shown: (url) => `የ${url} ምስጢር። አሁን ወደ ፕሮግራሙ ይቅዱት፤ ለደኅንነት ሲባል የሚታየው አሁን ብቻ ነው።`,
    copy: 'ምስጢሩን ይቅዱ',
  },
  rotate: {
    action: 'አዲስ ምስጢር',
    buttonName: (url) => `አዲስ ምስጢር፦ ${url}`,
    title: 'አዲስ ምስጢር ይሠራ?',
    text: 'ለአንድ ቀን መልእክቶች በሁለቱም ምስጢሮች ይፈረማሉ። በዚያ ጊዜ ውስጥ አዲሱን ወደ ፕሮግራሙ ያስገቡ።',
    success: (url) => `አዲስ ምስጢር ተሠርቷል፦ ${url}`,
  },
  remove: {
    action: 'ይሰርዙ',
    buttonName: (url) => `አድራሻውን ይሰርዙ፦ ${url}`,
    title: 'ይህ አድራሻ ይሰረዝ?',
    text: 'ለአድራሻው ከእንግዲህ መልእክት አይላክም። የመልእክቶቹ ዝርዝርም ይሰረዛል።',
    success: (url) => `አድራሻው ተሰርዟል፦ ${url}`,
  },
  log: {
    heading: 'መልእክቶች',
    intro:
      'ባለፉት 30 ቀናት የተላኩ መልእክቶች። ያልደረሰ መልእክት ለአንድ ቀን በየጊዜው እንደገና ይሞከራል፤ ስለ ተመሳሳይ መዝገብ በኋላ የመጡ መልእክቶች እሱን ይጠብቃሉ።',
    empty: 'እስካሁን ምንም መልእክት የለም።',
    columns: { record: 'መዝገብ', event: 'ለውጥ', state: 'ሁኔታ', time: 'ጊዜ' },
    states: { PENDING: 'ገና አልደረሰም', DELIVERED: 'ደርሷል', FAILED: 'ቆሟል' },
    privateAddress: 'አድራሻው ድረ ገጹ ምንም ወደማይልክበት የግል ኔትወርክ ይወስዳል።',
    status: (status) => `ፕሮግራሙ ${String(status)} ብሎ መለሰ።`,
    attempts: (count) => (count === 1 ? '1 ሙከራ' : `${String(count)} ሙከራዎች`),
    send: 'እንደገና ይላኩ',
    sendName: (path) => `እንደገና ይላኩ፦ ስለ ${path} ያለውን መልእክት`,
    willSend: 'መልእክቱ ስለዚሁ ጽሑፍ ከቀደሙት በኋላ እንደገና ይላካል።',
  },
};
