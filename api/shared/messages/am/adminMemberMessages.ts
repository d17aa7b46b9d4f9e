import type { memberMessages as english } from '../en/adminMemberMessages.ts';

export const memberMessages: typeof english = {
  heading: 'ለአባላት የሚላኩ መልእክቶች',
  intro: 'በሁለቱም ቋንቋዎች ተጽፈው ለእያንዳንዱ አባል በሚመርጡት ቋንቋ ይላካሉ፤ ለአንድ የኢሜይል አድራሻ አንድ ቅጂ ብቻ።',
  create: 'መልእክት ይጻፉ',
  empty: 'እስካሁን የተጻፈ መልእክት የለም።',
  noSubject: 'ርዕስ የሌለው',
  columns: {
    subject: 'ርዕስ',
    state: 'ሁኔታ',
    delivery: 'ኢሜይሎች',
    sendAt: 'የሚላክበት ጊዜ',
    createdBy: 'የጻፈው',
  },
  states: {
    DRAFT: 'ረቂቅ',
    SCHEDULED: 'ጊዜው ተወስኗል',
    SENDING: 'በመላክ ላይ ነው',
    SENT: 'ተልኳል',
    CANCELLED: 'መላኩ ቆሟል',
  },
  delivery: (sent, waiting, failed) =>
    [
      `${String(sent)} ተልከዋል`,
      ...(waiting > 0 ? [`${String(waiting)} ይጠብቃሉ`] : []),
      ...(failed > 0 ? [`${String(failed)} አልተላኩም`] : []),
    ].join(' · '),
  failures: (reasons) => `ኢሜይል ያልደረሰበት ምክንያት፦ ${reasons}`,
  form: {
    kind: 'መልእክት',
    createHeading: 'ለአባላት መልእክት ይጻፉ',
    editHeading: 'ለአባላት የሚላክ መልእክት',
    submit: 'ረቂቁን ያስቀምጡ',
    saved: 'ረቂቁ ተቀምጧል። እስካሁን ምንም አልተላከም።',
    seeIt: 'ሁሉም መልእክቶች',
  },
  languages: { EN: 'እንግሊዝኛ', AM: 'አማርኛ' },
  fields: {
    subjectEN: { label: 'ርዕስ በእንግሊዝኛ' },
    bodyEN: { label: 'ጽሑፍ በእንግሊዝኛ' },
    subjectAM: { label: 'ርዕስ በአማርኛ' },
    bodyAM: { label: 'ጽሑፍ በአማርኛ' },
    filter: { label: 'ተቀባዮች' },
  },
  languagesNote:
    'መልእክቱ ከመላኩ በፊት በሁለቱም ቋንቋዎች ርዕስና ጽሑፍ ያስፈልገዋል፤ ተቀባዮቹ የአንድ ቋንቋ ብቻ ከሆኑ ግን በዚያ ቋንቋ ብቻ።',
  missing: (fields) => `ከመላኩ በፊት የሚጎድለው፦ ${fields}።`,
  recipientsNote: 'የአሁን አባላት ሁሉ፣ ወይም ማጣሪያዎቹ የሚያገኟቸው።',
  recipientCounts: (members, addresses, paper, unsubscribed) =>
    `አባላት፦ ${String(members)}። ቅጂ የሚደርሳቸው የኢሜይል አድራሻዎች፦ ${String(addresses)}። ደብዳቤ ወይም ስልክ የሚያስፈልጋቸው አባላት፦ ${String(paper)}። ያቋረጡ፦ ${String(unsubscribed)}${unsubscribed > 0 ? ' (ለእነሱ ደብዳቤ ለማተም፦ «ያቋረጡ» የሚለው ማጣሪያ)' : ''}።`,
  noMail: 'የኢሜይል አገልግሎት ስላልተዘጋጀ ምንም ሊላክ አይችልም። ደብዳቤዎችን ማተም ይቻላል።',
  unknownLanguage: (count) => `ቋንቋቸው ስላልታወቀ የቀሩ፦ ${String(count)}።`,
  previews: 'ቅድመ እይታ',
  previewOf: (language) => (language === null ? 'አንድ አድራሻ ለሚጋሩ፣ ወይም ቋንቋቸው ላልታወቀ' : `በ${language}`),
  previewNote: 'ቅድመ እይታው የተቀመጠውን ያሳያል። ቀሪ ክፍያው እንደ ምሳሌ የመጀመሪያው ተቀባይ ነው።',
  test: {
    label: 'ለእኔ ለሙከራ ይላኩ',
    sent: 'ሙከራው ወደ ኢሜይል አድራሻዎ ተልኳል።',
  },
  send: {
    action: 'አሁን ይላኩ',
    title: 'ይህ መልእክት ይላክ?',
    text: (addresses) => `ቅጂ የሚደርሳቸው የኢሜይል አድራሻዎች፦ ${String(addresses)}። የተላከውን መመለስ አይቻልም።`,
    success: () => 'መልእክቱ በመላክ ላይ ነው።',
  },
  schedule: {
    at: 'የሚላክበት ጊዜ፣ በኦክላንድ ሰዓት',
    label: 'ጊዜ ይወስኑ',
    done: 'የሚላክበት ጊዜ ተወስኗል።',
    past: 'ወደፊት የሚመጣ ጊዜ ይምረጡ።',
  },
  useAgain: 'እንደገና ይጠቀሙ',
  saveFirst: 'መጀመሪያ ለውጦችዎን ያስቀምጡ፦ የተቀመጠው ረቂቅ ይላካል።',
  cancel: {
    action: 'መላኩን ያቁሙ',
    cancel: 'መላኩ ይቀጥል',
    title: 'የዚህ መልእክት መላክ ይቁም?',
    text: 'ገና ያልተላከው አይላክም። መላኩ የቆመ መልእክት ሊለወጥ አይችልም።',
    success: () => 'መላኩ ቆሟል።',
  },
  paper: {
    heading: 'በፖስታ ወይም በስልክ',
    intro:
      'ኢሜይል የሌላቸው፣ ፖስታ ወይም ስልክ የሚመርጡ፣ እንዲሁም ኢሜይላቸው የሚመለስ አባላት። «መልእክቶች» በሚለው ማጣሪያ ግን እሱ የሚያገኛቸው አባላት።',
    letters: 'ደብዳቤዎችን ያትሙ',
    telephoneList: 'የስልክ ዝርዝር ያትሙ',
  },
  reach: {
    heading: 'ለአባላት የሚላኩ መልእክቶች',
    MAIL: 'በኢሜይል።',
    PAPER: 'በፖስታ ወይም በስልክ።',
    UNSUBSCRIBED: 'አይደርሱም፦ የኢሜይል አድራሻው ተቋርጧል።',
    bounced: (day) => `ወደ አድራሻው የተላከው ኢሜይል በ${day} ተመልሷል።`,
    unsubscribe: 'በስልክ እንደተጠየቀው ያቋርጡ',
    subscribe: 'ወደ አድራሻው እንደገና ይላክ',
  },
  fromNotice: 'ለአባላት ይጻፉ',
};
