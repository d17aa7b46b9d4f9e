// Creates an event with its picture, with an API token that has the scope `content:write`. In another
// terminal than the site's. If the network fails it sends the same again, and the key prevents a second event:
//   TOKEN=eca_... npx tsx docs/examples/create-event.ts http://localhost:4000 buna.jpg
import { openAsBlob } from 'node:fs';
import type { EventInput, Mutation } from '../../client/graphql/schemaTypes.generated.ts';

const [site = '', picture = ''] = process.argv.slice(2);
const { TOKEN: token = '' } = process.env;
const input: EventInput = {
  title: 'Coffee ceremony',
  date: '2030-01-07',
  time: '10:00 AM',
  location: 'Example Hall, Auckland',
  mapLink: 'https://maps.example.org/hall',
  description: 'Buna, popcorn and company.',
};

// A file goes as a GraphQL multipart request: the operation, where each file belongs, the files.
const createEvent = `mutation ($input: EventInput!, $image: Upload, $key: ID!) {
  createEvent(input: $input, image: $image, idempotencyKey: $key) { id title imageUrl }
}`;
const variables = { input, image: null, key: crypto.randomUUID() };
const body = new FormData();
body.set('operations', JSON.stringify({ query: createEvent, variables }));
body.set('map', JSON.stringify({ picture: ['variables.image'] }));
body.set('picture', await openAsBlob(picture), picture);
const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
const send = () => fetch(new URL('/graphql', site), { method: 'POST', headers, body });
const response = await send().catch(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return send();
});
const answer = (await response.json()) as { data: Mutation; errors?: { message: string }[] };
if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'));
console.log(answer.data.createEvent);
