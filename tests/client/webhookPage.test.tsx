import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changedMeanwhile } from '../../api/errors.ts';
import { Component as WebhookPage } from '../../client/admin/webhooks/WebhookPage.tsx';
import { Component as Webhooks } from '../../client/admin/webhooks/Webhooks.tsx';
import { renderPage } from './support/renderPage.tsx';

it('saves what was typed at the second try, after a colleague has changed the webhook', async () => {
  const stored = {
    id: 'a',
    version: 1,
    url: 'https://example.org/mine',
    state: 'ACTIVE',
    failingSince: null,
    kinds: ['EVENT'],
    events: ['PUBLISHED'],
  };
  renderPage(
    WebhookPage,
    {
      webhooks: () => [{ ...stored }],
      webhookDeliveries: {
        nodes: [],
        totalCount: 0,
        pageInfo: { hasNextPage: false, endCursor: null },
      },
      updateWebhook({ version, input }: { version: number; input: { url: string } }) {
        if (version === 1) {
          Object.assign(stored, { version: 2, url: 'https://example.org/colleague' });
          throw changedMeanwhile('Webhook');
        }
        return Object.assign(stored, { version: 3, url: input.url });
      },
    },
    { path: '/admin/webhooks/:id', url: '/admin/webhooks/a' },
  );
  const user = userEvent.setup();
  const address = await screen.findByLabelText(/^Address/);
  await user.clear(address);
  await user.type(address, 'https://example.org/typed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Somebody else changed this/);
  await screen.findByRole('heading', { level: 1, name: 'https://example.org/colleague' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The webhook has been saved.');
  expect(stored.url).toBe('https://example.org/typed');
});

it('lists the kinds and the changes of each webhook', async () => {
  const webhook = { id: 'a', url: 'https://example.org/hook', state: 'ACTIVE', failingSince: null };
  const webhooks = [{ ...webhook, kinds: ['EVENT', 'POST'], events: ['PUBLISHED'] }];
  renderPage(Webhooks, { webhooks });
  const list = within(await screen.findByRole('region', { name: 'Addresses' }));
  expect(list.getByText('Event · Post')).toBeTruthy();
  expect(list.getByText('Published or restored')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Changes' })).toBeTruthy();
});
