import { about } from './about.ts';
import { formMessages } from '../words.ts';

/** The officers of the association: form and list. */
export const officer = {
  kind: 'Officer',
  createHeading: 'Add an Officer',
  editHeading: 'Edit Officer',
  submit: 'Add Officer',
  seeIt: 'See the About page',
  sections: { portrait: 'Portrait', office: 'The office', person: 'The person', term: 'In office' },
  fields: formMessages({
    image: { label: 'Portrait' },
    office: { label: 'Office' },
    title: { label: 'What the office is called', hint: 'Only for another office' },
    titleAmharic: { label: 'The same in Amharic' },
    name: { label: 'Name', hint: 'In Latin letters' },
    nameAmharic: { label: 'Name in Amharic', hint: 'In Ethiopic letters' },
    from: { label: 'From' },
    until: { label: 'Until', hint: 'The last day in office, where it is known' },
    endsTermOf: { label: 'End the former term' },
  }),
  endTermOf: (name: string, day: string) => `End the term of ${name} on ${day}`,
  election: {
    heading: 'Record an Election',
    intro:
      'Enter who is on the committee from that day. People who are not in the form any more leave office on the day before. An empty name means that nobody holds the office.',
    day: 'First day in office',
    another: 'Another office',
    submit: 'Record the Election',
    leaving: 'Their terms end on the day before.',
    cancel: 'Back to the form',
  },
  offices: {
    PRESIDENT: about.positions.president,
    VICE_PRESIDENT: about.positions.vicePresident,
    GENERAL_SECRETARY: about.positions.generalSecretary,
    HEAD_OF_PUBLIC_RELATIONS: about.positions.headOfPublicRelations,
    HEAD_OF_FINANCE: about.positions.headOfFinance,
    OTHER: 'Another office',
  },
  list: {
    heading: 'Committee',
    intro: 'The About page shows who is in office today, and remembers who was.',
    current: 'In office',
    future: 'Elected',
    former: 'Former',
    empty: 'Nobody yet.',
    term: (from: string, until: string | null, isFuture: boolean) =>
      until ? `${from} – ${until}` : isFuture ? `From ${from}` : `Since ${from}`,
  },
};
