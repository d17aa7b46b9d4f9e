import { type Site, startSite } from '../support/site.ts';
import { admin, test as base } from './fixtures.ts';

/** Tests on a site apart, because they add to its content; its files can be counted. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
