import type { ServerResponse } from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLinkRequests } from '../../api/linkCheck/requestLink.ts';
import { removeOldDeliveries } from '../../api/removals.ts';
import { deliverWebhooks } from '../../api/webhooks/deliverWebhooks.ts';
import { noteWebhookEvents } from '../../api/webhooks/noteEvents.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { codes } from '../support/sessions.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const siteUrl = 'https://community.example';

let admin: Admin;
let receiver: Receiver;
let present: number;
let admins = 0;

const api = useApi(
  {
    now: () => new Date(present),
    requestLink: createLinkRequests(siteUrl, ['127.0.0.1']),
  },
  { SITE_URL: siteUrl, TRASH_DAYS: '30' },
);
beforeEach(async () => {
  present = Date.now();
  receiver = await startReceiver();
  admin = await api.signInAdmin();
});
afterEach(async () => {
  receiver.close();
  await api.reset();
});

/** Asks as an admin of whom the passed time has not ended the session. */
async function ask(query: string, variables: object = {}) {
  const { query: run } = await api.signInAdmin(`admin${String(++admins)}@example.org`);
  const { data, errors } = await run(query, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

const allEvents = ['PUBLISHED', 'CHANGED', 'UNPUBLISHED', 'DELETED'];
const create = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }`;
const update = `mutation ($id: ID!, $version: Int! = 1, $input: WebhookInput!) {
  updateWebhook(id: $id, version: $version, input: $input) { state version }
}`;
const inputOf = (input: object = {}) => ({
  url: receiver.url,
  kinds: ['EVENT', 'POST'],
  events: allEvents,
  ...input,
});

async function addWebhook(input: object = {}) {
  const { createWebhook } = await ask(create, { input: inputOf(input) });
  const { secret, webhook } = createWebhook as { secret: string; webhook: { id: string } };
  return { secret, id: webhook.id };
}

const jobs = new AbortController().signal;
/** A run of the jobs. */
async function run(after = 0) {
  present += after;
  await noteWebhookEvents(api.services);
  return deliverWebhooks(api.services, jobs);
}

interface Message {
  type: string;
  timestamp: string;
  data: { id: string; kind: string; address: string; change: string };
}

const messages = ({ received } = receiver) =>
  received.map(({ body }) => JSON.parse(body) as Message);
const changes = (of = receiver) =>
  messages(of).map(({ data: { id, change } }) => `${change} ${id}`);

const log = async (webhookId: string) =>
  (
    (await ask(
      `query ($webhookId: ID!) { webhookDeliveries(webhookId: $webhookId) { totalCount nodes {
        id kind recordId event path state attempts status problem
      } } }`,
      { webhookId },
    )) as { webhookDeliveries: { nodes: ({ id: string } & Record<string, unknown>)[] } }
  ).webhookDeliveries.nodes;

async function stateOf(id: string) {
  const { webhooks } = (await ask('{ webhooks { id state failingSince } }')) as {
    webhooks: { id: string; state: string; failingSince: string | null }[];
  };
  return webhooks.find((each) => each.id === id);
}

const input = { title: 'Buna', location: 'Hall', mapLink: 'https://maps.example.org/hall' };
const eventInput = { ...input, date: '2031-01-07', time: '10:00', description: 'Coffee' };
const updateEvent = `mutation ($id: ID!, $version: Int!, $input: EventInput!, $publication: PublicationInput) {
  updateEvent(id: $id, version: $version, input: $input, publication: $publication) { version } }`;

it('each change of what visitors see of a record makes one signed message', async () => {
  const { secret } = await addWebhook();
  const { id } = await addEvent(api.services.prisma, { publishedAt: null });
  let version = 1;
  async function save(title: string, publication: object | null = null) {
    const variables = { id: String(id), version, input: { ...eventInput, title }, publication };
    version = ((await ask(updateEvent, variables))['updateEvent'] as { version: number }).version;
    await run();
  }
  await save('Draft');
  await save('Planned', { isDraft: false, publishAt: new Date(present + minute).toISOString() });
  expect(receiver.received).toEqual([]);
  await run(minute);
  await save('New title');
  await save('New title', { isDraft: true });
  await save('Draft again');
  await save('Last title', {
    isDraft: false,
    unpublishAt: new Date(present + minute).toISOString(),
  });
  await run(minute);
  await save('Last title', { isDraft: false });
  await ask(`mutation { deleteEvent(id: "${String(id)}", version: ${String(version)}) }`);
  await run();
  await ask(`mutation { restoreRecords(records: [{ kind: EVENT, id: "${String(id)}" }]) }`);
  await run();
  await run(minute);

  const address = (slug: string) => `${siteUrl}/events/${String(id)}-${slug}`;
  expect(messages().map(({ type, data }) => [type, data.address])).toEqual([
    ['event.published', address('planned')],
    ['event.changed', address('new-title')],
    ['event.unpublished', address('new-title')],
    ['event.published', address('last-title')],
    ['event.unpublished', address('last-title')],
    ['event.published', address('last-title')],
    ['event.deleted', address('last-title')],
    ['event.published', address('last-title')],
  ]);
  expect(messages()[1]?.data).toEqual({
    id: String(id),
    kind: 'EVENT',
    change: 'CHANGED',
    address: address('new-title'),
  });
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(ids.length);
  const { headers, body } = receiver.received[0] ?? { headers: {}, body: '' };
  expect(headers['user-agent']).toBe(`webhooks of ${siteUrl}`);
  expect(() => new Verifier(secret).verify(body, headers as Record<string, string>)).not.toThrow();
  expect(() =>
    new Verifier(secret).verify(`${body} `, headers as Record<string, string>),
  ).toThrow();
});

it('a webhook receives only its kinds and events, and only those after it became active', async () => {
  const { prisma } = api.services;
  const { id: former } = await addEvent(prisma);
  await addWebhook({ events: ['DELETED'] });
  await addWebhook({ kinds: ['POST'], isActive: true });
  const { id: paused } = await addWebhook({ isActive: false });
  const { id } = await addEvent(prisma);
  await run();
  expect(receiver.received).toEqual([]);
  await prisma.event.deleteMany();
  await ask(update, { id: paused, input: inputOf({ isActive: true }) });
  await run();
  expect(changes()).toEqual([former, id].map((each) => `DELETED ${String(each)}`));
});

it('nothing is lost while the receiver is down, and the messages about a record keep their order', async () => {
  const { prisma } = api.services;
  const { id: webhook } = await addWebhook();
  const { id: first } = await addEvent(prisma);
  await run();
  receiver.respond = (response) => response.destroy();
  await prisma.event.update({ where: { id: first }, data: { title: 'A', version: 2 } });
  const { id: second } = await addEvent(prisma);
  await run();
  await prisma.event.delete({ where: { id: first } });
  await run(10_000);
  for (let hour = 0; hour < 8; hour++) await run(60 * minute);
  expect(await stateOf(webhook)).toMatchObject({ state: 'ACTIVE' });
  expect((await log(webhook)).map(({ state, problem }) => [state, problem])).toEqual([
    ['PENDING', null],
    ['PENDING', null],
    ['PENDING', 'NO_RESPONSE'],
    ['DELIVERED', null],
  ]);
  expect(changes()).not.toContain(`DELETED ${String(first)}`);
  receiver.received = [];
  receiver.respond = (response) => response.writeHead(200).end();
  while ((await run(180 * minute)) > 0);
  const [one, other] = [String(first), String(second)];
  expect(changes().filter((change) => change.endsWith(` ${one}`))).toEqual([
    `CHANGED ${one}`,
    `DELETED ${one}`,
  ]);
  expect(changes()).toContain(`PUBLISHED ${other}`);
  expect(receiver.received).toHaveLength(3);
  expect((await stateOf(webhook))?.failingSince).toBeNull();
});

it('a message that the receiver refuses delays neither other records nor other webhooks', async () => {
  const other = await startReceiver();
  await addWebhook();
  await addWebhook({ url: other.url });
  const { id: refused } = await addEvent(api.services.prisma);
  const { id: accepted } = await addEvent(api.services.prisma);
  receiver.respond = (response, { body }) =>
    response.writeHead(body.includes(`/${String(refused)}-`) ? 400 : 200).end();
  await run();
  expect(changes()).toEqual([`PUBLISHED ${String(refused)}`, `PUBLISHED ${String(accepted)}`]);
  expect(changes(other)).toEqual(changes());
  // The first webhook waits for its response until the other one has its message.
  await addEvent(api.services.prisma);
  const isTold = new Promise((resolve) => {
    other.respond = (response) => resolve(response.writeHead(200).end());
  });
  receiver.respond = (response) => isTold.then(() => response.writeHead(200).end());
  await run();
  expect(receiver.received).toHaveLength(3);
  other.close();
});

it('a redirect is not followed, and a response is not read', async () => {
  const elsewhere = await startReceiver();
  const { id } = await addWebhook();
  await addEvent(api.services.prisma);
  receiver.respond = (response) => response.writeHead(307, { location: elsewhere.url }).end();
  await run();
  expect(await log(id)).toMatchObject([{ state: 'PENDING', status: 307, attempts: 1 }]);
  // A body without an end.
  receiver.respond = (response) => response.writeHead(200, { 'content-length': 10e9 }).write('x');
  await run(minute);
  expect(await log(id)).toMatchObject([{ state: 'DELIVERED', status: 200, attempts: 2 }]);
  expect(elsewhere.received).toEqual([]);
  elsewhere.close();
});

it.each<[string, (response: ServerResponse) => void]>([
  ['answers nothing', () => undefined],
  [
    'changes the protocol',
    (response) =>
      void response.socket?.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      ),
  ],
])('a receiver that %s is not waited for without end', async (_, respond) => {
  const { id } = await addWebhook();
  await addEvent(api.services.prisma);
  receiver.respond = respond;
  await noteWebhookEvents(api.services);
  const requestLink = createLinkRequests(siteUrl, ['127.0.0.1'], 50);
  await deliverWebhooks({ ...api.services, requestLink }, jobs);
  expect(await log(id)).toMatchObject([{ state: 'PENDING', problem: 'NO_RESPONSE' }]);
});

it('several processes send each message once', async () => {
  await addWebhook();
  for (let count = 0; count < 6; count++) await addEvent(api.services.prisma);
  await Promise.all([run(), run(), run()]);
  await Promise.all([run(), run()]);
  expect(receiver.received).toHaveLength(6);
});

it('a message that is being sent while another process fails is sent once', async () => {
  await addWebhook();
  for (const title of ['First', 'Second']) await addEvent(api.services.prisma, { title });
  let hold: (response: ServerResponse) => void = () => {};
  const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
  receiver.respond = hold;
  const first = run(1000);
  const response = await held;
  receiver.respond = (other) => other.writeHead(503).end();
  await run(1000);
  response.writeHead(204).end();
  await first;
  receiver.respond = (other) => other.writeHead(204).end();
  await run(10 * minute);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[1], ids[1]]);
});

it('a process sends one message at a time to a slow receiver, and does not delay the others', async () => {
  const { id } = await addWebhook();
  const other = await startReceiver();
  await addWebhook({ url: other.url });
  for (const title of ['First', 'Second']) await addEvent(api.services.prisma, { title });
  await noteWebhookEvents(api.services);
  const busy = new Set<string>();
  let hold: (response: ServerResponse) => void = () => {};
  const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
  receiver.respond = hold;
  const first = deliverWebhooks(api.services, jobs, busy);
  const response = await held;
  await expect.poll(() => other.received.length).toBe(2);
  await expect.poll(() => [...busy]).toEqual([id]);
  await addEvent(api.services.prisma, { title: 'Third' });
  await noteWebhookEvents(api.services);
  expect(await deliverWebhooks(api.services, jobs, busy)).toBe(1);
  expect([receiver.received.length, other.received.length]).toEqual([1, 3]);
  receiver.respond = (each) => each.writeHead(204).end();
  response.writeHead(204).end();
  await first;
  expect([receiver.received.length, busy.size]).toEqual([3, 0]);
  other.close();
});

it('an address in a private network is never asked', async () => {
  const guarded = { ...api.services, requestLink: createLinkRequests(siteUrl) };
  const { id } = await addWebhook();
  await addEvent(api.services.prisma);
  await noteWebhookEvents(guarded);
  await deliverWebhooks(guarded, jobs);
  expect(receiver.received).toEqual([]);
  expect(await log(id)).toMatchObject([{ status: null, problem: 'PRIVATE_ADDRESS' }]);
});

it('a new address of a webhook has not failed yet', async () => {
  const { id } = await addWebhook();
  receiver.respond = (response) => response.writeHead(500).end();
  await addEvent(api.services.prisma);
  await run();
  const { failingSince } = (await stateOf(id)) ?? {};
  expect(failingSince).toEqual(expect.any(String));
  await ask(update, { id, input: inputOf() });
  expect(await stateOf(id)).toMatchObject({ failingSince });
  const url = `${inputOf().url}?new`;
  await ask(update, { id, version: 2, input: inputOf({ url }) });
  expect(await stateOf(id)).toMatchObject({ failingSince: null });
});

it('a message is tried for a day, and a webhook for a week', async () => {
  const { prisma } = api.services;
  const { id } = await addWebhook();
  receiver.respond = (response) => response.writeHead(500).end();
  await addEvent(prisma);
  for (let hour = 0; hour < 27; hour++) await run(60 * minute);
  expect(await log(id)).toMatchObject([{ state: 'FAILED', status: 500 }]);
  expect(await stateOf(id)).toMatchObject({ state: 'ACTIVE' });
  await addEvent(prisma);
  for (let hours = 0; hours < 8 * 24; hours += 3) await run(180 * minute);
  expect(await stateOf(id)).toMatchObject({ state: 'ACTIVE' });
  const { id: last } = await addEvent(prisma);
  for (let hour = 0; hour < 27; hour++) await run(60 * minute);
  expect(await stateOf(id)).toMatchObject({ state: 'FAILED' });
  expect(await ask('{ pendingCounts { failedWebhooks } }')).toEqual({
    pendingCounts: { failedWebhooks: 1 },
  });

  receiver.received = [];
  receiver.respond = (response) => response.writeHead(200).end();
  await addEvent(prisma);
  expect(await run()).toBe(0);
  await ask(update, { id, input: inputOf() });
  await run();
  expect(receiver.received).toEqual([]);
  expect(await stateOf(id)).toEqual({ id, state: 'ACTIVE', failingSince: null });
  const [message] = await log(id);
  await ask('mutation ($id: ID!) { resendWebhookDelivery(id: $id) { state } }', {
    id: message?.id,
  });
  await run();
  expect(changes()).toEqual([`PUBLISHED ${String(last)}`]);
  expect(receiver.received[0]?.headers['webhook-id']).toBe(message?.id);
  expect((await log(id))[0]).toMatchObject({ state: 'DELIVERED', attempts: 1 });
  present += 31 * day;
  await removeOldDeliveries(api.services);
  expect(await log(id)).toEqual([]);
});

it('an address that is down gets one request for all waiting messages, and then all in order', async () => {
  const { prisma } = api.services;
  const { id } = await addWebhook();
  receiver.respond = (response) => response.writeHead(503).end();
  const ids: number[] = [];
  for (let event = 0; event < 3; event++) ids.push((await addEvent(prisma)).id);
  expect(await run()).toBe(1);
  expect(await run(30_000)).toBe(0);
  expect(await run(30_000)).toBe(1);
  expect(await run(minute)).toBe(0);
  expect(await log(id)).toMatchObject([{ attempts: 0 }, { attempts: 0 }, { attempts: 2 }]);
  receiver.received = [];
  receiver.respond = (response) => response.writeHead(200).end();
  await run(minute);
  expect(changes()).toEqual(ids.map((each) => `PUBLISHED ${String(each)}`));
});

it('a webhook that is switched off during a run gets no further message', async () => {
  const { prisma } = api.services;
  const { id } = await addWebhook();
  await addEvent(prisma);
  await addEvent(prisma);
  receiver.respond = (response) => {
    void ask(update, { id, input: inputOf({ isActive: false }) }).then(() =>
      response.writeHead(200).end(),
    );
  };
  expect(await run()).toBe(1);
});

it('a change of a webhook that a colleague has changed since is refused', async () => {
  const { id } = await addWebhook();
  await ask(update, { id, input: inputOf({ isActive: false }) });
  const { query } = await api.signInAdmin('colleague@example.org');
  expect(codes(await query(update, { id, input: inputOf() }))).toEqual(['CONFLICT']);
  expect(await stateOf(id)).toMatchObject({ state: 'PAUSED' });
});

it('a webhook that becomes active gets no earlier events, and the others get them', async () => {
  const { id: first } = await addWebhook();
  await addEvent(api.services.prisma);
  const { id: second } = await addWebhook();
  await run();
  expect(await log(first)).toHaveLength(1);
  expect(await log(second)).toEqual([]);
});

it('an address that is gone is asked no more', async () => {
  const { id } = await addWebhook();
  await addEvent(api.services.prisma);
  receiver.respond = (response) => response.writeHead(410).end();
  await run();
  expect(await run(day)).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'FAILED' });
});

it('the secret is encrypted, and for a day after its rotation both sign', async () => {
  const { id, secret } = await addWebhook();
  const { rotateWebhookSecret } = await ask(
    'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { id } } }',
    { id },
  );
  const { secret: renewed } = rotateWebhookSecret as { secret: string };
  expect(JSON.stringify(await api.services.prisma.webhook.findMany())).not.toContain(
    renewed.slice(6),
  );
  const verifiedBy = async (after: number) => {
    present += after;
    receiver.received = [];
    await addEvent(api.services.prisma);
    await run();
    const { headers = {}, body = '' } = receiver.received[0] ?? {};
    const seconds = headers['webhook-timestamp'];
    const id = String(headers['webhook-id']);
    const given = String(headers['webhook-signature']).split(' ');
    return [secret, renewed].map((each) =>
      given.includes(new Verifier(each).sign(id, new Date(Number(seconds) * 1000), body)),
    );
  };
  expect(await verifiedBy(0)).toEqual([true, true]);
  expect(await verifiedBy(day)).toEqual([false, true]);
});

it('wrong values get an error for each field', async () => {
  const wrong = { url: 'not an address', kinds: [], events: [] };
  const { errors } = await admin.query(create, { input: wrong });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      url: 'Enter a valid URL',
      kinds: 'Please choose at least one kind',
      events: 'Please choose at least one change',
    },
  });
});

it('a deleted webhook is gone with its messages, and the activity names it', async () => {
  const { id } = await addWebhook();
  await addEvent(api.services.prisma);
  await run();
  const remove = 'mutation ($id: ID!) { deleteWebhook(id: $id) }';
  expect(await ask(remove, { id })).toEqual({ deleteWebhook: id });
  expect(await api.services.prisma.webhookDelivery.count()).toBe(0);
  const { errors } = await admin.query(remove, { id });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  const { activity } = (await ask(
    '{ activity(filter: { kind: SETTINGS }) { nodes { action title } } }',
  )) as { activity: { nodes: object[] } };
  expect(activity.nodes).toEqual([
    { action: 'DELETED', title: receiver.url },
    { action: 'CREATED', title: receiver.url },
  ]);
});
