import { type FakeSendGrid, startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { startSite } from '../support/site.ts';
import { admin, test as base } from './fixtures.ts';
import { ticketSettings } from './formTickets.ts';

/** Tests on a site without limits on forms, which sends mail to a fake SendGrid. */
export const test = base.extend<{ resetMail: null }, { sendGrid: FakeSendGrid }>({
  sendGrid: [
    async ({ browserName: _ }, use) => {
      const sendGrid = await startFakeSendGrid();
      await use(sendGrid);
      await sendGrid.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sendGrid }, use) => {
      const site = await startSite({
        ...sendGrid.settings,
        ...ticketSettings,
        LOG_LEVEL: 'error',
        FORMS_PER_ADDRESS: '1000',
        FORMS_PER_HOUR: '1000',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // A hook of this module would run only for the first file of a worker.
  resetMail: [
    async ({ sendGrid }, use) => {
      Object.assign(sendGrid, { mood: 'well', next: [], accepted: [], requests: 0 });
      await use(null);
    },
    { auto: true },
  ],
});
