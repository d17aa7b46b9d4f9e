import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../api/database/connect.ts';
import { temporaryFolder } from '../../api/database/scratchPostgres.ts';
import { backupCommand } from '../../scripts/backupCommand.ts';
import { invite } from '../support/accountLinks.ts';
import { startApi } from '../support/api.ts';
import { makeToken } from '../support/apiTokens.ts';
import { command, newInstallation } from '../support/installation.ts';
import { confirm } from '../support/secondFactors.ts';

it('a restored backup contains no valid link, API token or webhook, because one may have ended since', async () => {
  const folder = temporaryFolder();
  const api = await startApi();
  onTestFinished(async () => {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const admin = await api.signInAdmin();
  await confirm(admin);
  const { data } = await invite(admin, 'new@example.org');
  const token = /#(.+)/.exec((data['createInvitation'] as { link: string }).link)?.[1] ?? '';
  const { secret } = await makeToken(api, admin, ['CONTENT_READ']);
  await admin.ask(`mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret } }`, {
    input: { url: 'https://example.org/hook', kinds: ['EVENT'], events: ['PUBLISHED'] },
  });
  const file = join(folder, 'site.backup');
  expect(await command(backupCommand, api.databaseUrl, folder, [file])).toMatchObject({ code: 0 });
  const other = await newInstallation();
  expect(await other.restore(file)).toMatchObject({ code: 0 });
  const prisma = await connectDatabase(other.url, { name: 'test' });
  const links = await prisma.accountLink.findMany();
  const [apiToken] = await prisma.apiToken.findMany();
  const webhooks = await prisma.webhook.findMany();
  await prisma.$disconnect();
  expect(webhooks).toMatchObject([{ url: 'https://example.org/hook', state: 'PAUSED' }]);
  expect(links).toMatchObject([{ email: 'new@example.org', ending: 'WITHDRAWN', openFor: null }]);
  expect(apiToken?.revokedAt).toBeInstanceOf(Date);
  expect(JSON.stringify([links, apiToken])).not.toContain(token);
  expect(JSON.stringify(apiToken)).not.toContain(secret);
});
