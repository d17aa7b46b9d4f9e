import { sentence } from './grammar.ts';
import { associationName } from './association.ts';

export const layout = {
  skipToContent: 'Skip to the main content',
  homeLinkName: `${associationName}, home page`,
  mainNavigation: 'Main navigation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menuTitle: 'Menu',
  theme: {
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    buttonName: sentence('Colour theme: {current}', 'current'),
    menuName: 'Choose a colour theme',
  },
  search: {
    label: 'Search this site',
    /** At most 16 characters, in the list of a browser's search engines. */
    engineName: 'ECA in Auckland',
    open: 'Search',
    submit: 'Search',
    suggestions: 'Suggestions',
    /** The kinds of results besides those in the navigation. */
    page: 'Page of this site',
    news: 'News',
    deathNotice: 'Death notice',
    suggestionCount: sentence({ one: '1 suggestion', other: '{count} suggestions' }, 'count'),
  },
  footer: {
    privacy: 'Privacy',
    ownData: 'Your data',
    contact: 'Contact',
    followUs: 'Follow us',
    quickLinks: 'Quick links',
    quickLinksNavigation: 'Quick links navigation',
    phoneName: sentence('Call us on {phone}', 'phone'),
    emailName: sentence('Email us at {email}', 'email'),
    socialLinkName: sentence('Find us on {platform}', 'platform'),
  },
  // Set on a circle, so the end meets the start: each part ends with its own separator.
  badgeText: 'Connect · Support · Celebrate · Since 1997 · ',
  badgeName: 'Connect, support, celebrate. Since 1997.',
  pauseBadge: 'Pause the turning badge',
  pauseHero: 'Pause the moving picture',
  copyright: sentence(`© {year} ${associationName}`, 'year'),
  opensInNewTab: '(opens in a new tab)',
  helloAmharic: 'ሰላም',
  feedTitle: `News and events | ${associationName}`,
};

/** Pages of content have theirs in content/. */
export const navigation = {
  home: 'Home',
  about: 'About',
  calendar: 'Calendar',
  contactUs: 'Contact Us',
  supportUs: 'Support Us',
  membershipForm: 'Membership',
};

/** The part of the public layout for a signed-in admin (docs/product/site.md, section 2.2). */
export const session = {
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  unsaved: 'You have unsaved text.',
  discardUnsaved: 'Sign out and discard it?',
  staySignedIn: 'Cancel',
  signOutFailed: 'You could not be signed out. Please try again.',
  signedInAs: sentence('Signed in as {email}', 'email'),
  dashboard: 'Admin Dashboard',
};
