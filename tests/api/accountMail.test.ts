import { beforeEach, expect, it } from 'vitest';
import { storeAccountMail } from '../../api/mail/accountMail.ts';
import { removeOldAccountMail } from '../../api/removals.ts';
import { deliverPendingMail } from '../../api/mail/mailJobs.ts';
import { useApi } from '../support/useApi.ts';

let present: Date;
const api = useApi({ now: () => present });
beforeEach(async () => {
  present = new Date();
  await api.reset();
});

const day = 24 * 60 * 60 * 1000;
const content = {
  opening: [{ en: 'Something changed.' }],
  particulars: [],
  texts: [],
  closing: [],
};
const store = (subject: string) =>
  storeAccountMail(api.services.prisma, api.services, { to: 'a@example.org', subject, content });
const states = () =>
  api.services.prisma.mailMessage.findMany({ select: { kind: true, subject: true, state: true } });

it('about an account is delivered by the job, with a subject of one line', async () => {
  await store('Changed\r\nBcc: everybody@example.org');
  expect(await deliverPendingMail(api.services)).toBe(1);
  expect(await states()).toEqual([
    { kind: 'ACCOUNT', subject: 'Changed Bcc: everybody@example.org', state: 'STORED' },
  ]);
});

it('about an account is removed after 30 days, unless it waits to be sent', async () => {
  await store('delivered');
  await deliverPendingMail(api.services);
  await store('waiting');
  present = new Date(present.getTime() + 29 * day);
  await removeOldAccountMail(api.services);
  expect(await states()).toHaveLength(2);
  present = new Date(present.getTime() + 2 * day);
  await removeOldAccountMail(api.services);
  expect((await states()).map(({ subject }) => subject)).toEqual(['waiting']);
});
