import { type FakeSendGrid, startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { type Site, startSite } from '../support/site.ts';
import { admin, test as base } from './fixtures.ts';
import { ticketSettings } from './formTickets.ts';

/** Tests on a site without limits on forms, which sends mail to a fake SendGrid. */
export const test = base.extend<{ resetMail: null; sendGrid: FakeSendGrid }>({
  sendGrid: async ({ startOnce }, use) => use((await startOnce(startMailSite)).sendGrid),
  site: async ({ startOnce }, use) => use(await startOnce(startMailSite)),
  // A hook of this module would run only for the first file of a worker.
  resetMail: [
    async ({ sendGrid }, use) => {
      Object.assign(sendGrid, { mood: 'well', next: [], accepted: [], requests: 0 });
      await use(null);
    },
    { auto: true },
  ],
});

const startMailSite = () =>
  withSendGrid((settings) =>
    startSite({
      ...settings,
      ...ticketSettings,
      LOG_LEVEL: 'error',
      FORMS_PER_ADDRESS: '1000',
      FORMS_PER_HOUR: '1000',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
  );

/** A site that sends mail to a fake SendGrid, which stops with it. */
export async function withSendGrid(
  start: (settings: FakeSendGrid['settings']) => Promise<Site>,
): Promise<Site & { sendGrid: FakeSendGrid }> {
  const sendGrid = await startFakeSendGrid();
  const site = await start(sendGrid.settings);
  return {
    ...site,
    sendGrid,
    async stop() {
      await site.stop();
      await sendGrid.stop();
    },
  };
}
