import { associationName } from './association.ts';

export const home = {
  welcomeHeading: `Welcome to the ${associationName}`,
  welcomeAmharic: 'እንኳን ደህና መጡ',
  intro:
    'Whether you arrived last week or made your home here long ago, you belong with us. Since ' +
    '1997 we have brought Ethiopians in Auckland together: to connect with one another, to ' +
    'support those who are new, and to celebrate the culture we share. Come in, look around, ' +
    'and come and meet us.',
  introAmharic:
    'ማኅበራችን በኦክላንድ የሚኖሩ ኢትዮጵያውያንን ያገናኛል፣ አዲስ ለሚመጡ ወገኖች ድጋፍ ይሰጣል፣ ባህላችንንም በጋራ እንድናከብር ያሰባስበናል።',
  heroAlternative:
    'Illustration: Auckland harbour with the Sky Tower and the island of Rangitoto, flowing into ' +
    'the green highlands of Ethiopia with yellow daisies in bloom.',
  actions: {
    membership: 'Become a member',
    events: 'See upcoming events',
  },
  today: 'Today:',
  feastToday: 'Today is',
  nextFeast: 'Next feast or holiday:',
  nextEventHeading: 'Our next event',
  nextEventLink: 'About this and other events',
  postsHeading: 'Latest from our community',
  noPosts: 'There are no posts yet. Our news will appear here, so please come back soon.',
};
