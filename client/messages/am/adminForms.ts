import type { adminForms as english, categoryFields as englishFields } from '../en/adminForms.ts';
import { member } from './adminMember.ts';

const categoryFields: typeof englishFields = {
  categoryName: {
    label: 'የምድቡ ስም',
    hint: 'ከ2 እስከ 50 ፊደላት',
    inSentences: 'የምድቡን ስም',
    errors: {
      tooShort: 'በጣም አጭር ነው።',
      tooLong: 'በጣም ረጅም ነው።',
      duplicate: 'በዚህ ስም የተሰየመ ምድብ አለ።',
    },
  },
};
const categoryForm = (of: string) => ({
  kind: 'ምድብ',
  createHeading: `የ${of} ምድብ ይጨምሩ`,
  editHeading: `የ${of}ን ምድብ ያስተካክሉ`,
  submit: 'ምድቡን ይፍጠሩ',
  seeIt: 'ሁሉንም ምድቦች ይመልከቱ',
  sections: { what: 'ምድቡ' },
  fields: categoryFields,
});

const upTo = (limit: string | null) => (limit ? `፤ እስከ ${limit} ሜጋባይት` : '');

export const adminForms: typeof english = {
  member,
  directoryCategory: categoryForm('ማውጫ'),
  resourceCategory: categoryForm('«ጠቃሚ መረጃዎች»'),
  culturalCategory: categoryForm('«ስለ ኢትዮጵያ»'),
  saveChanges: 'ለውጦቹን ያስቀምጡ',
  saving: 'በማስቀመጥ ላይ ነው...',
  created: (kind) => `በተሳካ ሁኔታ ገብቷል፦ ${kind}`,
  saved: (kind) => `በተሳካ ሁኔታ ተቀምጧል፦ ${kind}`,
  next: {
    text: 'ተቀምጧል። የሚታረም ነገር ካለ «ያስተካክሉት» የሚለውን ይምረጡ።',
    edit: 'ያስተካክሉት',
    another: 'ሌላ ይጨምሩ',
  },
  correctFields: 'እባክዎ ምልክት የተደረገባቸውን ቦታዎች ያስተካክሉ። እስካሁን ምንም አልተቀመጠም።',
  kept: 'የጻፉት እዚሁ አለ።',
  noAnswer:
    'መልስ ስላልመጣ ተቀምጦ ሊሆን ይችላል። ግንኙነቱ ሲመለስ እባክዎ እንደገና ይላኩት፦ ቅጹ መጀመሪያ ያጣራል፤ ምንም ነገር ሁለት ጊዜ አይቀመጥም።',
  notSaved: 'መልስ አልመጣም፤ ምንም አልተቀመጠም። የጻፉት እዚሁ አለ፤ እባክዎ እንደገና ይላኩት።',
  safeAgain: 'የጻፉት እዚሁ አለ። እንደገና መላክ ይችላሉ፤ ምንም ነገር ሁለት ጊዜ አይቀመጥም።',
  settling: 'ተቀምጦ እንደሆነ በማጣራት ላይ ነው...',
  stalled: 'ፋይሉን መላክ ቆሟል። እባክዎ ግንኙነትዎን አረጋግጠው እንደገና ይላኩት።',
  cancelled: 'ፋይሉን መላክ ተሰርዟል፤ ምንም አልተቀመጠም። የጻፉት እዚሁ አለ።',
  missing: 'ይህ (አሁን) የለም። ሌላ ሰው ሰርዞት ሊሆን ይችላል።',
  uploading: 'በመላክ ላይ',
  storing: 'ሁሉም ደርሷል። ፋይሉ በመቀመጥ ላይ ነው...',
  cancelUpload: 'መላኩን ይሰርዙ',
  leaveUpload: 'ፋይል ገና በመላክ ላይ ነው። መላኩን ሰርዘው ከዚህ ገጽ መውጣት ይፈልጋሉ?',
  draft: {
    restored: 'ከዚህ በፊት እዚህ የጻፉት ተመልሷል። ገና አልተቀመጠም።',
    unsettled: 'ከዚህ በፊት የላኩት ተመልሷል። ተቀምጦ እንደሆነ ገና አልታወቀም፦ ሲልኩት ቅጹ ያጣራል፤ ምንም ነገር ሁለት ጊዜ አይቀመጥም።',
    lostFiles: (names) => `እባክዎ ፋይሉን እንደገና ይምረጡ፦ ${names}`,
    discard: 'ይጣሉት',
    discarded: 'የጻፉት ተጥሏል።',
    replaced: 'ቅጹ አሁን አዲሱን ይዘት ያሳያል።',
    undo: 'ይመልሱት',
  },
  conflict: {
    heading: 'በዚህ መካከል ሌላ ሰው ይህንን ለውጦታል',
    text: 'የጻፉት አሁንም በቅጹ ውስጥ አለ፤ ገና አልተቀመጠም።',
    taken: (labels) => `ቅጹ አሁን ሌላው ሰው የለወጣቸውን ያሳያል፦ ${labels}።`,
    contested: 'የሚከተሉትን ሁለታችሁም ለውጣችኋል። ሌላው ሰው ያስቀመጠው ይህ ነው፦',
    unchanged: 'ሌላው ሰው ምንም ሳይለውጥ አስቀምጦታል።',
    notSaved: 'በዚህ መካከል ሌላ ሰው ስለለወጠው ገና አልተቀመጠም። እባክዎ በቅጹ መጀመሪያ ላይ ያሉትን ለውጦች ተመልክተው እንደገና ያስቀምጡ።',
    empty: '(ባዶ)',
    picture: 'የሌላው ሰው ምስል',
    video: 'የሌላው ሰው ቪዲዮ',
    isVideo: 'ቪዲዮ',
    take: 'ይህንን ይጠቀሙ',
    takeName: (label) => `አዲሱን ይጠቀሙ፦ ${label}`,
    takeAll: 'አዲሱን በሙሉ ይጠቀሙ',
  },
  category: {
    choose: 'እባክዎ ምድብ ይምረጡ',
    addNew: '+ አዲስ ምድብ ይጨምሩ',
    added: (name) => `«${name}» ተጨምሮ ተመርጧል።`,
    backToForm: 'ወዳልጨረሱት ቅጽ ይመለሱ',
    loadFailed: 'ምድቦቹን መጫን አልተቻለም።',
    returning: 'ምድቡ ሲጨመር ወዳልጨረሱት ቅጽ ይመለሳሉ።',
  },
  media: {
    browse: 'ፋይል ይምረጡ',
    browseName: (label) => `ፋይል ይምረጡ፦ ${label}`,
    drop: { image: 'ምስል ጎትተው እዚህ ያስቀምጡ፤ ወይም', both: 'ምስል ወይም ቪዲዮ ጎትተው እዚህ ያስቀምጡ፤ ወይም' },
    types: {
      image: (limit) => `JPEG፣ PNG፣ WebP፣ AVIF ወይም GIF${upTo(limit)}።`,
      video: (limit) => `ቪዲዮ፦ MP4፣ WebM ወይም MOV${upTo(limit)}።`,
    },
    preparing: 'ፎቶው በመዘጋጀት ላይ ነው...',
    present: 'አሁን የሚታየው',
    chosen: (name, size) => `${name}፣ ${size}`,
    kilobytes: (size) => `${size} ኪሎባይት`,
    megabytes: (size) => `${size} ሜጋባይት`,
    remove: (name) => `ያስወግዱ፦ ${name}`,
    removePresent: 'ምስሉን ያስወግዱ',
    removed: 'ሲያስቀምጡ ምስሉ ይወገዳል።',
    keepPresent: 'ምስሉ እንዲቆይ ያድርጉ',
    noPreview: 'አሳሽዎ ይህንን ፋይል ማሳየት አይችልም።',
    imageAlternative: 'ቅድመ እይታ',
    videoName: 'የቪዲዮው ቅድመ እይታ',
  },
};
