import { sentence } from './grammar.ts';
import { pageTitle } from './heads.ts';

/** The messages of the results page. */
export const search = {
  title: pageTitle('Search'),
  titleOf: sentence(pageTitle('Search: {query}'), 'query'),
  description:
    'Search the website of the Ethiopian Community Association in Auckland: events, news, culture, ' +
    'the directory and resources, in English and Amharic.',
  heading: 'Search',
  intro: 'Type a word or its beginning, in English or in Amharic.',
  count: sentence(
    { one: '1 result for “{query}”', other: '{count} results for “{query}”' },
    'count',
    'query',
  ),
  countCut: sentence(
    'More than {count} results for “{query}”. Another word narrows them down.',
    'count',
    'query',
  ),
  someWords: 'No result has all of these words. These have some of them:',
  /** The same after pages that have all words. */
  someElse: 'These have only some of the words:',
  nothing: sentence('Nothing was found for “{query}”.', 'query'),
  waysOn: 'What you can do:',
  waysOnList: [
    'Check the spelling, or try another word for the same.',
    'Use fewer words, or only the beginning of a word.',
  ],
  contact: 'Or ask us: contact us',
  results: 'Results',
  more: 'More results',
  first: 'Back to the first results',
  pageGone: 'These results are not there any more.',
  /** The kind of the records on the home page. */
  news: 'News',
};
