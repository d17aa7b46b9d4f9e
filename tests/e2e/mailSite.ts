import { type FakeSendGrid, startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { startSite } from '../support/site.ts';
import { admin, test as base } from './fixtures.ts';
import { ticketSettings } from './formTickets.ts';

/** Tests on a site that takes any number of forms, and sends its mail messages to a stand-in for SendGrid. */
export const test = base.extend<object, { cloud: FakeSendGrid }>({
  cloud: [
    async ({ browserName: _ }, use) => {
      const cloud = await startFakeSendGrid();
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ cloud }, use) => {
      const site = await startSite({
        ...cloud.settings,
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
});

test.beforeEach(({ cloud }) => {
  Object.assign(cloud, { mood: 'well', next: [], accepted: [], requests: 0 });
});
