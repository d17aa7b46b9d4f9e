import type { SeedDirectoryEntry } from '../content/directory.ts';

type Translated = Pick<SeedDirectoryEntry, 'name' | 'description' | 'location'>;

const isExample = 'ይህ ምሳሌ ነው፤ የማኅበሩ በጎ ፈቃደኞች ከአስተዳደር ክፍሉ በእውነተኛ ይተኩታል።';

/** The bundled directory in Amharic, by the English names. */
export const amharicDirectory: Record<string, Translated> = {
  'Example Restaurant Meskerem': {
    name: 'ምሳሌ፦ መስከረም ምግብ ቤት',
    description: [
      'በየቀኑ ጠዋት የሚጋገር እንጀራ፣ ቅዳሜና እሑድ ዶሮ ወጥ፣ በጾም ቀናት ምስር፣ ጎመንና ሽሮ ያለው የተሟላ በያይነቱ።',
      'የወሩ የመጨረሻ እሑድ የቤተሰብ ቀን ነው፤ ቡና ከጠረጴዛው አጠገብ ይቆላል።',
      isExample,
    ],
    location: 'ማውንት ሮስኪል፣ ኦክላንድ',
  },
  'Buna Corner Café (example)': {
    name: 'ቡና ኮርነር ካፌ (ምሳሌ)',
    description: ['ከጀበና የሚቀዳ ሦስት ዙር ቡና፣ ከፈንዲሻና ከህምባሻ ጋር።', isExample],
    location: 'ኪንግስላንድ፣ ኦክላንድ',
  },
  'Example Kitchen Harar': {
    name: 'ምሳሌ፦ ሐረር ምግብ ቤት',
    description: [
      'ከምሥራቅ ኢትዮጵያ የመጡ ሐላል ምግቦች፦ ሩዝ ከፍየል ሥጋ ጋር፣ ሳምቡሳ፣ ቅመም ያለው ሻይ፣ በረመዳንም ለኢፍጣር የሚሆኑ ጣፋጮች።',
      'ለሠርግና ለማኅበረሰብ ዝግጅቶች ምግብ እናቀርባለን። ትልልቅ ትሪዎችን ከአንድ ሳምንት በፊት ማዘዝ ይመረጣል።',
      isExample,
    ],
    location: 'ሳንድሪንገም፣ ኦክላንድ',
  },
  'Example Spice and Teff Store': {
    name: 'ምሳሌ፦ የቅመማ ቅመምና የጤፍ መደብር',
    description: [
      'የጤፍ ዱቄት፣ በርበሬ፣ ሚጥሚጣ፣ ሽሮ፣ ኮረሪማ፣ ጥሬ ቡና፣ ከሐሙስ እስከ ቅዳሜም ትኩስ እንጀራ።',
      'ለመጀመሪያ ጊዜ ዶሮ ወጥ ለሚሠራ ምን ያህል በርበሬ እንደሚያስፈልግ ይጠይቁን።',
      isExample,
    ],
    location: 'አቨንዴል፣ ኦክላንድ',
  },
  'Tibeb House (example)': {
    name: 'ጥበብ ቤት (ምሳሌ)',
    description: ['በእጅ የተሸመኑ ነጠላዎች፣ ጋቢዎችና ጥበብ ያላቸው ቀሚሶች።', isExample],
    location: 'ማውንት አልበርት፣ ኦክላንድ',
  },
  'Example Market Adey Abeba': {
    name: 'ምሳሌ፦ አደይ አበባ ገበያ',
    description: [
      'የዕለት ፍጆታ ዕቃዎች ከኢትዮጵያ ዕቃዎች ጋር፦ ምስር፣ ክክ፣ ንጥር ቅቤ፣ ዕጣን፣ ሲኒዎችና ጀበናዎች።',
      'በአማርኛና በአፋን ኦሮሞ የተጻፉ የልጆች መጻሕፍት ከበሩ አጠገብ ይገኛሉ።',
      isExample,
    ],
    location: 'ማኑሬዋ፣ ኦክላንድ',
  },
  'Example Ethiopian Orthodox Tewahedo Church': {
    name: 'ምሳሌ፦ የኢትዮጵያ ኦርቶዶክስ ተዋሕዶ ቤተ ክርስቲያን',
    description: [
      'በግዕዝና በአማርኛ የሚካሄድ የእሑድ ቅዳሴ፣ በታላላቅ በዓላት ጸሎት፣ ለልጆችና ለወጣቶች ሰንበት ትምህርት ቤት።',
      'እንግዶች በደስታ ይቀበላሉ። ሴቶች ብዙውን ጊዜ ፀጉራቸውን በነጠላ ይሸፍናሉ፤ ጫማም በር ላይ ይወልቃል።',
      isExample,
    ],
    location: 'ኒው ሊን፣ ኦክላንድ',
  },
  'Example Mosque and Islamic Centre': {
    name: 'ምሳሌ፦ መስጊድና የእስልምና ማዕከል',
    description: [
      'የዕለት ሶላት፣ አጭር የእንግሊዝኛ ማጠቃለያ ያለው የጁምዓ ኹጥባ፣ ቅዳሜና እሑድ ለልጆች የቁርኣን ትምህርት።',
      'በረመዳን ማዕከሉ በየምሽቱ ኢፍጣር ያካፍላል፤ የየትኛውም እምነት ተከታይ የሆኑ ጎረቤቶች ተጋብዘዋል።',
      isExample,
    ],
    location: 'ፓፓቶይቶይ፣ ኦክላንድ',
  },
  'Ethiopian Evangelical Fellowship (example)': {
    name: 'የኢትዮጵያ ወንጌላዊት ኅብረት (ምሳሌ)',
    description: ['በአማርኛና በአፋን ኦሮሞ የሚካሄድ የእሑድ አምልኮ፣ በዝማሬ፣ በጸሎትና በጋራ ምሳ።', isExample],
    location: 'ሄንደርሰን፣ ኦክላንድ',
  },
  'Example Barbershop Bole Cuts': {
    name: 'ምሳሌ፦ ቦሌ ፀጉር ቤት',
    description: ['የፀጉር ቁርጥና የጢም ማስተካከል።', isExample],
    location: 'ኦነሃንጋ፣ ኦክላንድ',
  },
  'Piassa Barber and Braids (example)': {
    name: 'ፒያሳ ፀጉር ቤት (ምሳሌ)',
    description: [
      'ለወንዶችና ለወንዶች ልጆች ንጹሕ ቁርጥ፤ ዓርብና ቅዳሜ በቀጠሮ የፀጉር ሹሩባ፤ እስከዚያው አንድ ሲኒ ቡና።',
      'አማርኛ፣ ትግርኛ፣ አፋን ኦሮሞና እንግሊዝኛ ይነገራል።',
      isExample,
    ],
    location: 'ግሌን ኢነስ፣ ኦክላንድ',
  },
  'Example Garage Abay Auto': {
    name: 'ምሳሌ፦ ዓባይ ጋራዥ',
    description: [
      'ሰርቪስ፣ ፍሬን፣ ጎማ፣ ከዓመታዊ የመኪና ምርመራ (WOF) በፊትም ጥገና። እያንዳንዱ ሥራ ከመጀመሩ በፊት በአማርኛ ወይም በእንግሊዝኛ ይብራራል።',
      isExample,
    ],
    location: 'ፔንሮዝ፣ ኦክላንድ',
  },
  'Simien Motors (example)': {
    name: 'ስሜን ሞተርስ (ምሳሌ)',
    description: ['ባትሪ፣ ጎማና የመኪና ምርመራ።', isExample],
    location: 'ማንገሬ፣ ኦክላንድ',
  },
};
