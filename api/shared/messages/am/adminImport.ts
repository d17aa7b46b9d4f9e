import type { adminImport as english } from '../en/adminImport.ts';

const grouped = (count: number) => count.toLocaleString('en-NZ');
const entries = (count: number) => `${grouped(count)} ${count <= 1 ? 'መዝገብ' : 'መዝገቦች'}`;
const lines = (count: number) => `${grouped(count)} ${count <= 1 ? 'መስመር' : 'መስመሮች'}`;
const named = (first: number[], count: number) =>
  `(መስመር ${first.join('፣ ')}${count > first.length ? '፣ ሌሎችም' : ''})`;

export const adminImport: typeof english = {
  link: 'ከፋይል',
  heading: 'ከCSV ፋይል ያስገቡ',
  headingOf: (list) => `ከፋይል ማስገባት፦ ${list}`,
  intro:
    'ከሠንጠረዥ ብዙ መዝገቦችን በአንድ ጊዜ ይጨምራል፣ ያሉትንም ይቀይራል። እያንዳንዱ ረድፍ መጀመሪያ ይረጋገጥና እዚህ ይታያል፤ እርስዎ ሳይፈቅዱ ምንም አይጨመርም፣ አይቀየርምም። ቀድሞ ያሉት ይዘለላሉ።',
  file: 'የCSV ፋይል',
  types: (rows, megabytes) =>
    `በኤክሴል ዝርዝሩን እንደ «CSV UTF-8» ያስቀምጡት። የዓምዶች ርዕስ መስመር ያስፈልጋል፤ ቢበዛ ${grouped(rows)} ረድፎችና ${String(megabytes)} ሜጋባይት።`,
  busy: { checking: 'ረድፎቹ እየተረጋገጡ ነው...', adding: 'እየተጨመሩ ነው...' },
  summary: (added, asked, changed, present, repeated, faulty) =>
    [
      added + asked === 0 ? 'ምንም አይጨመርም።' : '',
      added === 0 ? '' : `የሚጨመሩት፦ ${entries(added)}።`,
      asked === 0 ? '' : `ምናልባት ቀድሞ ያሉ፦ ${lines(asked)}።`,
      changed === 0 ? '' : `ካለው የተለየ የሚሉ፦ ${grouped(changed)}።`,
      present === 0 ? '' : `ቀድሞ ያሉት፦ ${grouped(present)}።`,
      repeated === 0 ? '' : `በፋይሉ ውስጥ ከላይ ካለ መስመር ጋር አንድ የሆኑ፦ ${lines(repeated)}።`,
      faulty === 0 ? '' : `ስህተት ያለባቸው፦ ${lines(faulty)}።`,
    ]
      .filter(Boolean)
      .join(' '),
  columns: {
    heading: 'ዓምዶች',
    found: (known, total) => `ከ${String(total)} ዓምዶች ${String(known)} ጥቅም ላይ ውለዋል።`,
    missing: (names) => `ዓምድ ያልተመረጠላቸው፦ ${names.join('፣ ')}። እነዚህ ለእያንዳንዱ ረድፍ ያስፈልጋሉ።`,
    show: 'ዓምዶቹ ምን እንደያዙ ይምረጡ',
    none: 'ይዘለል',
    unnamed: (place) => `ዓምድ ${String(place)}`,
  },
  garbled:
    'ፋይሉ ሲቀመጥ አንዳንድ ፊደላት ተበላሽተዋል፤ ለምሳሌ የአማርኛ ፊደላት ወይም ምልክት ያላቸው የላቲን ፊደላት። ዋናውን ሠንጠረዥ በኤክሴል ከፍተው እንደ «CSV UTF-8» ያስቀምጡትና ያንን ፋይል ይምረጡ።',
  questions: {
    heading: 'ዓምዶቹ እንዴት ይነበቡ',
    dates: (count, cell) =>
      `ቀኖቹ የተጻፉት እንዴት ነው? መልስዎ እንደ ${cell} ያሉ ቀኖችን (${grouped(count)}) ይወስናል።`,
    telephones: (count, cell) =>
      `እንደ ${cell} ያሉ ቁጥሮችን (${grouped(count)}) የሠንጠረዥ ፕሮግራም ቀይሯቸው ሊሆን ይችላል። የመጀመሪያው 0 ጠፍቷል?`,
    answers: {
      DAY_FIRST: (day) => `ቀኑ ይቀድማል፦ ${day}`,
      MONTH_FIRST: (day) => `ወሩ ይቀድማል፦ ${day}`,
      SERIAL_NUMBER: (day) => `የሠንጠረዥ ፕሮግራም የቀን ቁጥር ነው፦ ${day}`,
      DAY_FIRST_IF_POSSIBLE: (day) => `ሁለቱም በሚቻልበት ቦታ ቀኑ ይቀድማል፦ ${day}`,
      MONTH_FIRST_IF_POSSIBLE: (day) => `ሁለቱም በሚቻልበት ቦታ ወሩ ይቀድማል፦ ${day}`,
      DAY_FIRST_OR_NUMBER: (day) => `ቁጥሮቹ የሠንጠረዥ ፕሮግራም የቀን ቁጥሮች ናቸው፤ በሌሎቹ ቀኑ ይቀድማል፦ ${day}`,
      MONTH_FIRST_OR_NUMBER: (day) => `ቁጥሮቹ የሠንጠረዥ ፕሮግራም የቀን ቁጥሮች ናቸው፤ በሌሎቹ ወሩ ይቀድማል፦ ${day}`,
      AS_WRITTEN: (number) => `አይ፣ እንዳሉ ይቆዩ፦ ${number}`,
      CORRECTED: (number) => `አዎ፣ ሁሉም ይስተካከሉ፦ ${number}`,
    },
    decided: (name, cell, answer) => `«${name}»፦ ${cell} እንዴት እንደሚነበብ ሌሎች ረድፎች ያሳያሉ። ${answer}`,
    open: 'እባክዎ ከላይ ስለ ዓምዶቹ የተጠየቁትን ይመልሱ። ከዚያ ፋይሉን ማስገባት ይችላሉ።',
  },
  empty: {
    heading: 'ባዶ ቦታዎች',
    rows: (name, count) => `«${name}» ያልተጻፈባቸው ረድፎች፦ ${grouped(count)}።`,
    filled: (name, count, value) =>
      `«${name}» ያልተጻፈባቸው ረድፎች፦ ${grouped(count)}። በእነዚህ ${value} ይሆናል።`,
    value: (name) => `በእነዚህ ረድፎች የሚጻፈው፦ ${name}`,
    fill: 'ይሙሉ',
    today: 'በዛሬ ቀን ይሙሉ',
  },
  id: 'ቁጥር',
  language: 'ቋንቋ',
  inEnglish: (label) => `${label} (በእንግሊዝኛ)`,
  inAmharic: (label) => `${label} (በአማርኛ)`,
  parts: {
    firstName: 'የመጀመሪያ ስም',
    fatherName: 'የአባት ስም',
    lastName: 'የአያት ስም',
  },
  faults: {
    heading: (count) => `ስህተት ያለባቸው፦ ${lines(count)}`,
    hint: 'እዚህ ያርሙ፣ ወይም ፋይሉን አርመው እንደገና ይምረጡት። የሚጽፉት ትሩ እስኪዘጋ ድረስ ለዚህ ፋይል ተቀምጦ ይቆያል።',
    more: 'ስህተት ያለባቸው ተጨማሪ መስመሮች',
  },
  line: (line) => `መስመር ${String(line)}`,
  lineOf: (line, title) => `መስመር ${String(line)}፦ ${title}`,
  cellName: (label, line) => `${label}፣ መስመር ${String(line)}`,
  checkAgain: 'እንደገና ያረጋግጡ',
  rows: 'ስህተት የሌለባቸው ረድፎች',
  lineHeader: 'መስመር',
  stateHeader: 'ምን ይሆናል',
  states: {
    NEW: 'ይጨመራል',
    CHANGED: 'ያለን መዝገብ ይቀይራል',
    EXISTING: 'ቀድሞ አለ',
    REPEATED: 'በፋይሉ ውስጥ ከላይ አለ',
    FAULTY: 'ስህተት አለበት',
  },
  asked: {
    changes: (count) => `ያሉ መዝገቦችን የሚቀይሩ፦ ${lines(count)}`,
    changesHint: 'ከቀስቱ በፊት አሁን ያለው፣ ከቀስቱ በኋላ ፋይሉ የሚለው ይታያል። ዓምድ የሌላቸው ቦታዎች እንዳሉ ይቆያሉ።',
    emptied: (count, fields) =>
      `በፋይሉ ባዶ ስለሆኑ የሚጠፉት ጽሑፎች፦ ${grouped(count)} (${fields.join('፣ ')})።`,
    before: 'በፊት፦',
    after: 'በኋላ፦',
    empty: '(ባዶ)',
    update: 'ይቀየር',
    updateAll: (count) => `ሁሉም ይቀየሩ (${grouped(count)})`,
    skip: 'ይዘለል',
    skipAll: (count) => `ሁሉም ይዘለሉ (${grouped(count)})`,
    doubts: (count) => `ምናልባት ቀድሞ ያሉ፦ ${lines(count)}`,
    doubtsHint: 'ቀድሞ ያለ መዝገብ ከሆነ ይዝለሉት፤ አዲስ ከሆነ ይጨምሩት።',
    unknownId: (id) => `ቁጥሩ ${id} የሆነ መዝገብ የለም፤ ተሰርዟል ወይም የሌላ ሠንጠረዥ ነው። አዲስ መዝገብ ሌላ ቁጥር ያገኛል።`,
    similarLine: (line) => `መስመር ${String(line)} ተመሳሳይ ስምና ያው የልደት ቀን አለው።`,
    same: 'ያው ነው',
    sameName: (name, line) => `ያው ነው፦ ${name}፣ መስመር ${String(line)}`,
    add: 'ይጨመር',
    addAll: (count) => `ሁሉም ይጨመሩ (${grouped(count)})`,
    legend: (line) => `መስመር ${String(line)} ምን ይሁን`,
    more: 'ተጨማሪ መስመሮች',
    undecided: (count) =>
      `እባክዎ ከላይ ያሉት ${lines(count)} ምን እንደሚሆኑ ይምረጡ፤ በየተራ ወይም ሁሉንም በአንድ ጊዜ። ከዚያ ፋይሉን ማስገባት ይቻላል።`,
    wereSkipped: (count) => `እርስዎ እንደመረጡት የተዘለሉት፦ ${lines(count)}።`,
    wereOutdated: (first, count) =>
      `በዚህ መሀል ሌላ ሰው ስለቀየራቸው እንዳሉ የቀሩት፦ ${entries(count)} ${named(first, count)}። ልዩነቱን ለማየት ፋይሉን እንደገና ያስገቡ።`,
  },
  repeated: (line) => `ከመስመር ${String(line)} ጋር አንድ ነው`,
  moreRows: 'ተጨማሪ ረድፎች',
  stale: 'እርማት አድርገዋል። እባክዎ ረድፎቹን እንደገና ያረጋግጡ፤ ከዚያ ፋይሉን ማስገባት ይቻላል።',
  shown: {
    label: 'ለጎብኚዎች መታየት',
    hint: 'በፋይሉ ዓምድ ከተጻፈ ያ ይቀድማል። ምስል የሚያስፈልጋቸው መዝገቦች እርስዎ ምስል እስኪመርጡላቸው ድረስ የድረ ገጹን ምልክት ይይዛሉ።',
    drafts: 'ገና አይታዩም፦ እንደ ረቂቅ ይጨመሩ',
    published: 'አሁኑኑ ይታያሉ',
  },
  leftOut: (count) => `ስህተት ስላለባቸው የሚዘለሉት፦ ${lines(count)}።`,
  apply: (added, updated) =>
    [
      added > 0 || updated === 0 ? `ይጨመሩ፦ ${entries(added)}` : '',
      updated > 0 ? `ይቀየሩ፦ ${entries(updated)}` : '',
    ]
      .filter(Boolean)
      .join('፣ '),
  done: (added, updated) =>
    [
      added > 0 || updated === 0 ? `የተጨመሩት፦ ${entries(added)}።` : '',
      updated > 0 ? `የተቀየሩት፦ ${entries(updated)}።` : '',
    ]
      .filter(Boolean)
      .join(' '),
  werePresent: (count) => `ቀድሞ የነበሩ፦ ${grouped(count)}።`,
  wereRepeated: (first, count) =>
    `በፋይሉ ውስጥ ከላይ ካለ መስመር ጋር አንድ ስለሆኑ የተዘለሉት፦ ${lines(count)} ${named(first, count)}።`,
  wereLeftOut: (first, count) =>
    [
      `ስህተት ስላለባቸው የተዘለሉት፦ ${lines(count)} ${named(first, count)}።`,
      'በፋይሉ ውስጥ አርመው እንደገና ያስገቡት፤ ቀድሞ ያሉት ሁለት ጊዜ አይጨመሩም።',
    ].join(' '),
  another: 'ሌላ ፋይል ያስገቡ',
  undoName: 'ያስገቡት ይመለስ',
  undone: ({ deleted, restored, kept }) =>
    [
      deleted > 0 || restored === 0 ? `እንደገና የተሰረዙት፦ ${entries(deleted)}።` : '',
      restored === 0 ? '' : `እንደ ቀድሞው የሆኑት፦ ${entries(restored)}።`,
      kept === 0 ? '' : `ከዚያ ወዲህ ስለተቀየሩ የቀሩት፦ ${entries(kept)}።`,
    ]
      .filter(Boolean)
      .join(' '),
  recent: {
    heading: 'በቅርቡ የገቡ ፋይሎች',
    intro: (days) => `ከፋይል የገባውን በ${String(days)} ቀናት ውስጥ መመለስ ይቻላል። ከዚያ ወዲህ የተቀየሩት መዝገቦች ይቀራሉ።`,
    empty: 'በእነዚህ ቀናት ከፋይል የገባ የለም።',
    unnamed: 'ስም የሌለው ፋይል',
    rows: (added, updated) =>
      updated === 0 ? entries(added) : `የተጨመሩ፦ ${grouped(added)}፣ የተቀየሩ፦ ${grouped(updated)}`,
    undone: (time, undone, added) =>
      undone === added
        ? `ተመልሷል፦ ${time}`
        : `ተመልሷል፦ ${time}። ከ${grouped(added)} መዝገቦች ${grouped(undone)}።`,
    kept: 'አሁንም ያሉት፦',
    undoName: (file) => `ይመለስ፦ ${file}`,
    question: 'ይህ ከፋይል የገባው ይመለስ?',
    contentGoes:
      'የጨመራቸው መዝገቦች ይሰረዛሉ፣ የቀየራቸውም እንደ ቀድሞው ይሆናሉ፤ ከዚያ ወዲህ የተቀየሩት ግን ይቀራሉ። የተሰረዙት ለተወሰነ ጊዜ በተሰረዙ መዝገቦች ገጽ ላይ ሊመለሱ ይችላሉ።',
    membersGo: 'የጨመራቸው አባላት ለዘለቄታው ይሰረዛሉ፣ የቀየራቸውም እንደ ቀድሞው ይሆናሉ፤ ከዚያ ወዲህ መረጃቸው የተቀየረው ግን ይቀራሉ።',
  },
};
