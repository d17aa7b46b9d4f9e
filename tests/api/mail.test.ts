import { describe, expect, it, vi } from 'vitest';
import { removeOldInquiries } from '../../api/removals.ts';
import { deliverPendingMail } from '../../api/mail/mailJobs.ts';
import { readEnv } from '../../api/env.ts';
import { claimMailMessage } from '../../api/mail/claimMailMessage.ts';
import { application, applyForMembership, inquiry, sendInquiry } from '../support/forms.ts';
import { mailMessages, minutes, useMailApi } from '../support/mailApi.ts';

const mail = useMailApi();

describe('a mail message', () => {
  it('of an inquiry goes to the association, and replies go to the sender', async () => {
    expect((await sendInquiry(mail.api)).errors).toBeUndefined();
    expect(mail.cloud.accepted).toMatchObject([
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
    const [text, html] = mail.cloud.accepted[0]?.content.map(({ value }) => value) ?? [];
    expect(text).toContain(inquiry.message);
    expect(text).toMatch(/https:\/\/community\.example$/);
    expect(html).toContain('Thank you &lt;3');
    expect(html).toContain('<a href="https://community.example">');
    const [mailMessage] = await mailMessages(mail.api);
    expect(mailMessage).toMatchObject({ state: 'SENT', claimedUntil: null, attempts: 1 });
    expect(mailMessage?.providerId).toMatch(/^[\w-]{15}$/);
    expect(mail.cloud.accepted[0]?.custom_args).toEqual({ mailMessage: mailMessage?.id });
  });

  it('of an application is in both languages, and has a copy on request', async () => {
    await applyForMembership(mail.api, { copy: true });
    expect(mail.cloud.accepted.map(({ personalizations: [{ to }] }) => to[0].email)).toEqual([
      'office@example.org',
      application.email,
    ]);
    for (const { content } of mail.cloud.accepted) {
      const [text, html] = content.map(({ value }) => value);
      expect(text).toContain(`Full Name / ሙሉ ስም: ${application.name}`);
      expect(text).toContain('1 Example Street\n    Auckland');
      expect(html).toContain('<span lang="am">ሙሉ ስም</span>');
      expect(text).toContain('Date of Birth / የትውልድ ቀን: 01-05-1990 / ሚያዝያ 23 ቀን 1982 ዓ.ም.');
      expect(html).toContain('01-05-1990<br><span lang="am">ሚያዝያ 23 ቀን 1982 ዓ.ም.</span>');
      expect(html).toContain('1 Example Street<br>Auckland');
    }
    expect(mail.cloud.accepted[0]?.reply_to?.email).toBe(application.email);
    expect(mail.cloud.accepted[1]?.reply_to?.email).toBe('office@example.org');
  });

  it('without an address of the applicant has no Reply-To', async () => {
    await applyForMembership(mail.api, { email: '' });
    expect(mail.cloud.accepted).toHaveLength(1);
    expect(mail.cloud.accepted[0]?.reply_to).toBeUndefined();
  });

  it('contains no headers or markup from the sender', async () => {
    await sendInquiry(mail.api, {
      name: '<img src=x onerror=alert(1)>',
      title: 'Hi\r\nBcc: victim@example.org\u2028X-Evil: 1\u0000',
    });
    expect(mail.cloud.accepted[0]?.subject).toBe('Inquiry: Hi Bcc: victim@example.org X-Evil: 1');
    expect(mail.cloud.accepted[0]?.headers).toBeUndefined();
    expect(mail.cloud.accepted[0]?.content[1].value).not.toContain('<img');
  });

  it('keeps Amharic text unchanged from the form to the provider and to admins', async () => {
    await sendInquiry(mail.api);
    const admin = await mail.api.signInAdmin();
    const { data } = await admin.query('{ mailMessages { nodes { subject text } } }');
    const list = data['mailMessages'] as { nodes: { subject: string; text: string }[] };
    expect(list.nodes[0]?.subject).toBe(`Inquiry: ${inquiry.title}`);
    expect(list.nodes[0]?.text).toContain(inquiry.message);
    expect(mail.cloud.accepted[0]?.content[0].value).toBe(list.nodes[0]?.text);
    expect((await mail.api.services.prisma.inquiry.findFirst())?.message).toBe(inquiry.message);
  });
});

describe('several processes', () => {
  it('send each mail message exactly once', async () => {
    mail.cloud.mood = 400;
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => sendInquiry(mail.api, { name: String(index) })),
    );
    expect(mail.cloud.accepted).toHaveLength(0);
    mail.cloud.mood = 'well';
    mail.time += minutes(2);
    const runs = await Promise.all([1, 2, 3, 4].map(() => deliverPendingMail(mail.api.services)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(30);
    const ids = mail.cloud.accepted.map(({ custom_args }) => custom_args?.['mailMessage']);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
  });

  it('take over the mail of a process that ended, after its claim expires and not before', async () => {
    mail.cloud.mood = 400;
    await sendInquiry(mail.api);
    mail.cloud.mood = 'well';
    mail.time += minutes(2);
    // It claimed the mail message and then stopped.
    expect(await claimMailMessage(mail.api.services, {}, ['PENDING'])).not.toBeNull();
    mail.time += minutes(0.9);
    expect(await deliverPendingMail(mail.api.services)).toBe(0);
    mail.time += minutes(0.2);
    expect(await deliverPendingMail(mail.api.services)).toBe(1);
    expect(mail.cloud.accepted).toHaveLength(1);
  });

  it('do not undo a recorded delivery if a slow process loses its claim', async () => {
    mail.cloud.next = [];
    const send = vi.spyOn(mail.api.services.mail, 'send');
    try {
      mail.cloud.mood = 400;
      await sendInquiry(mail.api);
      mail.cloud.mood = 'well';
      mail.time += minutes(2);
      send.mockImplementationOnce(async () => {
        mail.time += minutes(2);
        expect(await deliverPendingMail(mail.api.services)).toBe(1);
        throw new Error('woke up too late');
      });
      expect(await deliverPendingMail(mail.api.services)).toBe(0);
      expect(await mailMessages(mail.api)).toMatchObject([{ state: 'SENT' }]);
    } finally {
      send.mockRestore();
    }
  });
});

describe('a mail message', () => {
  it('is removed 90 days after its delivery, and is kept if it is not delivered', async () => {
    await sendInquiry(mail.api, { name: 'delivered' });
    await applyForMembership(mail.api);
    mail.cloud.mood = 400;
    await sendInquiry(mail.api, { name: 'not delivered' });
    mail.time += minutes(89 * 24 * 60);
    await removeOldInquiries(mail.api.services);
    expect(await mail.api.services.prisma.inquiry.count()).toBe(2);
    mail.time += minutes(2 * 24 * 60);
    await removeOldInquiries(mail.api.services);
    const left = await mail.api.services.prisma.inquiry.findMany();
    expect(left.map(({ name }) => name)).toEqual(['not delivered']);
    expect(await mailMessages(mail.api)).toMatchObject([{ state: 'PENDING' }]);
    expect(await mail.api.services.prisma.membershipApplication.count()).toBe(1);
  });
});

describe('the settings', () => {
  it('of a provider require a sender and an inbox', () => {
    expect(() => readEnv({ SENDGRID_API_KEY: 'SG.x' })).toThrow(/MAIL_FROM/);
    expect(() => readEnv({ SENDGRID_API_KEY: 'SG.x', MAIL_FROM: 'a@example.org' })).toThrow(
      /MAIL_TO/,
    );
    expect(
      readEnv({ SENDGRID_API_KEY: 'SG.x', MAIL_FROM: 'a@example.org', CONTACT_EMAIL: 'b@c.org' }),
    ).toMatchObject({ SENDGRID_REGION: 'global' });
  });
});
