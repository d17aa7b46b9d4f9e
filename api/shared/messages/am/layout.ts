import type {
  layout as englishLayout,
  navigation as englishNavigation,
  session as englishSession,
} from '../en/layout.ts';
import { associationName } from './association.ts';
import { sentence } from './grammar.ts';

export const layout: typeof englishLayout = {
  skipToContent: 'ወደ ዋናው ይዘት ይለፉ',
  homeLinkName: `${associationName}፣ መነሻ ገጽ`,
  mainNavigation: 'ዋና ምናሌ',
  openMenu: 'ምናሌውን ይክፈቱ',
  closeMenu: 'ምናሌውን ይዝጉ',
  menuTitle: 'ምናሌ',
  theme: {
    light: 'ብሩህ',
    dark: 'ጨለማ',
    system: 'እንደ መሣሪያው',
    buttonName: sentence('የገጹ ቀለም፦ {current}', 'current'),
    menuName: 'የገጹን ቀለም ይምረጡ',
  },
  search: {
    label: 'በዚህ ድረ ገጽ ውስጥ ይፈልጉ',
    engineName: 'የኦክላንድ ኢትዮጵያውያን',
    open: 'ፍለጋ',
    submit: 'ይፈልጉ',
    suggestions: 'ጥቆማዎች',
    page: 'የዚህ ድረ ገጽ ክፍል',
    news: 'ዜና',
    deathNotice: 'ዜና እረፍት',
    suggestionCount: sentence({ one: '{count} ጥቆማ', other: '{count} ጥቆማዎች' }, 'count'),
  },
  footer: {
    privacy: 'የግል መረጃ',
    ownData: 'የእርስዎ መረጃ',
    contact: 'ለመገናኘት',
    followUs: 'ይከተሉን',
    quickLinks: 'ፈጣን አገናኞች',
    quickLinksNavigation: 'የፈጣን አገናኞች ዝርዝር',
    phoneName: sentence('ይደውሉልን፦ {phone}', 'phone'),
    emailName: sentence('ኢሜይል ይጻፉልን፦ {email}', 'email'),
    socialLinkName: sentence('በ{platform} ያግኙን', 'platform'),
  },
  badgeText: 'እንገናኝ · እንደጋገፍ · እናክብር · ከ1990 ዓ.ም. ጀምሮ · ',
  badgeName: 'እንገናኝ፣ እንደጋገፍ፣ እናክብር። ከ1990 ዓ.ም. ጀምሮ።',
  pauseBadge: 'የሚዞረውን አርማ ለጊዜው ያቁሙ',
  pauseHero: 'የሚንቀሳቀሰውን ሥዕል ለጊዜው ያቁሙ',
  copyright: sentence(`© {year} ${associationName}`, 'year'),
  opensInNewTab: '(በአዲስ ትር ይከፈታል)',
  helloAmharic: 'ሰላም',
  feedTitle: `ዜናና ዝግጅቶች | ${associationName}`,
};

export const navigation: typeof englishNavigation = {
  home: 'መነሻ',
  about: 'ስለ እኛ',
  calendar: 'የቀን መቁጠሪያ',
  contactUs: 'ያግኙን',
  supportUs: 'ይደግፉን',
  membershipForm: 'አባልነት',
};

export const session: typeof englishSession = {
  signOut: 'ይውጡ',
  signingOut: 'በመውጣት ላይ ነው...',
  unsaved: 'ያልተቀመጠ ጽሑፍ አለዎት።',
  discardUnsaved: 'ጽሑፉን ትተው መውጣት ይፈልጋሉ?',
  staySignedIn: 'ይቅር',
  signOutFailed: 'መውጣት አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  signedInAs: sentence('የገቡበት መለያ፦ {email}', 'email'),
  dashboard: 'የአስተዳደር ሰሌዳ',
};
