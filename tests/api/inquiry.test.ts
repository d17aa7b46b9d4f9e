import { beforeEach, describe, expect, it } from 'vitest';
import { removeOldInquiries } from '../../api/removals.ts';
import { useApi } from '../support/useApi.ts';
import { applyForMembership, inquiry, sendInquiry } from '../support/forms.ts';

let time: number;

const api = useApi({ now: () => new Date(time) });
beforeEach(async () => {
  time = Date.parse('2026-11-21T03:00:00Z');
  await api.reset();
});

const failureOf = (answer: Awaited<ReturnType<typeof sendInquiry>>) => answer.errors?.[0];

describe('an inquiry', () => {
  it('is stored, and its mail message is kept if there is no provider', async () => {
    const answer = await sendInquiry(api);
    expect(answer.errors).toBeUndefined();
    const [stored] = await api.services.prisma.inquiry.findMany({
      include: { mailMessages: true },
    });
    expect(stored).toMatchObject(inquiry);
    expect(stored?.mailMessages).toMatchObject([
      { kind: 'INQUIRY', state: 'STORED', claimedUntil: null, sentAt: null },
    ]);
  });

  it.each([
    ['name', '  ', 'Name is required'],
    ['title', '', 'Subject is required'],
    ['email', '', 'Email is required'],
    ['email', 'abebe', 'Enter a valid email'],
    ['email', 'a@example.org\r\nBcc: b@example.org', 'Enter a valid email'],
    ['message', ' \n ', 'Message is required'],
    ['message', '\u200b\n\ufeff\u2060', 'Message is required'],
    ['name', '\u200b \u3164\u00ad', 'Name is required'],
    ['message', 'ሀ'.repeat(10_001), 'At most 10000 characters'],
  ])('is refused with a wrong %s (case %#)', async (field, value, message) => {
    const failure = failureOf(await sendInquiry(api, { [field]: value }));
    expect(failure?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: message },
    });
    expect(await api.services.prisma.inquiry.count()).toBe(0);
  });

  it('gets errors as codes with values, too', async () => {
    const answer = await sendInquiry(api, { name: '', message: 'ሀ'.repeat(10_001) });
    expect(failureOf(answer)?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      reason: 'invalidFields',
      values: {},
      fields: { name: 'Name is required', message: 'At most 10000 characters' },
      fieldCodes: {
        name: { code: 'required', values: {} },
        message: { code: 'tooLong', values: { max: 10_000 } },
      },
    });
  });

  it('cannot forge a line of its mail message', async () => {
    await sendInquiry(api, { name: 'Eve\r\nBcc: x@y.org', title: 'a\u2028\u0085b\tc' });
    const { name, title } = await api.services.prisma.inquiry.findFirstOrThrow();
    expect({ name, title }).toEqual({ name: 'Eve Bcc: x@y.org', title: 'a b c' });
  });

  it('is stored once if it is sent several times at once, and is stored again on the next day', async () => {
    const answers = await Promise.all([sendInquiry(api), sendInquiry(api), sendInquiry(api)]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(await api.services.prisma.inquiry.count()).toBe(1);
    expect(await api.services.prisma.mailMessage.count()).toBe(1);
    time += 24 * 60 * 60 * 1000;
    await sendInquiry(api);
    expect(await api.services.prisma.inquiry.count()).toBe(2);
  });

  it('can contain a character that the database cannot store', async () => {
    expect((await sendInquiry(api, { message: 'a\0b' })).errors).toBeUndefined();
    expect((await api.services.prisma.inquiry.findFirst())?.message).toBe('ab');
  });
});

describe('without a mail provider', () => {
  const days = (count: number) => count * 24 * 60 * 60 * 1000;
  const remaining = async () =>
    (await api.services.prisma.inquiry.findMany()).map(({ name }) => name);

  it('the response says that the message is stored, and promises no copy', async () => {
    const settings = await api.query('{ siteSettings { sendsMail } }');
    expect(settings.data['siteSettings']).toEqual({ sendsMail: false });
    const { data } = await sendInquiry(api);
    expect(data['sendInquiry']).toEqual({ isCopySent: false, delivery: 'STORED' });
    const applied = await applyForMembership(api, { copy: true });
    expect(applied.data['applyForMembership']).toEqual({
      isCopySent: false,
      delivery: 'STORED',
      isRegistered: false,
    });
    expect(await api.services.prisma.mailMessage.count({ where: { kind: 'COPY' } })).toBe(0);
  });

  it('an inquiry is removed 90 days after an admin read it, and not before', async () => {
    for (const name of ['unread', 'read']) await sendInquiry(api, { name });
    time += days(100);
    const admin = await api.signInAdmin();
    const { data } = await admin.query(
      'mutation { markInquiryRead(id: 2) { name readAt readBy answeredAt } }',
    );
    const read = {
      name: 'read',
      readAt: new Date(time).toISOString(),
      readBy: 'admin@example.org',
      answeredAt: null,
    };
    expect(data['markInquiryRead']).toEqual(read);
    time += days(89);
    await removeOldInquiries(api.services);
    expect(await remaining()).toEqual(['unread', 'read']);
    // Reading it again does not restart the retention period.
    const other = await api.signInAdmin('other@example.org');
    const again = await other.query('mutation { markInquiryRead(id: 2) { readAt readBy } }');
    expect(again.data['markInquiryRead']).toEqual({ readAt: read.readAt, readBy: read.readBy });
    time += days(2);
    await removeOldInquiries(api.services);
    expect(await remaining()).toEqual(['unread']);
  });

  it('a mark as answered restarts the retention period until it is undone', async () => {
    let admin = await api.signInAdmin();
    await sendInquiry(api);
    const mark = (answered: boolean) =>
      admin.query(
        'mutation ($answered: Boolean!) { markInquiryAnswered(id: 1, answered: $answered) { readBy answeredAt answeredBy } }',
        { answered },
      );
    expect((await mark(true)).data['markInquiryAnswered']).toEqual({
      readBy: 'admin@example.org',
      answeredAt: new Date(time).toISOString(),
      answeredBy: 'admin@example.org',
    });
    const { user } = api.services.prisma;
    await user.update({ where: { id: admin.id }, data: { email: 'new@example.org' } });
    time += days(80);
    admin = await api.signInAdmin('other@example.org');
    await admin.query('mutation { changeName(name: "Almaz") { id } }');
    await mark(true);
    await mark(false);
    expect((await mark(true)).data['markInquiryAnswered']).toMatchObject({
      readBy: 'new@example.org',
      answeredAt: new Date(time).toISOString(),
      answeredBy: 'Almaz',
    });
    time += days(89);
    await removeOldInquiries(api.services);
    expect(await remaining()).toHaveLength(1);
    time += days(2);
    await removeOldInquiries(api.services);
    expect(await remaining()).toEqual([]);
  });

  it('the mail message of an application is removed 90 days after an admin reads the application', async () => {
    await applyForMembership(api);
    time += days(100);
    let admin = await api.signInAdmin();
    await removeOldInquiries(api.services);
    expect(await api.services.prisma.mailMessage.count()).toBe(1);
    await admin.query('mutation { markMembershipApplicationRead(id: 1) { readBy } }');
    time += days(91);
    await removeOldInquiries(api.services);
    expect(await api.services.prisma.mailMessage.count()).toBe(0);
    admin = await api.signInAdmin('other@example.org');
    const { data } = await admin.query(
      '{ membershipApplications { nodes { delivery readBy } } pendingCounts { unreadApplications } }',
    );
    expect(data).toEqual({
      membershipApplications: { nodes: [{ delivery: null, readBy: 'admin@example.org' }] },
      pendingCounts: { unreadApplications: 0 },
    });
  });

  it('the dashboard counts unanswered inquiries, unread applications, and unsent mail', async () => {
    const admin = await api.signInAdmin();
    const count = async () =>
      (
        await admin.query(
          '{ pendingCounts { unansweredInquiries unreadApplications unsentMail failedMail } }',
        )
      ).data['pendingCounts'];
    for (const name of ['a', 'b']) await sendInquiry(api, { name });
    await applyForMembership(api);
    await admin.query('mutation { markInquiryRead(id: 1) { id } }');
    await admin.query('mutation { markInquiryAnswered(id: 2) { id } }');
    const { mailMessage } = api.services.prisma;
    await mailMessage.updateMany({ where: { inquiryId: 1 }, data: { state: 'FAILED' } });
    const data = { state: 'PENDING', attempts: 1 } as const;
    await mailMessage.updateMany({ where: { inquiryId: 2 }, data });
    // What waits for its first attempt is not late.
    const { text, html } = await mailMessage.findFirstOrThrow();
    await mailMessage.create({
      data: {
        kind: 'ACCEPTANCE',
        to: '',
        replyTo: '',
        subject: '',
        text,
        html,
        nextAttemptAt: api.services.now(),
      },
    });
    // Without a mail provider nobody can send them.
    expect(await count()).toMatchObject({ unsentMail: 0 });
    api.services.server.sendsMail = true;
    try {
      expect(await count()).toEqual({
        unansweredInquiries: 1,
        unreadApplications: 1,
        unsentMail: 2,
        failedMail: 1,
      });
    } finally {
      api.services.server.sendsMail = false;
    }
    await mailMessage.updateMany({ data: { state: 'SENT' } });
    expect(await count()).toMatchObject({ unsentMail: 0, failedMail: 0 });
  });

  it.each([
    ['EDITOR', { unansweredInquiries: 2, unreadApplications: null, pendingTranslations: 0 }],
    ['REGISTRAR', { unansweredInquiries: null, unreadApplications: 1, pendingTranslations: null }],
  ] as const)(
    'the dashboard of the role %s counts the items that the role can see',
    async (role, expected) => {
      for (const name of ['a', 'b']) await sendInquiry(api, { name });
      await applyForMembership(api);
      const { query } = await api.signInAdmin('someone@example.org', [role]);
      const { data } = await query(
        '{ pendingCounts { unansweredInquiries unreadApplications pendingTranslations unsentMail failedMail } }',
      );
      expect(data['pendingCounts']).toEqual({ ...expected, unsentMail: null, failedMail: null });
    },
  );

  it.each(['markInquiryRead', 'markInquiryAnswered', 'markMembershipApplicationRead'])(
    '%s reports a missing record',
    async (mutation) => {
      const admin = await api.signInAdmin();
      const answer = await admin.query(`mutation { ${mutation}(id: 7) { id } }`);
      expect(answer.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    },
  );
});

describe('admins', () => {
  it('see inquiries and applications, the latest first, page by page', async () => {
    const admin = await api.signInAdmin();
    for (const name of ['first', 'second']) {
      await sendInquiry(api, { name });
      await applyForMembership(api, { name });
    }
    const { data } = await admin.query(
      '{ inquiries { nodes { name delivery } } membershipApplications(first: 1) { nodes { name delivery agreedAt } pageInfo { endCursor } } }',
    );
    expect(data['inquiries']).toEqual({
      nodes: [
        { name: 'second', delivery: 'STORED' },
        { name: 'first', delivery: 'STORED' },
      ],
    });
    const page = data['membershipApplications'] as {
      nodes: object[];
      pageInfo: { endCursor: string };
    };
    expect(page.nodes).toEqual([
      { name: 'second', delivery: 'STORED', agreedAt: '2026-11-21T03:00:00.000Z' },
    ]);
    const rest = await admin.query(
      'query ($after: String) { membershipApplications(after: $after) { nodes { name } } }',
      { after: page.pageInfo.endCursor },
    );
    expect(rest.data['membershipApplications']).toEqual({ nodes: [{ name: 'first' }] });
  });

  it('see the number of inquiries, those to answer, and single ones', async () => {
    const admin = await api.signInAdmin();
    for (const name of ['first', 'second', 'third']) await sendInquiry(api, { name });
    for (const name of ['first', 'second']) await applyForMembership(api, { name });
    const [, second] = await api.services.prisma.inquiry.findMany({ orderBy: { id: 'asc' } });
    await admin.query('mutation ($id: ID!) { markInquiryAnswered(id: $id) { id } }', second);
    const application = await api.services.prisma.membershipApplication.findFirstOrThrow();
    const { data } = await admin.query(
      `query ($inquiry: ID!, $application: ID!) {
        all: inquiries(first: 1) { totalCount }
        toAnswer: inquiries(first: 1, answered: false) { totalCount nodes { name } }
        answered: inquiries(answered: true) { totalCount nodes { name } }
        membershipApplications(first: 1) { totalCount }
        mailMessages(first: 1, undelivered: true) { totalCount }
        inquiry(id: $inquiry) { name message }
        membershipApplication(id: $application) { name }
        gone: inquiry(id: 2000000000) { name }
        none: membershipApplication(id: "x") { name }
        nothing: mailMessage(id: "x") { subject }
      }`,
      { inquiry: second?.id, application: application.id },
    );
    expect(data).toEqual({
      all: { totalCount: 3 },
      toAnswer: { totalCount: 2, nodes: [{ name: 'third' }] },
      answered: { totalCount: 1, nodes: [{ name: 'second' }] },
      membershipApplications: { totalCount: 2 },
      mailMessages: { totalCount: 5 },
      inquiry: { name: 'second', message: inquiry.message },
      membershipApplication: { name: application.name },
      gone: null,
      none: null,
      nothing: null,
    });
  });

  it.each([
    ['deleteInquiry', 'inquiries', sendInquiry],
    ['deleteMembershipApplication', 'membershipApplications', applyForMembership],
  ])('delete personal data with %s', async (mutation, list, send) => {
    const admin = await api.signInAdmin();
    const { mailMessage } = api.services.prisma;
    await send(api, { name: 'Remembered' });
    await send(api, { name: 'Forgotten' });
    const remove = (id: string) =>
      admin.query(`mutation ($id: ID!) { ${mutation}(id: $id) }`, { id });
    expect(await remove('2')).toMatchObject({ data: { [mutation]: '2' } });
    const { data } = await admin.query(`{ ${list} { nodes { name } } }`);
    expect(data[list]).toEqual({ nodes: [{ name: 'Remembered' }] });
    expect(JSON.stringify(await mailMessage.findMany())).not.toContain('Forgotten');
    expect(await mailMessage.count()).toBe(1);
    expect((await remove('2')).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');

    // While its mail message is on its way, the process that sends it will want to note how that went.
    await mailMessage.updateMany({ data: { claimedUntil: new Date(time + 1000) } });
    expect((await remove('1')).errors?.[0]?.extensions['code']).toBe('CONFLICT');
    time += 1001;
    expect((await remove('1')).errors).toBeUndefined();
    expect(await mailMessage.count()).toBe(0);
  });
});
