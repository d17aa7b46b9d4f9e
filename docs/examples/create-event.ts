// Signs in and creates an event with its picture. In another terminal than the site's:
//   EMAIL=you@example.org PASSWORD=... npx tsx docs/examples/create-event.ts http://localhost:4000 buna.jpg
import { openAsBlob } from 'node:fs';
import type { EventInput, Mutation } from '../../client/graphql/schemaTypes.generated.ts';

const [site = '', picture = ''] = process.argv.slice(2);
const { EMAIL: email, PASSWORD: password } = process.env;
const input: EventInput = {
  title: 'Coffee ceremony',
  date: '2030-01-07',
  time: '10:00 AM',
  location: 'Example Hall, Auckland',
  mapLink: 'https://maps.example.org/hall',
  description: 'Buna, popcorn and company.',
};

async function ask(body: string | FormData, headers: Record<string, string>): Promise<Mutation> {
  const response = await fetch(`${site}/graphql`, { method: 'POST', headers, body });
  const answer = (await response.json()) as { data: Mutation; errors?: { message: string }[] };
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'));
  return answer.data;
}

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { accessToken }
}`;
const json = { 'content-type': 'application/json' };
const session = await ask(JSON.stringify({ query: signIn, variables: { email, password } }), json);

// A file goes as a GraphQL multipart request: the operation, where each file belongs, the files.
const createEvent = `mutation ($input: EventInput!, $image: Upload) {
  createEvent(input: $input, image: $image) { id title imageUrl }
}`;
const form = new FormData();
form.set('operations', JSON.stringify({ query: createEvent, variables: { input, image: null } }));
form.set('map', JSON.stringify({ picture: ['variables.image'] }));
form.set('picture', await openAsBlob(picture), picture);
const created = await ask(form, {
  authorization: `Bearer ${session.signIn.accessToken}`,
  'apollo-require-preflight': 'true',
});
console.log(created.createEvent);
