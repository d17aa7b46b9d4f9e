import { plural } from './counts.ts';

/** The list of broken links (docs/product/admin.md, section 6.21). */
export const adminBrokenLinks = {
  heading: 'Broken Links',
  intro:
    'Each link to another website is checked about once a week. A website that fails for a moment is asked again on the next days before it is listed here.',
  off: 'This server does not check links. Whoever runs it can switch the check on.',
  notYet: 'The links have not been checked yet. The first check begins within a minute.',
  none: 'No link is broken.',
  checked: (count: number, time: string) => `${plural(count, 'link')}, checked last ${time}`,
  problems: {
    NOT_FOUND: 'The website says that there is no such page.',
    SERVER_ERROR: 'The website fails.',
    NO_HOST: 'There is no website of this name.',
    NO_RESPONSE: 'The website does not respond.',
    INSECURE: 'The website’s certificate is not valid, so browsers warn of it.',
    PRIVATE_ADDRESS: 'The link leads into a private network, where visitors cannot follow.',
    TOO_MANY_REDIRECTS: 'The website leads on without end.',
  },
  since: (time: string) => `Since ${time}`,
  edit: 'Correct it',
  editName: (title: string) => `Correct it: the link in ${title}`,
  recheck: 'Check again',
  willRecheck: 'The link is checked again within a few minutes.',
  dismiss: 'The link is right',
  dismissed: 'The link is listed no more, unless it works and breaks again.',
  undoName: (url: string) => `Undo: list ${url} again`,
  listedAgain: 'The link is listed again.',
};
