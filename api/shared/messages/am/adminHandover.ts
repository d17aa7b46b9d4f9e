import type { adminHandover as english } from '../en/adminHandover.ts';
import { formMessages } from '../words.ts';

export const adminHandover: typeof english = {
  heading: 'ርክክብ',
  intro: 'ቀጣዩ ኮሚቴ ማወቅ ያለበት ሁሉ፣ በአንድ የሚታተም ገጽ። የይለፍ ቃሎች የሉበትም፦ እነሱን በአካል ያስረክቡ።',
  print: 'ይህን ገጽ ያትሙ',
  parts: {
    heading: 'ምን የት እንደሚሠራ',
    site: 'ድረ ገጹ',
    machine: 'ኮምፒውተር',
    runsOn: (machine, node, count) => `${machine}፣ በNode.js ${node}፣ በ${String(count)} ሂደት`,
    database: 'የመረጃ ቋት',
    bundled: (version, folder) => `ከፕሮግራሙ ጋር የሚመጣው PostgreSQL ${version}፣ በአቃፊ ${folder}`,
    external: (version, place) => `PostgreSQL ${version}፣ ቦታው፦ ${place}`,
    media: 'ሥዕሎችና ቪዲዮዎች',
    inFolder: (folder) => `በአቃፊ ${folder}`,
    atCloudinary: (account) => `በCloudinary፣ በመለያ ${account}`,
    mail: 'ኢሜይል',
    sent: (address) => `በSendGrid ይላካል፤ የላኪው አድራሻ፦ ${address}`,
    notSent: 'አይላክም፦ ጎብኚዎች የሚጽፉት በዚህ ክፍል ብቻ ይነበባል',
    toHandOver:
      'በተጨማሪ ያስረክቡ፦ የኮምፒውተሩን፣ የድረ ገጹን ስም እና ከላይ ያሉትን አገልግሎቶች መለያዎች። የፕሮግራሞች ቁልፎች («ለፕሮግራሞች የሚሆን መግቢያ») ከሠራቸው መለያ ጋር አብረው ያበቃሉ።',
  },
  accounts: {
    heading: 'ማን የትኛው ኃላፊነት እንዳለው',
    disabled: 'የተዘጋ',
    hint: 'በመለያዎች ገጽ ቀጣዩ ኮሚቴ ይጋበዛል፤ የቀድሞው ኮሚቴ መለያዎችም ይወገዳሉ።',
  },
  backup: {
    heading: 'መጠባበቂያ ቅጂዎች',
    last: (time) => `የመጨረሻው መጠባበቂያ ቅጂ የ${time} ነው።`,
    hint:
      'መጠባበቂያ ቅጂ ሁሉንም የያዘ አንድ ፋይል ነው፦ ይዘቱን፣ አባላትን፣ ደብዳቤዎችን፣ መለያዎችን፣ ሥዕሎችንና ቪዲዮዎችን። ' +
      'ሌሎች ሰዎች በማይደርሱበት ቦታ ያስቀምጡት፤ በድረ ገጹ ኮምፒውተር ላይ ብቻ አይተዉት።',
    make: 'መጠባበቂያ ቅጂ ያውርዱ',
    fields: formMessages({
      password: { label: 'የይለፍ ቃልዎ' },
      passphrase: {
        label: 'የፋይሉ ምስጢራዊ ሐረግ',
        hint: 'ቢያንስ 12 ፊደላት። ከፋይሉ ለይተው ያስቀምጡት፦ ያለ እሱ መጠባበቂያ ቅጂውን ማንም ሊከፍተው አይችልም።',
        errors: {
          tooShort: ({ min }) => `ምስጢራዊ ሐረጉ ቢያንስ ${String(min)} ፊደላት ሊኖሩት ይገባል`,
          tooLong: ({ max }) => `ምስጢራዊ ሐረጉ ከ${String(max)} ፊደላት መብለጥ የለበትም`,
        },
      },
    }),
    encrypt: 'ፋይሉን በምስጢራዊ ሐረግ ይቆልፉ',
    notEncrypted: 'ፋይሉን ያገኘ ሰው ሁሉ ሙሉውን ሊያነብ ይችላል።',
    submit: 'ያውርዱ',
    started: 'ማውረዱ ይጀምራል። አሳሽዎ ተጠናቋል እስኪል ይጠብቁ፤ ከዚያ ይህ ገጽ አዲሱን መጠባበቂያ ቅጂ ያሳያል።',
    refused: {
      busy: 'በዚህ ሰዓት ሌላ መጠባበቂያ ቅጂ እየተዘጋጀ ነው። ሲያልቅ እንደገና ይሞክሩ።',
      expired: 'ማውረዱ ዘግይቶ ጀመረ፣ ወይም ከመለያዎ ወጥተዋል። እባክዎ እንደገና ይሞክሩ።',
      failed: 'መጠባበቂያ ቅጂው አልተሳካም። ምክንያቱን የአስተዳደር ሰሌዳው ይነግርዎታል።',
    },
  },
  restore: {
    heading: 'መጠባበቂያ ቅጂ እንዴት እንደሚመለስ',
    steps: [
      'በኮምፒውተሩ ላይ በፕሮግራሙ አቃፊ ውስጥ ተርሚናል ይክፈቱ፤ ድረ ገጹንም ያቁሙ።',
      'መጀመሪያ ፋይሉን ይፈትሹ፦ `npm run restore -- FILE --check`',
      'ወደ ባዶ ቦታ ይመልሱት፦ `npm run restore -- FILE`። ባለው ምትክ፦ `npm run restore -- FILE --replace`',
      'ድረ ገጹን እንደገና ያስጀምሩ፦ `npm start`። መለያዎችና የይለፍ ቃሎች የመጠባበቂያ ቅጂው ናቸው።',
    ],
    encrypted:
      'የተቆለፈ ፋይል (ስሙ በ .age የሚያልቅ) በእነዚህ ደረጃዎች በምስጢራዊ ሐረጉ ይከፈታል፤ ወይም age የተባለውን ዓይነት በሚከፍት ማንኛውም ፕሮግራም።',
    nightly: 'በየሌሊቱ ያለ ማንም እርዳታ እንዲዘጋጅ፦ `npm run backup -- FILE` እንደ መደበኛ ተግባር።',
  },
};
