import { about } from './about.ts';
import type { officer as english } from '../en/adminCommittee.ts';

export const officer: typeof english = {
  kind: 'የኮሚቴ አባል',
  createHeading: 'የኮሚቴ አባል ይጨምሩ',
  editHeading: 'የኮሚቴውን አባል መረጃ ያስተካክሉ',
  submit: 'የኮሚቴውን አባል ይጨምሩ',
  seeIt: '«ስለ እኛ» የሚለውን ገጽ ይመልከቱ',
  sections: { portrait: 'ፎቶ', office: 'ኃላፊነቱ', person: 'ግለሰቡ', term: 'የኃላፊነት ዘመን' },
  fields: {
    image: { label: 'ፎቶ', inSentences: 'ፎቶውን' },
    office: { label: 'ኃላፊነት', inSentences: 'ኃላፊነቱን' },
    title: {
      label: 'የኃላፊነቱ መጠሪያ በእንግሊዝኛ',
      inSentences: 'የኃላፊነቱን መጠሪያ',
      hint: 'ለሌላ ኃላፊነት ብቻ',
    },
    titleAmharic: { label: 'የኃላፊነቱ መጠሪያ በአማርኛ', inSentences: 'የኃላፊነቱን መጠሪያ በአማርኛ' },
    name: { label: 'ስም በእንግሊዝኛ', inSentences: 'ስሙን', hint: 'በላቲን ፊደላት' },
    nameAmharic: { label: 'ስም በአማርኛ', inSentences: 'ስሙን በአማርኛ', hint: 'በግእዝ ፊደላት' },
    from: { label: 'ከ', inSentences: 'የመጀመሪያውን ቀን' },
    until: { label: 'እስከ', inSentences: 'የመጨረሻውን ቀን', hint: 'የሚታወቅ ከሆነ የኃላፊነቱ የመጨረሻ ቀን' },
    endsTermOf: { label: 'የቀድሞውን የኃላፊነት ዘመን ይጨርሱ', inSentences: 'የቀድሞውን የኃላፊነት ዘመን' },
  },
  endTermOf: (name, day) => `የ${name} የኃላፊነት ዘመን በ${day} ይብቃ`,
  election: {
    heading: 'ምርጫ ይመዝግቡ',
    intro:
      'ከዚያ ቀን ጀምሮ በኮሚቴው ውስጥ ያሉትን ያስገቡ። በቅጹ ላይ የሌሉ ሰዎች ኃላፊነታቸው በዋዜማው ያበቃል። ስሙ ባዶ ከሆነ በኃላፊነቱ ላይ ማንም የለም ማለት ነው።',
    day: 'በኃላፊነት ላይ የመጀመሪያው ቀን',
    another: 'ሌላ ኃላፊነት',
    submit: 'ምርጫውን ይመዝግቡ',
    leaving: 'ኃላፊነታቸው በዋዜማው ያበቃል።',
    cancel: 'ወደ ቅጹ ይመለሱ',
  },
  offices: {
    PRESIDENT: about.positions.president,
    VICE_PRESIDENT: about.positions.vicePresident,
    GENERAL_SECRETARY: about.positions.generalSecretary,
    HEAD_OF_PUBLIC_RELATIONS: about.positions.headOfPublicRelations,
    HEAD_OF_FINANCE: about.positions.headOfFinance,
    OTHER: 'ሌላ ኃላፊነት',
  },
  list: {
    heading: 'ኮሚቴ',
    intro: '«ስለ እኛ» የሚለው ገጽ ዛሬ በኃላፊነት ላይ ያሉትን ያሳያል፤ የቀድሞዎቹንም ያስታውሳል።',
    current: 'በኃላፊነት ላይ ያሉ',
    future: 'የተመረጡ',
    former: 'የቀድሞ',
    empty: 'እስካሁን ማንም የለም።',
    term: (from, until, isFuture) =>
      until ? `${from} – ${until}` : isFuture ? `ከ${from} ጀምሮ ያገለግላሉ` : `ከ${from} ጀምሮ`,
  },
};
