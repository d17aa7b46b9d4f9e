import { type FakeSendGrid, startFakeSendGrid } from '../support/fakeSendGrid.ts';
import { test as base } from './fixtures.ts';

/** Tests with a stand-in for SendGrid, for a site that sends its mail messages there. */
export const test = base.extend<object, { cloud: FakeSendGrid }>({
  cloud: [
    async ({ browserName: _ }, use) => {
      const cloud = await startFakeSendGrid();
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
});
