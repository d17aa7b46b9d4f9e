import type { adminBrokenLinks as english } from '../en/adminBrokenLinks.ts';

export const adminBrokenLinks: typeof english = {
  heading: 'የማይሠሩ አገናኞች',
  intro:
    'ወደ ሌሎች ድረ ገጾች የሚወስድ እያንዳንዱ አገናኝ በሳምንት አንድ ጊዜ ያህል ይፈተሻል። ለአፍታ የማይሠራ ድረ ገጽ እዚህ ከመዘርዘሩ በፊት በቀጣዮቹ ቀናት እንደገና ይሞከራል።',
  off: 'ይህ አገልጋይ አገናኞችን አይፈትሽም። አገልጋዩን የሚያስተዳድረው ሰው ፍተሻውን ማስጀመር ይችላል።',
  notYet: 'አገናኞቹ ገና አልተፈተሹም። የመጀመሪያው ፍተሻ በአንድ ደቂቃ ውስጥ ይጀምራል።',
  none: 'የማይሠራ አገናኝ የለም።',
  checked: (count, time) =>
    count === 1 ? `1 አገናኝ፣ መጨረሻ የተፈተሸው ${time}` : `${String(count)} አገናኞች፣ መጨረሻ የተፈተሹት ${time}`,
  problems: {
    NOT_FOUND: 'ድረ ገጹ እንዲህ ያለ ገጽ የለም ይላል።',
    SERVER_ERROR: 'ድረ ገጹ አይሠራም።',
    NO_HOST: 'በዚህ ስም የሚጠራ ድረ ገጽ የለም።',
    NO_RESPONSE: 'ድረ ገጹ ምላሽ አይሰጥም።',
    INSECURE: 'የድረ ገጹ የደኅንነት የምስክር ወረቀት ትክክል ስላልሆነ አሳሾች ያስጠነቅቃሉ።',
    PRIVATE_ADDRESS: 'አገናኙ ጎብኚዎች ሊደርሱበት ወደማይችሉት የግል አውታረ መረብ ይወስዳል።',
    TOO_MANY_REDIRECTS: 'ድረ ገጹ ማለቂያ በሌለው ሁኔታ ወደ ሌላ ቦታ ይመራል።',
  },
  since: (time) => `ከ${time} ጀምሮ`,
  edit: 'ያስተካክሉት',
  editName: (title) => `ያስተካክሉት፦ ${title}`,
  recheck: 'እንደገና ይፈትሹ',
  willRecheck: 'አገናኙ በጥቂት ደቂቃዎች ውስጥ እንደገና ይፈተሻል።',
  dismiss: 'አገናኙ ትክክል ነው',
  dismissed: 'አገናኙ ሠርቶ እንደገና ካልተበላሸ በስተቀር ከእንግዲህ አይዘረዘርም።',
  undoName: (url) => `ይመልሱ፦ ${url}`,
  listedAgain: 'አገናኙ እንደገና ተዘርዝሯል።',
};
