import createEvent from './examples/createEvent.graphql?raw';
import readOn from './examples/readOn.graphql?raw';
import readPage from './examples/readPage.graphql?raw';
import signIn from './examples/signIn.graphql?raw';

const write = (variables: object) => JSON.stringify(variables, null, 2);

/** The tabs of a first visit: one for each common task. */
export const examples = [
  { query: readPage },
  { query: readOn, variables: write({ first: 3, after: null }) },
  { query: signIn, variables: write({ email: 'you@example.org', password: '' }) },
  {
    query: createEvent,
    variables: write({
      input: {
        title: 'Coffee ceremony',
        date: '2030-01-07',
        time: '10:00 AM',
        location: 'Example Hall, Auckland',
        mapLink: 'https://maps.example.org/hall',
        description: 'Buna, popcorn and company.',
      },
    }),
  },
];
