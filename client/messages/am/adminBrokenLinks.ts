import type { adminBrokenLinks as english } from '../en/adminBrokenLinks.ts';

export const adminBrokenLinks: typeof english = {
  heading: 'የማይሠሩ ማስፈንጠሪያዎች',
  intro:
    'ወደ ሌሎች ድረ ገጾች የሚወስድ እያንዳንዱ ማስፈንጠሪያ በሳምንት አንድ ጊዜ ያህል ይፈተሻል። ለአፍታ የማይሠራ ድረ ገጽ እዚህ ከመዘርዘሩ በፊት በቀጣዮቹ ቀናት እንደገና ይሞከራል።',
  off: 'ይህ አገልጋይ ማስፈንጠሪያዎችን አይፈትሽም። አገልጋዩን የሚያስተዳድረው ሰው ፍተሻውን ማስጀመር ይችላል።',
  notYet: 'ማስፈንጠሪያዎቹ ገና አልተፈተሹም። የመጀመሪያው ፍተሻ በአንድ ደቂቃ ውስጥ ይጀምራል።',
  none: 'የማይሠራ ማስፈንጠሪያ የለም።',
  checked: (count, time) =>
    count === 1
      ? `1 ማስፈንጠሪያ፣ መጨረሻ የተፈተሸው ${time}`
      : `${String(count)} ማስፈንጠሪያዎች፣ መጨረሻ የተፈተሹት ${time}`,
  problems: {
    NOT_FOUND: 'ድረ ገጹ እንዲህ ያለ ገጽ የለም ይላል።',
    SERVER_ERROR: 'ድረ ገጹ አይሠራም።',
    NO_HOST: 'በዚህ ስም የሚጠራ ድረ ገጽ የለም።',
    NO_RESPONSE: 'ድረ ገጹ ምላሽ አይሰጥም።',
    INSECURE: 'የድረ ገጹ የደኅንነት የምስክር ወረቀት ትክክል ስላልሆነ አሳሾች ያስጠነቅቃሉ።',
    PRIVATE_ADDRESS: 'ማስፈንጠሪያው ጎብኚዎች ሊደርሱበት ወደማይችሉት የግል አውታረ መረብ ይወስዳል።',
    TOO_MANY_REDIRECTS: 'ድረ ገጹ ማለቂያ በሌለው ሁኔታ ወደ ሌላ ቦታ ይመራል።',
  },
  since: (time) => `ከ${time} ጀምሮ`,
  edit: 'ያስተካክሉት',
  editName: (title) => `ያስተካክሉት፦ በ${title} ውስጥ ያለው ማስፈንጠሪያ`,
  recheck: 'እንደገና ይፈትሹ',
  recheckName: (url) => `እንደገና ይፈትሹ፦ ${url}`,
  rechecking: 'በመጠየቅ ላይ ነው...',
  willRecheck: 'ማስፈንጠሪያው በጥቂት ደቂቃዎች ውስጥ እንደገና ይፈተሻል።',
  dismiss: 'ማስፈንጠሪያው ትክክል ነው',
  dismissName: (url) => `ማስፈንጠሪያው ትክክል ነው፦ ${url}`,
  dismissing: 'በመመዝገብ ላይ ነው...',
  dismissed: 'ማስፈንጠሪያው ሠርቶ እንደገና ካልተበላሸ በስተቀር ከእንግዲህ አይዘረዘርም።',
  undo: 'ይመልሱ',
  undoName: (url) => `እንደገና ይዘርዝሩ፦ ${url}`,
  listedAgain: 'ማስፈንጠሪያው እንደገና ተዘርዝሯል።',
  failure: 'ሊቀመጥ አልቻለም።',
};
