// Prints the names and email addresses of all members as CSV, for a mailing list. The API token needs the scope
// `members:read`:
//   TOKEN=eca_... npx tsx docs/examples/mailing-list.ts http://localhost:4000 > members.csv
import type { Query } from '../../client/graphql/schemaTypes.generated.ts';

const [site = ''] = process.argv.slice(2);
const { TOKEN: token = '' } = process.env;
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
const members = `query ($after: String) {
  members(first: 100, after: $after, order: NAME) {
    nodes { name email }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Quoted, and never a formula for a spreadsheet. */
const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

console.log('name,email');
let after: string | null | undefined = null;
do {
  const body: string = JSON.stringify({ query: members, variables: { after } });
  const response = await fetch(new URL('/graphql', site), { method: 'POST', headers, body });
  const answer = (await response.json()) as { data: Query; errors?: { message: string }[] };
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join('\n'));
  const { nodes, pageInfo } = answer.data.members;
  for (const { name, email } of nodes) if (email) console.log(`${cell(name)},${cell(email)}`);
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
} while (after);
