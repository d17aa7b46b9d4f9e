// Posts each new event to a Telegram group. Run it on a computer that the internet reaches by https,
// add its address to the webhooks of the site (Events, Published), and copy the secret:
//   SECRET=whsec_... BOT_TOKEN=123:abc CHAT=@group PORT=8080 npx tsx docs/examples/post-to-telegram.ts https://site.example
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Query } from '../../client/graphql/schemaTypes.generated.ts';

const [site = ''] = process.argv.slice(2);
const { SECRET = '', BOT_TOKEN = '', CHAT = '', PORT = '8080' } = process.env;
const { TELEGRAM_URL = 'https://api.telegram.org' } = process.env;
const webhook = new Webhook(SECRET);

/** A message may come twice. A program that must never post twice stores these ids. */
const posted = new Set<string>();

async function post(url: URL | string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok)
    throw new Error(`${new URL(url).host} responded with ${String(response.status)}`);
  return response.json();
}

async function postEvent(id: string, address: string) {
  const query = 'query ($id: ID!) { event(id: $id) { title date location } }';
  const { data } = (await post(new URL('/graphql', site), { query, variables: { id } })) as {
    data: Query;
  };
  // Null if it has been taken down since.
  if (!data.event) return;
  const { title, date, location } = data.event;
  const message = `${title}\n${date}, ${location}\n${address}`;
  await post(`${TELEGRAM_URL}/bot${BOT_TOKEN}/sendMessage`, { chat_id: CHAT, text: message });
}

const server = createServer((request, response) => {
  // A status other than 2xx has the site send the message again later.
  const end = (status: number) => response.writeHead(status).end();
  async function receive() {
    const headers = request.headers as Record<string, string>;
    // Before the signature is checked, anybody can send anything. Messages of webhooks are small.
    if (Number(headers['content-length'] ?? Infinity) > 10_000) return end(413);
    const body = await text(request);
    try {
      webhook.verify(body, headers);
    } catch {
      return end(401);
    }
    const { type, data } = JSON.parse(body) as { type: string; data: Record<string, string> };
    const { id = '', address = '' } = data;
    const message = headers['webhook-id'] ?? '';
    if (type === 'event.published' && !posted.has(message)) await postEvent(id, address);
    posted.add(message);
    return end(204);
  }
  receive().catch((error: unknown) => {
    console.error(error);
    end(500);
  });
}).listen(Number(PORT), () => console.log(server.address()));
