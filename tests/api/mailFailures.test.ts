import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverPendingMail } from '../../api/mail/mailJobs.ts';
import { type MailMood, words } from '../support/fakeSendGrid.ts';
import { applyForMembership, sendInquiry } from '../support/forms.ts';
import { mailMessages, minutes, useMailApi } from '../support/mailApi.ts';

const mail = useMailApi();

const failureOf = (answer: { errors?: { message: string; extensions: object }[] }) =>
  answer.errors?.[0];

describe('a provider that fails', () => {
  it.each<[MailMood, string, number]>([
    [400, words[400] ?? '', 1],
    [401, words[401] ?? '', 1],
    [403, words[403] ?? '', 1],
    [413, words[413] ?? '', 1],
    [429, words[429] ?? '', 1],
    [500, 'Internal Server Error', 5],
    [503, 'Service Unavailable', 5],
    ['reset', 'Network Error', 5],
    ['hung', 'The mail service did not answer in time', 2],
    ['trickling', 'The mail service did not answer in time', 2],
  ])(
    '%s: reports its text, loses no mail, and the mail is delivered once later',
    async (mood, text, tries) => {
      mail.cloud.mood = mood;
      mail.cloud.resetsAt = Math.ceil(mail.time / 1000) + 120;
      const start = mail.time;
      const failure = failureOf(await sendInquiry(mail.api));
      // The longest time that a visitor waits.
      expect(mail.time - start).toBeLessThanOrEqual(8_000);
      expect(failure).toMatchObject({ message: text, extensions: { code: 'MAIL_FAILED' } });
      expect(mail.cloud.requests).toBe(tries);
      expect(await mail.api.services.prisma.inquiry.count()).toBe(1);
      expect(await mailMessages(mail.api)).toMatchObject([
        { state: 'PENDING', lastError: text, claimedUntil: null, attempts: 1 },
      ]);
      expect(await deliverPendingMail(mail.api.services)).toBe(0);
      mail.cloud.mood = 'well';
      mail.time += minutes(3);
      expect(await deliverPendingMail(mail.api.services)).toBe(1);
      expect(await deliverPendingMail(mail.api.services)).toBe(0);
      expect(mail.cloud.accepted).toHaveLength(1);
      expect(await mailMessages(mail.api)).toMatchObject([{ state: 'SENT', lastError: null }]);
    },
  );

  it('is called again, and a short failure causes no error', async () => {
    mail.cloud.next = [503, 'reset'];
    expect((await sendInquiry(mail.api)).errors).toBeUndefined();
    expect(mail.cloud.accepted).toHaveLength(1);
    mail.cloud.next = [429];
    // By the clock of the site.
    mail.time += minutes(60);
    mail.cloud.resetsAt = Math.ceil(mail.time / 1000) + 1;
    expect((await sendInquiry(mail.api, { title: 'Other' })).errors).toBeUndefined();
    expect(mail.cloud.accepted).toHaveLength(2);
  });

  it('is called again if the visitor sends the form again, and accepts one mail message', async () => {
    mail.cloud.mood = 400;
    await sendInquiry(mail.api);
    mail.cloud.mood = 'well';
    expect((await sendInquiry(mail.api)).errors).toBeUndefined();
    expect((await sendInquiry(mail.api)).errors).toBeUndefined();
    expect(mail.cloud.accepted).toHaveLength(1);
  });

  it('is called again at growing intervals, and an admin can retry at once', async () => {
    mail.cloud.mood = 400;
    await sendInquiry(mail.api);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const [mailMessage] = await mailMessages(mail.api);
      pauses.push(((mailMessage?.nextAttemptAt.getTime() ?? 0) - mail.time) / 60_000);
      mail.time = mailMessage?.nextAttemptAt.getTime() ?? 0;
      await deliverPendingMail(mail.api.services);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    mail.time += minutes(8 * 24 * 60);
    await deliverPendingMail(mail.api.services);
    const [mailMessage] = await mailMessages(mail.api);
    expect(mailMessage?.state).toBe('FAILED');
    mail.time += minutes(120);
    expect(await deliverPendingMail(mail.api.services)).toBe(0);

    const admin = await mail.api.signInAdmin();
    const again = 'mutation ($id: ID!) { resendMailMessage(id: $id) { state attempts lastError } }';
    const variables = { id: mailMessage?.id };
    expect(failureOf(await admin.query(again, variables))).toMatchObject({
      message: words[400],
      extensions: { code: 'MAIL_FAILED' },
    });
    mail.cloud.mood = 'well';
    expect((await admin.query(again, variables)).data).toEqual({
      resendMailMessage: { state: 'SENT', attempts: 13, lastError: null },
    });
    expect(failureOf(await admin.query(again, variables))?.extensions).toMatchObject({
      code: 'CONFLICT',
    });
    expect(failureOf(await admin.query(again, { id: 'x' }))?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(mail.cloud.accepted).toHaveLength(1);
  });

  it('for one mail message does not delay the others', async () => {
    mail.cloud.mood = 503;
    await Promise.all(['a', 'b', 'c'].map((name) => sendInquiry(mail.api, { name })));
    mail.cloud.mood = 'well';
    mail.cloud.next = [413];
    mail.time += minutes(2);
    expect(await deliverPendingMail(mail.api.services)).toBe(2);
  });
});

describe('an applicant whose application creates a member', () => {
  beforeEach(() => {
    mail.api.services.server.firstSettings.saveMembershipApplications = true;
  });
  afterEach(() => {
    mail.api.services.server.firstSettings.saveMembershipApplications = false;
  });

  it('gets this result even if the provider fails, and the mail is sent later', async () => {
    mail.cloud.mood = 401;
    for (let press = 1; press <= 2; press++) {
      const { data, errors } = await applyForMembership(mail.api);
      expect(errors).toBeUndefined();
      expect(data['applyForMembership']).toEqual({
        isCopySent: false,
        delivery: 'PENDING',
        isRegistered: true,
      });
    }
    expect(await mail.api.services.prisma.member.count()).toBe(1);
    mail.cloud.mood = 'well';
    const { data } = await applyForMembership(mail.api);
    expect(data['applyForMembership']).toMatchObject({ delivery: 'SENT', isRegistered: true });
    expect(mail.cloud.accepted).toHaveLength(1);
  });

  it('gets an error if nothing is stored', async () => {
    const failure = failureOf(await applyForMembership(mail.api, { name: '' }));
    expect(failure?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await mail.api.services.prisma.member.count()).toBe(0);
  });
});
