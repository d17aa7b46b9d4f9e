import type { SeedResource } from '../content/resource.ts';

type Translated = Pick<SeedResource, 'title' | 'description'>;

/** The bundled resources in Amharic, by their English titles; names of websites stay as they are. */
export const amharicResources: Record<string, Translated> = {
  'Live and Work New Zealand': {
    title: 'በኒውዚላንድ መኖርና መሥራት (Live and Work New Zealand)',
    description: [
      'የኒውዚላንድ ኢሚግሬሽን በቅርብ ጊዜ ለመጡና ወደፊት ለሚመጡ ሰዎች ያዘጋጀው መመሪያ።',
      'ስለ መኖሪያ ቤት፣ ጤና፣ ትምህርት ቤት፣ መንጃ ፈቃድ፣ ግብርና የሥራ መብቶች ደረጃ በደረጃ ያስረዳል።',
    ],
  },
  'Citizens Advice Bureau': {
    title: 'የዜጎች የምክር አገልግሎት (Citizens Advice Bureau)',
    description: [
      'በኒውዚላንድ ለሚኖር ሁሉ በነጻና በምስጢር የሚሰጥ መረጃና ምክር።',
      'ስለ ቤት ኪራይ፣ ሥራ፣ ኢሚግሬሽን፣ ቤተሰብ ወይም የሸማቾች መብት በአካል፣ በስልክ ወይም በኢንተርኔት ይጠይቁ።',
    ],
  },
  'Auckland Libraries': {
    title: 'የኦክላንድ ቤተ መጻሕፍት (Auckland Libraries)',
    description: [
      'በኦክላንድ የሚኖሩ ከሆነ አባልነት በነጻ ነው።',
      'መጻሕፍት፣ ኮምፒውተሮች፣ ዋይፋይና ጸጥ ያሉ የማጥኛ ቦታዎች።',
      'በብዙዎቹ ቤተ መጻሕፍት ለሕፃናት ተረት የሚነበብበት ጊዜም አለ።',
    ],
  },
  'SEEK New Zealand': {
    title: 'SEEK New Zealand',
    description: ['ከመላ አገሪቱ የወጡ የሥራ ማስታወቂያዎች፤ አዲስ ሲወጣም በኢሜይል ያሳውቃል።'],
  },
  'Trade Me Jobs': {
    title: 'Trade Me Jobs',
    description: ['የታዋቂው የኒውዚላንድ የገበያ ድረ ገጽ የሥራ ማስታወቂያ ክፍል።'],
  },
  'Indeed New Zealand': {
    title: 'Indeed New Zealand',
    description: ['የሥራ መፈለጊያ ድረ ገጽ። የሥራ ታሪክዎን (CV) ማስቀመጥና በሠፈር መፈለግ ይችላሉ።'],
  },
  'LinkedIn Jobs': {
    title: 'LinkedIn Jobs',
    description: ['ሥራና የሙያ ትውውቅ በአንድ ቦታ።', 'የተሟላ መገለጫ ቀጣሪዎች እንዲያገኙዎት ይረዳል። ለመጀመር ነጻው መለያ ይበቃል።'],
  },
  'New Zealand Government Jobs': {
    title: 'የኒውዚላንድ መንግሥት ሥራዎች (New Zealand Government Jobs)',
    description: ['በሚኒስቴሮች፣ በመምሪያዎችና በሌሎች የመንግሥት ተቋማት ያሉ ክፍት የሥራ ቦታዎች።'],
  },
  'Tahatū Career Navigator': {
    title: 'Tahatū Career Navigator',
    description: [
      'የመንግሥት የሙያ መረጃ ድረ ገጽ፤ careers.govt.nzን የተካ።',
      'ሙያዎችንና ሥልጠናዎችን ይወቁ፤ የኒውዚላንድ የሥራ ታሪክ (CV) እና የማመልከቻ ደብዳቤ አጻጻፍንም ይማሩ።',
    ],
  },
  'Work and Income': {
    title: 'Work and Income',
    description: ['የማኅበራዊ ልማት ሚኒስቴር ሥራ ለሚፈልጉ ወይም የገንዘብ ድጋፍ ለሚያስፈልጋቸው ሰዎች የሚሰጠው አገልግሎት።'],
  },
  'Student Job Search': {
    title: 'Student Job Search',
    description: [
      'ለከፍተኛ ትምህርት ተማሪዎችና ለቅርብ ጊዜ ተመራቂዎች የትርፍ ሰዓት፣ ጊዜያዊና የዕረፍት ጊዜ ሥራዎች።',
      'በተማሪ ቪዛ ላይ ከሆኑ በመጀመሪያ ስንት ሰዓት እንዲሠሩ እንደሚፈቅድልዎ ያረጋግጡ።',
    ],
  },
};
