import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { createLinkRequests } from '../../api/linkCheck/requestLink.ts';
import { deliverWebhooks } from '../../api/webhooks/deliverWebhooks.ts';
import { noteWebhookEvents } from '../../api/webhooks/noteEvents.ts';
import { useApi } from '../support/useApi.ts';
import { addEvent } from '../support/factories.ts';
import { startReceiver } from '../support/receiver.ts';

const api = useApi({
  requestLink: createLinkRequests('https://site.example', ['127.0.0.1']),
});

/** Runs docs/examples/post-to-telegram.ts as its first lines say, and returns its address. */
async function startPosting(settings: NodeJS.ProcessEnv) {
  const command = ['node_modules/tsx/dist/cli.mjs', 'docs/examples/post-to-telegram.ts', api.url];
  const env = { ...process.env, ...settings, BOT_TOKEN: '1:a', CHAT: '@group', PORT: '0' };
  const program = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void program.kill());
  const [shown] = (await once(program.stdout, 'data')) as [Buffer];
  return `http://127.0.0.1:${/port: (\d+)/.exec(String(shown))?.[1] ?? ''}/`;
}

it('post-to-telegram posts new events to a Telegram group', async () => {
  const { services } = api;
  const telegram = await startReceiver();
  onTestFinished(() => telegram.close());
  telegram.respond = (response) => response.end('{}');
  const admin = await api.signInAdmin();
  const input = { url: 'http://127.0.0.1/', kinds: ['EVENT', 'POST'], events: ['PUBLISHED'] };
  const { data } = await admin.query(
    `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }`,
    { input },
  );
  const { secret, webhook } = data['createWebhook'] as {
    secret: string;
    webhook: { id: string };
  };
  const url = await startPosting({
    SECRET: secret,
    TELEGRAM_URL: new URL(telegram.url).origin,
  });
  await admin.query(
    `mutation ($id: ID!, $input: WebhookInput!) {
      updateWebhook(id: $id, version: 1, input: $input) { id }
    }`,
    { id: webhook.id, input: { ...input, url } },
  );
  await services.prisma.post.create({ data: { postTitle: 'No event', publishedAt: new Date(0) } });
  const { id } = await addEvent(services.prisma, { title: 'Buna' });
  await noteWebhookEvents(services);
  expect(await deliverWebhooks(services, new AbortController().signal)).toBe(2);
  const deliveries = await services.prisma.webhookDelivery.findMany();
  expect(deliveries.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  expect(telegram.received.map(({ path, body }) => [path, JSON.parse(body) as unknown])).toEqual([
    [
      '/bot1:a/sendMessage',
      {
        chat_id: '@group',
        text: `Buna\n2030-01-07, Example venue, Auckland\n${services.server.siteUrl}/events/${String(id)}-buna`,
      },
    ],
  ]);
  const refused = await fetch(url, { method: 'POST', body: '{}' });
  expect(refused.status).toBe(401);
});
