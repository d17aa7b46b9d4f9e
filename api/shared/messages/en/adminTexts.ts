import { plural } from './counts.ts';

/** The page on which volunteers edit the messages of the public pages. */
export const adminTexts = {
  heading: 'Texts of the Site',
  intro:
    'Every sentence that visitors read besides the records. What you save is on the site at once, and ' +
    'the original can always be put back.',
  filters: 'Only',
  all: 'All',
  counted: (name: string, count: number) => `${name} (${String(count)})`,
  part: 'Part of the site',
  ownTexts: 'What the association says of itself',
  pages: 'Pages',
  /** By the prefix of the keys of their messages. */
  parts: {
    'home.welcomeHeading': 'Welcome: heading',
    'home.intro': 'Welcome: text in English',
    'home.introAmharic': 'Welcome: text in Amharic',
    'about.background': 'About us: background',
    'about.mission': 'About us: mission',
    'about.vision': 'About us: vision',
    'about.whatWeDo': 'About us: activities',
    'supportUs.reasons': 'Support us: reasons',
    'supportUs.otherWays': 'Support us: other ways',
  },
  /** By the names of the catalogues. */
  catalogues: {
    home: 'Home',
    about: 'About us',
    event: 'Events',
    aboutEthiopia: 'About Ethiopia',
    resource: 'Resources',
    directory: 'Directory',
    post: 'Posts',
    deathNotice: 'Death notices',
    calendar: 'Calendar',
    observances: 'Feasts and holidays',
    contactUs: 'Contact us',
    supportUs: 'Support us',
    privacy: 'Privacy',
    ownData: 'Your data',
    search: 'Search',
    searchWords: 'Words by which the search finds pages',
    recordPage: 'Pages of records',
    preview: 'Previews of what is not published',
    forms: 'Forms',
    membershipMail: 'Email to new members',
    memberMail: 'Below messages to members',
    contentNames: 'Names in the navigation',
    shared: 'All pages: header, footer, buttons',
  },
  state: 'State',
  states: {
    changed: 'Changed by us',
    outdated: 'Original changed since',
    unchecked: 'Amharic that no native reader has checked',
  },
  search: 'Search texts',
  shownOf: (count: number, of: number) => `${String(count)} of ${String(of)} texts shown`,
  change: 'Change',
  seePage: 'See the page',
  isChecked: 'A native reader has found this right',
  /** The confirmation of all unchecked sentences of a page at once. */
  checkAll: {
    action: 'Confirm all sentences of this page',
    title: 'Are all of these sentences right?',
    subject: (count: number) => `${plural(count, 'sentence')} in Amharic`,
    text: 'They are marked as found right by a native reader. Each mark can be removed again.',
    done: (count: number) => `${plural(count, 'sentence is', 'sentences are')} marked as right.`,
    changed: 'The others were changed meanwhile. Please read them again.',
  },
  changedAt: (time: string, who: string | null) =>
    who === null ? `Changed on ${time}.` : `Changed on ${time} by ${who}.`,
  outdated: 'A newer version of the site has another original.',
  misfit: 'What was written before does not fit it, so visitors read the original.',
  /** @param index of the text, starting at 0 */
  labelOf: (language: string, form: string, index: number) => {
    if (form === 'PLURAL') return `${language}, for ${index === 0 ? 'one' : 'other numbers'}`;
    return form === 'LIST' ? `${language}, part ${String(index + 1)}` : `${language} text`;
  },
  /** The name of a text field within a sentence. */
  inSentences: 'The text',
  addItem: 'Add a part',
  removeItem: (position: number) => `Remove part ${String(position)}`,
  preview: 'With values in their places',
  previewNote:
    'Words in curly brackets are places for values. Keep them as they are; they can be moved.',
  /** Example values for the preview, by the names of the placeholders. */
  samples: {
    count: '5',
    year: '2026',
    date: '12 September 2026',
    time: '10 am',
    title: 'Enkutatash',
  } as Record<string, string>,
  original: 'Original',
  formerOriginal: 'Original when this was changed',
  present: 'Saved now',
  backToOriginal: 'Back to the original',
  /** The confirmation before what was typed is discarded. */
  discard: {
    title: 'Discard what you typed?',
    subject: 'This text has not been saved.',
    text: 'What you typed will be lost.',
    action: 'Discard',
    cancel: 'Keep typing',
  },
  saved: 'Saved. Visitors read it from now on.',
  conflict:
    'Somebody else has changed this text meanwhile; theirs is shown above as saved now. Save again to replace it by yours.',
};
