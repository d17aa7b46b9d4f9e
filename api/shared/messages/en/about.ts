import { sentence } from './grammar.ts';
import { associationName } from './association.ts';

export const about = {
  heading: 'About Us',
  lead: 'We connect, support and celebrate the Ethiopian community in Auckland.',
  // Shown separately, with the year as large as a picture (docs/product/pages.md, section 3.2).
  founded: { before: 'Founded in November', year: '1997' },
  proverb: {
    amharic: 'ድር ቢያብር አንበሳ ያስር።',
    translation: 'When spiders’ webs unite, they can tie up a lion.',
    source: 'Ethiopian proverb',
  },
  background: {
    heading: 'Background',
    paragraphs: [
      `The ${associationName} was founded in November 1997. It rests on a simple idea: that ` +
        'Ethiopians who make their lives in this city are stronger, and more at home, when they ' +
        'know one another.',
      'Auckland is a long way from Ethiopia. Those who arrive bring languages, faiths, food, music ' +
        'and stories with them, and meet a country where nearly everything else is new. Finding ' +
        'a home, a school or a first job is easier with someone beside you who has done it before ' +
        'and who understands what you left behind.',
      'The association is that meeting place, for newcomers and long-time residents alike. Here ' +
        'elders pass on what they know, children born in New Zealand hear where their families ' +
        'come from, and neighbours of every background are welcome to share in the culture of ' +
        'Ethiopia.',
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      'Our mission is to connect Ethiopians in Auckland with one another, to support them at every ' +
        'step of life in New Zealand, and to celebrate Ethiopian culture together.',
      'We do this by bringing people together, by sharing reliable information in words that are ' +
        'easy to understand, and by making room for everyone who wants to take part, whatever ' +
        'their age, language, region or faith.',
    ],
  },
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      'We look forward to an Ethiopian community in Auckland that is united, confident and caring: ' +
        'one in which no newcomer stands alone, every generation knows its roots, and people give ' +
        'as gladly as they receive.',
      'We want our heritage to be a living part of Auckland, known and enjoyed by our neighbours, ' +
        'and our members to play their full part in the life of the city and the country.',
    ],
  },
  whatWeDo: {
    heading: 'What we do',
    items: [
      'Community gatherings and cultural events',
      'Settlement information for newcomers',
      'Language and cultural workshops',
      'Networking and volunteer opportunities',
    ],
  },
  leadershipTeam: {
    heading: 'Leadership Team',
    intro: 'These are the offices that guide the association and speak for it.',
    nameToBeAnnounced: 'Name to be announced',
    former: 'Former committees',
    formerYears: sentence('{years}', 'years'),
    portraitAlternative: sentence('Illustration in place of a photo: {position}', 'position'),
  },
  positions: {
    president: 'President',
    vicePresident: 'Vice President',
    generalSecretary: 'General Secretary',
    headOfPublicRelations: 'Head of Public Relations',
    headOfFinance: 'Head of Finance',
  },
  getInvolved: {
    heading: 'Get involved',
    text:
      'You are warmly invited to take part. Come to an event, offer an hour of your time, share a ' +
      'skill, or simply say hello. Tell us what you would like to do, or what you need, and we ' +
      'will find the way together.',
    link: 'Contact us',
  },
};
