import { sentence } from './grammar.ts';
import { pageTitle } from './heads.ts';

/** The messages that all record pages share. */
export const recordPage = {
  title: sentence(pageTitle('{title}'), 'title'),
  /** The start of the description for search engines and messengers. */
  facts: (facts: string[]) => `${facts.join(', ')}.`,
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  neighbours: 'Before and after this',
  previous: 'Previous',
  next: 'Next',
  back: sentence('Back to {list}', 'list'),
  album: {
    heading: 'Pictures',
    /** The name of a picture without a description. */
    picture: sentence('Picture {number} of {title}', 'number', 'title'),
  },
  gone: {
    head: {
      title: pageTitle('No longer here'),
      description:
        'What stood on this page of the Ethiopian Community Association in Auckland was removed. ' +
        'See what else there is.',
    },
    heading: 'No longer here',
    text: 'What stood on this page was removed.',
    next: sentence('See also: {title}', 'title'),
  },
};
