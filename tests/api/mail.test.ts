import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeExpired } from '../../api/inquiry/removeExpired.ts';
import { deliverPendingMail } from '../../api/mail/mailJobs.ts';
import { readEnv } from '../../api/env.ts';
import type { MailSender } from '../../api/mail/mailSender.ts';
import { mailSenderFrom } from '../../api/mail/mailSenderFrom.ts';
import { claimMailMessage } from '../../api/mail/claimMailMessage.ts';
import { type Api, startApi } from '../support/api.ts';
import {
  type FakeSendGrid,
  type MailMood,
  startFakeSendGrid,
  words,
} from '../support/fakeSendGrid.ts';
import { application, applyForMembership, inquiry, sendInquiry } from '../support/forms.ts';
import { waiting } from '../support/patience.ts';

let cloud: FakeSendGrid;
let api: Api;
let time: number;

beforeAll(async () => {
  cloud = await startFakeSendGrid();
  const settings = { ...cloud.settings, FORMS_PER_ADDRESS: '1000' };
  api = await startApi(
    {
      now: () => new Date(time),
      pause: (milliseconds) => {
        time += milliseconds;
        return Promise.resolve();
      },
      mail: { send: sendOnOwnClock(mailSenderFrom(readEnv(settings))) },
    },
    { ...settings, SITE_URL: 'https://community.example' },
  );
});
afterAll(async () => {
  await api.stop();
  await cloud.stop();
});

/** Nobody waits for a provider that is silent, but the time for it passes on the clock. */
const sendOnOwnClock =
  (sender: MailSender): MailSender['send'] =>
  async (mailMessage, patience) => {
    if (cloud.mood !== 'hung') return sender.send(mailMessage, waiting);
    time += patience;
    return sender.send(mailMessage, 100);
  };
beforeEach(async () => {
  time = Date.now();
  Object.assign(cloud, { mood: 'well', next: [], accepted: [], requests: 0 });
  await api.reset();
});

const minutes = (count: number) => count * 60_000;
const mailMessages = () => api.services.prisma.mailMessage.findMany({ orderBy: { id: 'asc' } });
const failureOf = (answer: { errors?: { message: string; extensions: object }[] }) =>
  answer.errors?.[0];

describe('a mail message', () => {
  it('of an inquiry goes to the association, and answers go to the writer', async () => {
    expect((await sendInquiry(api)).errors).toBeUndefined();
    expect(cloud.accepted).toMatchObject([
      {
        personalizations: [{ to: [{ email: 'office@example.org' }] }],
        from: {
          email: 'website@example.org',
          name: 'Ethiopian Community Association in Auckland',
        },
        reply_to: { email: inquiry.email },
        subject: `Inquiry: ${inquiry.title}`,
      },
    ]);
    const [text, html] = cloud.accepted[0]?.content.map(({ value }) => value) ?? [];
    expect(text).toContain(inquiry.message);
    expect(text).toMatch(/https:\/\/community\.example$/);
    expect(html).toContain('Thank you &lt;3');
    expect(html).toContain('<a href="https://community.example">');
    const [mailMessage] = await mailMessages();
    expect(mailMessage).toMatchObject({ state: 'SENT', claimedUntil: null, attempts: 1 });
    expect(mailMessage?.providerId).toMatch(/^[\w-]{15}$/);
    expect(cloud.accepted[0]?.custom_args).toEqual({ mailMessage: mailMessage?.id });
  });

  it('of an application is in both languages, with a copy on request', async () => {
    await applyForMembership(api, { copy: true });
    expect(cloud.accepted.map(({ personalizations: [{ to }] }) => to[0].email)).toEqual([
      'office@example.org',
      application.email,
    ]);
    for (const { content } of cloud.accepted) {
      const [text, html] = content.map(({ value }) => value);
      expect(text).toContain(`Full Name / ሙሉ ስም: ${application.name}`);
      expect(text).toContain('1 Example Street\n    Auckland');
      expect(html).toContain('<span lang="am">ሙሉ ስም</span>');
      expect(html).toContain('1 Example Street<br>Auckland');
    }
    expect(cloud.accepted[0]?.reply_to?.email).toBe(application.email);
    expect(cloud.accepted[1]?.reply_to?.email).toBe('office@example.org');
  });

  it('without an address of the applicant has no Reply-To', async () => {
    await applyForMembership(api, { email: '' });
    expect(cloud.accepted).toHaveLength(1);
    expect(cloud.accepted[0]?.reply_to).toBeUndefined();
  });

  it('cannot be given headers or markup by its writer', async () => {
    await sendInquiry(api, {
      name: '<img src=x onerror=alert(1)>',
      title: 'Hi\r\nBcc: victim@example.org\u2028X-Evil: 1\u0000',
    });
    expect(cloud.accepted[0]?.subject).toBe('Inquiry: Hi Bcc: victim@example.org X-Evil: 1');
    expect(cloud.accepted[0]?.headers).toBeUndefined();
    expect(cloud.accepted[0]?.content[1].value).not.toContain('<img');
  });

  it('carries Amharic unharmed from the form to the provider and to admins', async () => {
    await sendInquiry(api);
    const admin = await api.signInAdmin();
    const { data } = await admin.query('{ mailMessages { nodes { subject text } } }');
    const list = data['mailMessages'] as { nodes: { subject: string; text: string }[] };
    expect(list.nodes[0]?.subject).toBe(`Inquiry: ${inquiry.title}`);
    expect(list.nodes[0]?.text).toContain(inquiry.message);
    expect(cloud.accepted[0]?.content[0].value).toBe(list.nodes[0]?.text);
    expect((await api.services.prisma.inquiry.findFirst())?.message).toBe(inquiry.message);
  });
});

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
  ])('%s: the text is told, nothing lost, and delivered once later', async (mood, text, tries) => {
    cloud.mood = mood;
    cloud.resetsAt = Math.ceil(Date.now() / 1000) + 120;
    const start = time;
    const failure = failureOf(await sendInquiry(api));
    // As long as a visitor is kept waiting.
    expect(time - start).toBeLessThanOrEqual(8_000);
    expect(failure).toMatchObject({ message: text, extensions: { code: 'MAIL_FAILED' } });
    expect(cloud.requests).toBe(tries);
    expect(await api.services.prisma.inquiry.count()).toBe(1);
    expect(await mailMessages()).toMatchObject([
      { state: 'PENDING', lastError: text, claimedUntil: null, attempts: 1 },
    ]);
    expect(await deliverPendingMail(api.services)).toBe(0);
    cloud.mood = 'well';
    time += minutes(3);
    expect(await deliverPendingMail(api.services)).toBe(1);
    expect(await deliverPendingMail(api.services)).toBe(0);
    expect(cloud.accepted).toHaveLength(1);
    expect(await mailMessages()).toMatchObject([{ state: 'SENT', lastError: null }]);
  });

  it('for a moment only is retried unnoticed', async () => {
    cloud.next = [503, 'reset'];
    expect((await sendInquiry(api)).errors).toBeUndefined();
    expect(cloud.accepted).toHaveLength(1);
    cloud.next = [429];
    cloud.resetsAt = Math.ceil(Date.now() / 1000) + 1;
    expect((await sendInquiry(api, { title: 'Other' })).errors).toBeUndefined();
    expect(cloud.accepted).toHaveLength(2);
  });

  it('is called again when the visitor sends the form again, with one mail message', async () => {
    cloud.mood = 400;
    await sendInquiry(api);
    cloud.mood = 'well';
    expect((await sendInquiry(api)).errors).toBeUndefined();
    expect((await sendInquiry(api)).errors).toBeUndefined();
    expect(cloud.accepted).toHaveLength(1);
  });

  it('is retried less and less often, and an admin can retry at once', async () => {
    cloud.mood = 400;
    await sendInquiry(api);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const [mailMessage] = await mailMessages();
      pauses.push(((mailMessage?.nextAttemptAt.getTime() ?? 0) - time) / 60_000);
      time = mailMessage?.nextAttemptAt.getTime() ?? 0;
      await deliverPendingMail(api.services);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    time += minutes(8 * 24 * 60);
    await deliverPendingMail(api.services);
    const [mailMessage] = await mailMessages();
    expect(mailMessage?.state).toBe('FAILED');
    time += minutes(120);
    expect(await deliverPendingMail(api.services)).toBe(0);

    const admin = await api.signInAdmin();
    const again = 'mutation ($id: ID!) { resendMailMessage(id: $id) { state attempts lastError } }';
    const variables = { id: mailMessage?.id };
    expect(failureOf(await admin.query(again, variables))).toMatchObject({
      message: words[400],
      extensions: { code: 'MAIL_FAILED' },
    });
    cloud.mood = 'well';
    expect((await admin.query(again, variables)).data).toEqual({
      resendMailMessage: { state: 'SENT', attempts: 13, lastError: null },
    });
    expect(failureOf(await admin.query(again, variables))?.extensions).toMatchObject({
      code: 'CONFLICT',
    });
    expect(failureOf(await admin.query(again, { id: 'x' }))?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(cloud.accepted).toHaveLength(1);
  });

  it('for one mail message does not delay the others', async () => {
    cloud.mood = 503;
    await Promise.all(['a', 'b', 'c'].map((name) => sendInquiry(api, { name })));
    cloud.mood = 'well';
    cloud.next = [413];
    time += minutes(2);
    expect(await deliverPendingMail(api.services)).toBe(2);
  });
});

describe('an applicant whose application makes a member', () => {
  beforeEach(() => {
    api.services.forms.saveMembers = true;
  });
  afterEach(() => {
    api.services.forms.saveMembers = false;
  });

  it('learns of it also where the provider fails, and the mail is sent later', async () => {
    cloud.mood = 401;
    for (let press = 1; press <= 2; press++) {
      const { data, errors } = await applyForMembership(api);
      expect(errors).toBeUndefined();
      expect(data['applyForMembership']).toEqual({
        isCopySent: false,
        delivery: 'PENDING',
        isRegistered: true,
      });
    }
    expect(await api.services.prisma.member.count()).toBe(1);
    cloud.mood = 'well';
    const { data } = await applyForMembership(api);
    expect(data['applyForMembership']).toMatchObject({ delivery: 'SENT', isRegistered: true });
    expect(cloud.accepted).toHaveLength(1);
  });

  it('reads an error where nothing was stored', async () => {
    const failure = failureOf(await applyForMembership(api, { name: '' }));
    expect(failure?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await api.services.prisma.member.count()).toBe(0);
  });
});

describe('several processes', () => {
  it('at once send each mail message once', async () => {
    cloud.mood = 400;
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => sendInquiry(api, { name: String(index) })),
    );
    expect(cloud.accepted).toHaveLength(0);
    cloud.mood = 'well';
    time += minutes(2);
    const runs = await Promise.all([1, 2, 3, 4].map(() => deliverPendingMail(api.services)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(30);
    const ids = cloud.accepted.map((mail) => mail.custom_args?.['mailMessage']);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
  });

  it('take over from one that died, once its claim has ended and not before', async () => {
    cloud.mood = 400;
    await sendInquiry(api);
    cloud.mood = 'well';
    time += minutes(2);
    // It took the mail message, and was never heard of again.
    expect(await claimMailMessage(api.services, {}, ['PENDING'])).not.toBeNull();
    time += minutes(0.9);
    expect(await deliverPendingMail(api.services)).toBe(0);
    time += minutes(0.2);
    expect(await deliverPendingMail(api.services)).toBe(1);
    expect(cloud.accepted).toHaveLength(1);
  });

  it('that was slow and lost its claim does not undo what another recorded', async () => {
    cloud.next = [];
    const send = vi.spyOn(api.services.mail, 'send');
    try {
      cloud.mood = 400;
      await sendInquiry(api);
      cloud.mood = 'well';
      time += minutes(2);
      send.mockImplementationOnce(async () => {
        time += minutes(2);
        expect(await deliverPendingMail(api.services)).toBe(1);
        throw new Error('woke up too late');
      });
      expect(await deliverPendingMail(api.services)).toBe(0);
      expect(await mailMessages()).toMatchObject([{ state: 'SENT' }]);
    } finally {
      send.mockRestore();
    }
  });
});

describe('what was delivered', () => {
  it('is removed after 90 days, and what was not stays', async () => {
    await sendInquiry(api, { name: 'delivered' });
    await applyForMembership(api);
    cloud.mood = 400;
    await sendInquiry(api, { name: 'not delivered' });
    time += minutes(89 * 24 * 60);
    await removeExpired(api.services);
    expect(await api.services.prisma.inquiry.count()).toBe(2);
    time += minutes(2 * 24 * 60);
    await removeExpired(api.services);
    const left = await api.services.prisma.inquiry.findMany();
    expect(left.map(({ name }) => name)).toEqual(['not delivered']);
    expect(await mailMessages()).toMatchObject([{ state: 'PENDING' }]);
    expect(await api.services.prisma.membershipApplication.count()).toBe(1);
  });
});

describe('the settings', () => {
  it('of a provider need a sender and an inbox', () => {
    expect(() => readEnv({ SENDGRID_API_KEY: 'SG.x' })).toThrow(/MAIL_FROM/);
    expect(() => readEnv({ SENDGRID_API_KEY: 'SG.x', MAIL_FROM: 'a@example.org' })).toThrow(
      /MAIL_TO/,
    );
    expect(
      readEnv({ SENDGRID_API_KEY: 'SG.x', MAIL_FROM: 'a@example.org', CONTACT_EMAIL: 'b@c.org' }),
    ).toMatchObject({ SENDGRID_REGION: 'global' });
  });
});
