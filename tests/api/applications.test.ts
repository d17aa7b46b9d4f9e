import { beforeEach, describe, expect, it } from 'vitest';
import { deliverPendingMail } from '../../api/mail/mailJobs.ts';
import { dayToDate } from '../../api/scalars.ts';
import { todayInAuckland } from '../../api/shared/dates/days.ts';
import type { Admin } from '../support/api.ts';
import { words } from '../support/fakeSendGrid.ts';
import { application, applyForMembership } from '../support/forms.ts';
import { duringTransaction } from '../support/lockWaits.ts';
import { minutes, useMailApi } from '../support/mailApi.ts';
import { applicationRow, memberRow } from '../support/people.ts';
import { deleteRecordOf } from '../support/records.ts';

const mail = useMailApi();
const prisma = () => mail.api.services.prisma;
const send = () => deliverPendingMail(mail.api.services);

let registrar: Admin;
let colleague: Admin;
let id: string;

beforeEach(async () => {
  registrar = await mail.api.signInAdmin('registrar@example.org', ['REGISTRAR']);
  colleague = await mail.api.signInAdmin('colleague@example.org', ['ADMIN']);
  await applyForMembership(mail.api);
  mail.cloud.accepted = [];
  id = String((await prisma().membershipApplication.findFirstOrThrow()).id);
});

const fields = `id state assignedTo assignedToName memberId notice { state sentAt lastError }
  steps { by state assignedTo note }`;

interface Application {
  state: string;
  memberId: number | null;
  notice: { state: string; sentAt: string | null; lastError: string | null } | null;
  steps: object[];
}

async function change(seen: string, input: object, by = registrar, more: object = {}) {
  const { data, errors } = await by.query(
    `mutation ($id: ID!, $seen: ApplicationState!, $seenAssignedTo: ID, $input: ApplicationUpdateInput!) {
      changed: updateMembershipApplication(id: $id, seen: $seen, seenAssignedTo: $seenAssignedTo, input: $input) {
        ${fields} } }`,
    { id, seen, input, ...more },
  );
  const failure = errors?.[0]?.extensions;
  return { changed: (failure ? null : data['changed']) as Application, failure };
}

async function undo() {
  const { data } = await registrar.query(
    `mutation ($id: ID!) { undone: unregisterApplicant(id: $id) { ${fields} } }`,
    { id },
  );
  return data['undone'] as Application;
}

async function read() {
  const { data } = await registrar.query(
    `query ($id: ID!) { found: membershipApplication(id: $id) { ${fields} } }`,
    { id },
  );
  return data['found'] as Application;
}

async function undecided() {
  const { data } = await registrar.query('{ pendingCounts { undecidedApplications } }');
  return (data['pendingCounts'] as { undecidedApplications: number }).undecidedApplications;
}

describe('an application', () => {
  it('waits for a decision however often it is opened', async () => {
    await registrar.query('mutation ($id: ID!) { markMembershipApplicationRead(id: $id) { id } }', {
      id,
    });
    expect(await undecided()).toBe(1);
    await change('NEW', { state: 'IN_REVIEW' });
    expect(await undecided()).toBe(1);
    await change('IN_REVIEW', { state: 'DECLINED' });
    expect(await undecided()).toBe(0);
  });

  it.each(['IN_REVIEW', 'DECLINED', 'WITHDRAWN'])(
    'becomes %s with person and note, without a member or a message',
    async (state) => {
      const { changed } = await change('NEW', { state, note: '  By telephone.\n' });
      expect(changed).toMatchObject({ state, memberId: null, notice: null });
      expect(changed.steps).toEqual([
        { by: 'registrar@example.org', state, assignedTo: null, note: 'By telephone.' },
      ]);
      const { at } = await prisma().applicationStep.findFirstOrThrow();
      expect(at.getTime()).toBe(mail.time);
      expect(await prisma().mailMessage.count({ where: { kind: 'ACCEPTANCE' } })).toBe(0);
    },
  );

  it('is reviewed again after it was declined, and then accepted', async () => {
    await change('NEW', { state: 'DECLINED' });
    await change('DECLINED', { state: 'IN_REVIEW' });
    expect((await change('IN_REVIEW', { state: 'ACCEPTED' })).changed.steps).toMatchObject([
      { state: 'ACCEPTED' },
      { state: 'IN_REVIEW' },
      { state: 'DECLINED' },
    ]);
  });

  it('is assigned to a colleague, and to nobody', async () => {
    const { data } = await registrar.query('{ applicationColleagues { id name } }');
    const name = 'colleague@example.org';
    expect(data['applicationColleagues']).toEqual([
      { id: colleague.id, name },
      { id: registrar.id, name: 'registrar@example.org' },
    ]);
    const { changed } = await change('NEW', { assignedTo: colleague.id });
    expect(changed).toMatchObject({ state: 'NEW', assignedTo: colleague.id, assignedToName: name });
    expect((await change('NEW', { assignedTo: '' })).changed).toMatchObject({
      assignedTo: null,
      steps: [{ assignedTo: '' }, { assignedTo: name }],
    });
    // An unchanged value makes no step.
    expect((await change('NEW', { assignedTo: '', note: ' ' })).changed.steps).toHaveLength(2);
  });

  it('is taken by one of two colleagues at the same time', async () => {
    const answers = await Promise.all(
      [registrar, colleague].map((by) =>
        change('NEW', { assignedTo: by.id }, by, { seenAssignedTo: null }),
      ),
    );
    const failures = answers.flatMap(({ failure }) => (failure ? [failure['reason']] : []));
    expect(failures).toEqual(['changedMeanwhile']);
    const { changed, failure } = await change('NEW', { note: 'Called' }, colleague, {
      seenAssignedTo: null,
    });
    expect(failure).toBeUndefined();
    expect(changed.steps).toHaveLength(2);
  });

  it('refuses the state NEW, a long note, and accounts that may not read it', async () => {
    const editor = await mail.api.signInAdmin('editor@example.org', ['EDITOR']);
    const disabled = await mail.api.signInAdmin('gone@example.org', ['REGISTRAR']);
    await prisma().user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    for (const [field, value] of [
      ['state', 'NEW'],
      ['note', 'x'.repeat(2001)],
      ['assignedTo', editor.id],
      ['assignedTo', disabled.id],
      ['assignedTo', 'nobody'],
    ] as const) {
      const { failure } = await change('NEW', { [field]: value });
      expect(failure).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(Object.keys(failure?.['fields'] as object)).toEqual([field]);
    }
    expect(await prisma().applicationStep.count()).toBe(0);
  });

  it('refuses a decision on a state that somebody has changed', async () => {
    await change('NEW', { state: 'DECLINED' }, colleague);
    const { failure } = await change('NEW', { state: 'WITHDRAWN', note: 'Mine' });
    expect(failure).toMatchObject({ code: 'CONFLICT', reason: 'changedMeanwhile' });
    expect(await read()).toMatchObject({ state: 'DECLINED', steps: [{ state: 'DECLINED' }] });
  });

  it('takes one of two decisions of colleagues at the same time', async () => {
    const results = await Promise.all([
      change('NEW', { state: 'DECLINED' }),
      change('NEW', { state: 'ACCEPTED' }, colleague),
      change('NEW', { state: 'WITHDRAWN' }),
    ]);
    expect(results.filter(({ failure }) => failure?.code === 'CONFLICT')).toHaveLength(2);
    expect((await read()).steps).toHaveLength(1);
  });

  it('does not exist with an unknown id', async () => {
    id = '999';
    expect((await change('NEW', { state: 'ACCEPTED' })).failure?.code).toBe('NOT_FOUND');
  });
});

describe('an accepted application', () => {
  it('creates the member with the agreement as it was given', async () => {
    const { changed } = await change('NEW', { state: 'ACCEPTED', note: 'Welcome' });
    expect(changed).toMatchObject({ state: 'ACCEPTED', steps: [{ note: 'Welcome' }] });
    const { data } = await registrar.query(
      '{ members { nodes { id createdBy agreement { text language agreedAt } } } }',
    );
    const stored = await prisma().membershipApplication.findFirstOrThrow();
    const agreement = {
      text: stored.agreementText,
      language: 'en',
      agreedAt: stored.agreedAt.toISOString(),
    };
    const member = { id: String(changed.memberId), createdBy: registrar.id, agreement };
    expect(data['members']).toEqual({ nodes: [member] });
  });

  it('is linked to the member who applied again, and gives the consent; undoing keeps the member', async () => {
    const member = await prisma().member.create({ data: memberRow('Tesfaye') });
    const readMember = () => prisma().member.findMany({ omit: { version: true } });
    const before = await readMember();
    const memberId = String(member.id);
    const { changed } = await change('NEW', { state: 'ACCEPTED', memberId });
    expect(changed).toMatchObject({ state: 'ACCEPTED', memberId: member.id, notice: null });
    expect(changed.steps).toMatchObject([{ state: 'ACCEPTED' }]);
    const { agreedAt } = await prisma().membershipApplication.findFirstOrThrow();
    const consentedOn = dayToDate(todayInAuckland(agreedAt));
    expect(await readMember()).toMatchObject([{ id: member.id, consentedOn }]);
    expect((await change('ACCEPTED', { state: 'DECLINED' })).failure).toMatchObject({
      reason: 'applicantRegistered',
    });
    expect(await undo()).toMatchObject({ state: 'IN_REVIEW', memberId: null });
    expect(await readMember()).toEqual(before);
  });

  it('leaves the consent that the member gave before', async () => {
    const data = { ...memberRow('Tesfaye'), consentedOn: new Date('2020-01-31') };
    const member = await prisma().member.create({ data });
    await change('NEW', { state: 'ACCEPTED', memberId: String(member.id) });
    await undo();
    expect(await prisma().member.findMany()).toEqual([member]);
  });

  it('leaves the consent that another application of the day gives', async () => {
    const member = await prisma().member.create({ data: memberRow('Tesfaye') });
    await change('NEW', { state: 'ACCEPTED', memberId: String(member.id) });
    const { agreedAt } = await prisma().membershipApplication.findFirstOrThrow();
    const other = { memberId: member.id, state: 'ACCEPTED' as const, agreedAt };
    await prisma().membershipApplication.create({
      data: { ...applicationRow('Tesfaye'), ...other },
    });
    await undo();
    const consentedOn = dayToDate(todayInAuckland(agreedAt));
    expect(await prisma().member.findMany()).toMatchObject([{ consentedOn }]);
  });

  it('is not joined to a former or unknown member, nor without the state', async () => {
    const data = { ...memberRow('Former'), ceasedOn: new Date('2026-01-31') };
    const former = await prisma().member.create({ data });
    const none = await change('NEW', { memberId: String(former.id) });
    expect(none.failure).toMatchObject({ code: 'BAD_USER_INPUT' });
    for (const memberId of [String(former.id), '999', 'x']) {
      const { failure } = await change('NEW', { state: 'ACCEPTED', memberId });
      expect(failure).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(Object.keys(failure?.['fields'] as object)).toEqual(['memberId']);
    }
    expect((await read()).state).toBe('NEW');
  });

  it('tells the applicant once, a minute later', async () => {
    await change('NEW', { state: 'ACCEPTED' });
    expect(await send()).toBe(0);
    expect((await read()).notice).toMatchObject({ state: 'PENDING', sentAt: null });
    mail.time += minutes(1);
    expect([await send(), await send()]).toEqual([1, 0]);
    expect((await read()).notice).toMatchObject({
      state: 'SENT',
      sentAt: new Date(mail.time).toISOString(),
    });
    expect(mail.cloud.accepted).toMatchObject([
      { subject: 'Your application for membership has been accepted' },
    ]);
  });

  it('is not deleted before the notice of its acceptance is sent', async () => {
    await change('NEW', { state: 'ACCEPTED' });
    const remove = () =>
      registrar.query('mutation ($id: ID!) { deleteMembershipApplication(id: $id) }', { id });
    expect((await remove()).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    mail.time += minutes(1);
    expect(await send()).toBe(1);
    expect((await remove()).errors).toBeUndefined();
  });

  it('has its decisions in the activity, with the state', async () => {
    await change('NEW', { state: 'IN_REVIEW', note: 'Called' });
    await change('IN_REVIEW', { note: 'Called again' });
    await change('IN_REVIEW', { state: 'ACCEPTED' });
    await undo();
    const { data } = await registrar.query(
      '{ latestChanges { kind action recordId title isThere state accountName } }',
    );
    const found = (data['latestChanges'] as { kind: string }[]).filter(
      ({ kind }) => kind === 'APPLICATION',
    );
    const shown = { action: 'CHANGED', recordId: id, title: application.name, isThere: true };
    expect(found).toMatchObject(
      ['IN_REVIEW', 'ACCEPTED', 'IN_REVIEW'].map((state) => ({ ...shown, state })),
    );
  });

  it('is accepted once, and the error names the member', async () => {
    const { changed } = await change('NEW', { state: 'ACCEPTED' });
    for (const seen of ['NEW', 'ACCEPTED']) {
      const { failure } = await change(seen, { state: 'ACCEPTED' });
      const { memberId } = changed;
      expect(failure).toMatchObject({ reason: 'applicantRegistered', values: { memberId } });
    }
    expect((await change('ACCEPTED', { state: 'DECLINED' })).failure?.code).toBe('CONFLICT');
    expect((await change('ACCEPTED', { note: 'Paid' })).changed.steps).toHaveLength(2);
    expect(await prisma().member.count()).toBe(1);
    expect(await prisma().mailMessage.count({ where: { kind: 'ACCEPTANCE' } })).toBe(1);
  });

  it('keeps the member and shows the reason if the message fails', async () => {
    const { changed } = await change('NEW', { state: 'ACCEPTED' });
    mail.cloud.mood = 400;
    mail.time += minutes(1);
    await send();
    const { memberId } = changed;
    expect(await read()).toMatchObject({
      memberId,
      notice: { state: 'PENDING', lastError: words[400] },
    });
    mail.cloud.mood = 'well';
    mail.time += minutes(1);
    await send();
    expect(await read()).toMatchObject({ memberId, notice: { state: 'SENT', lastError: null } });
    expect(mail.cloud.accepted).toHaveLength(1);
  });

  it('is undone with its message before that is sent', async () => {
    await change('NEW', { state: 'ACCEPTED' });
    expect(await undo()).toMatchObject({ state: 'IN_REVIEW', memberId: null, notice: null });
    mail.time += minutes(5);
    expect(await send()).toBe(0);
    expect(await undecided()).toBe(1);
  });

  it('is undone with an application that a colleague joins to its member meanwhile', async () => {
    const memberId = (await change('NEW', { state: 'ACCEPTED' })).changed.memberId ?? 0;
    const other = await prisma().membershipApplication.create({ data: applicationRow('Tsige') });
    await duringTransaction(
      prisma(),
      async (tx) => {
        await tx.$executeRaw`SELECT FROM "members" WHERE id = ${memberId} FOR UPDATE`;
        const data = { memberId, state: 'ACCEPTED' as const };
        await tx.membershipApplication.update({ where: { id: other.id }, data });
      },
      undo,
    );
    const row = await prisma().membershipApplication.findUnique({ where: { id: other.id } });
    expect(row).toMatchObject({ state: 'IN_REVIEW', memberId: null });
  });

  it.each([
    'deleteMembershipApplication(id: $id)',
    'deleteMembershipApplications(ids: [$id]) { kept }',
  ])('keeps an application that a colleague accepts meanwhile: %s', async (operation) => {
    const { data, errors } = await duringTransaction(
      prisma(),
      async (tx) => {
        const where = { id: Number(id) };
        await tx.membershipApplication.update({ where, data: { state: 'ACCEPTED' } });
        await tx.mailMessage.create({
          data: {
            kind: 'ACCEPTANCE',
            to: application.email,
            replyTo: '',
            subject: 'Welcome',
            text: '',
            html: '',
            nextAttemptAt: new Date(mail.time),
            applicationId: where.id,
          },
        });
      },
      () => registrar.query(`mutation ($id: ID!) { done: ${operation} }`, { id }),
    );
    if (operation.includes('kept')) expect(data['done']).toEqual({ kept: [id] });
    else expect(errors?.[0]?.extensions['code']).toBe('CONFLICT');
    expect(await prisma().membershipApplication.count()).toBe(1);
  });

  it('is undone after its message was sent, which it still shows', async () => {
    await change('NEW', { state: 'ACCEPTED' });
    mail.time += minutes(1);
    await send();
    expect(await undo()).toMatchObject({
      state: 'IN_REVIEW',
      memberId: null,
      notice: { state: 'SENT' },
      steps: [{ state: 'IN_REVIEW' }, { state: 'ACCEPTED' }],
    });
  });

  it('is undone while its message is being sent, which stays', async () => {
    await change('NEW', { state: 'ACCEPTED' });
    const claimedUntil = new Date(mail.time + minutes(1));
    await prisma().mailMessage.updateMany({ data: { claimedUntil } });
    expect(await undo()).toMatchObject({ memberId: null, notice: { state: 'PENDING' } });
  });

  it('is erased with its member, and so are its messages', async () => {
    const { changed } = await change('NEW', { state: 'ACCEPTED' });
    await deleteRecordOf(registrar, 'Member', changed.memberId ?? 0);
    expect(await prisma().membershipApplication.count()).toBe(0);
    expect(await prisma().mailMessage.count()).toBe(0);
  });

  it('sends nothing to an applicant without an email address', async () => {
    await prisma().membershipApplication.updateMany({ data: { email: '' } });
    expect((await change('NEW', { state: 'ACCEPTED' })).changed.notice).toBeNull();
  });

  it.each([
    ['en', 'Dear {name}, selam!', 'Dear ጽጌ ማርያም, selam!'],
    ['am', 'ሰላም {name}!', 'ሰላም ጽጌ ማርያም!'],
  ])(
    'uses the texts of volunteers in the language of the form: %s',
    async (language, text, sent) => {
      await prisma().membershipApplication.updateMany({ data: { agreementLanguage: language } });
      await colleague.query(
        `mutation ($id: ID!, $texts: [String!]!) {
        updateInterfaceText(id: $id, version: 0, texts: $texts) { id } }`,
        { id: `${language.toUpperCase()}.membershipMail.greeting`, texts: [text] },
      );
      await change('NEW', { state: 'ACCEPTED' });
      const notice = await prisma().mailMessage.findFirstOrThrow({ where: { kind: 'ACCEPTANCE' } });
      expect(notice.text).toContain(sent);
      expect(notice.to).toBe(application.email);
    },
  );

  it.each([true, false])(
    'names the number of the member, and the page of own data if the site sends mail: %s',
    async (sendsMail) => {
      const { server } = mail.api.services;
      const before = server.sendsMail;
      server.sendsMail = sendsMail;
      try {
        await change('NEW', { state: 'ACCEPTED' });
      } finally {
        server.sendsMail = before;
      }
      const { id: memberId } = await prisma().member.findFirstOrThrow();
      const notice = await prisma().mailMessage.findFirstOrThrow({ where: { kind: 'ACCEPTANCE' } });
      expect(notice.text).toContain(`Your member number is M${String(memberId)}.`);
      expect(notice.text.includes('/my-data\n')).toBe(sendsMail);
    },
  );
});

describe('with the setting', () => {
  const apply = (input: object) => applyForMembership(mail.api, input);
  const notices = () => prisma().mailMessage.findMany({ where: { kind: 'ACCEPTANCE' } });
  beforeEach(() => {
    mail.api.services.server.firstSettings.saveMembershipApplications = true;
    return () => {
      mail.api.services.server.firstSettings.saveMembershipApplications = false;
    };
  });

  it('an application of a likely member waits for a decision', async () => {
    await apply({ name: 'Abebe' });
    // On another day the same form is another application.
    mail.time += minutes(24 * 60);
    const { data } = await apply({ name: 'Abebe' });
    expect(data['applyForMembership']).toMatchObject({ isRegistered: false });
    expect(await prisma().member.count()).toBe(1);
    const stored = { where: { name: 'Abebe' }, orderBy: { id: 'asc' } } as const;
    expect(await prisma().membershipApplication.findMany(stored)).toMatchObject([
      { state: 'ACCEPTED' },
      { state: 'NEW' },
    ]);
  });

  it('a name that is a pattern says nothing about members', async () => {
    await apply({ name: 'Kebede%' });
    for (const name of ['%', 'K%', '_______', 'Kebede\\', 'kebede%']) await apply({ name });
    const applications = await prisma().membershipApplication.findMany({ orderBy: { id: 'asc' } });
    expect(applications.slice(1).map(({ name, state }) => [name, state])).toEqual([
      ['Kebede%', 'ACCEPTED'],
      ['%', 'ACCEPTED'],
      ['K%', 'ACCEPTED'],
      ['_______', 'ACCEPTED'],
      ['Kebede\\', 'ACCEPTED'],
      ['kebede%', 'NEW'],
    ]);
  });

  it('an application is accepted by the site, once', async () => {
    await apply({ name: 'Abebe', language: 'am' });
    await apply({ name: 'Abebe', language: 'am' });
    const stored = await prisma().membershipApplication.findFirstOrThrow({
      where: { name: 'Abebe' },
      include: { steps: true },
    });
    expect(stored).toMatchObject({ state: 'ACCEPTED', steps: [{ by: '', state: 'ACCEPTED' }] });
    const { agreementText, agreedAt } = stored;
    expect(await prisma().member.findMany()).toMatchObject([
      { id: stored.memberId, agreementText, agreementLanguage: 'am', agreedAt, createdBy: '' },
    ]);
    expect((await notices()).map(({ text }) => text)).toEqual([
      expect.stringContaining('ውድ Abebe፣'),
    ]);
  });

  it('an address gets three messages a day', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await apply({ name });
    expect(await prisma().member.count()).toBe(4);
    expect(await notices()).toHaveLength(3);
  });
});

describe('the list', () => {
  const list = async (args: string) => {
    const { data } = await registrar.query(
      `{ list: membershipApplications(${args}) { totalCount pageInfo { endCursor } nodes { name } } }`,
    );
    return data['list'] as {
      totalCount: number;
      pageInfo: { endCursor: string };
      nodes: { name: string }[];
    };
  };
  const names = async (args: string) => (await list(args)).nodes.map(({ name }) => name);

  beforeEach(async () => {
    await prisma().membershipApplication.deleteMany();
    const rows = [
      { ...applicationRow('Almaz'), assignedTo: colleague.id },
      { ...applicationRow('Bekele'), state: 'IN_REVIEW' as const },
      { ...applicationRow('ፀጋዬ'), state: 'DECLINED' as const },
      { ...applicationRow('Almaz Two'), state: 'ACCEPTED' as const },
    ];
    for (const data of rows) await prisma().membershipApplication.create({ data });
  });

  it('is filtered by state and colleague', async () => {
    expect(await names('first: 9, states: [NEW, IN_REVIEW]')).toEqual(['Bekele', 'Almaz']);
    expect(await names(`first: 9, assignedTo: "${colleague.id}"`)).toEqual(['Almaz']);
    expect(await names('first: 9, assignedTo: "", states: [ACCEPTED]')).toEqual(['Almaz Two']);
    expect(await names('first: 9, states: []')).toEqual([]);
  });

  it('is searched without regard to spelling, within the filter', async () => {
    expect(await names('search: "ጸጋዬ"')).toEqual(['ፀጋዬ']);
    expect(await names('search: "almaz", states: [NEW]')).toEqual(['Almaz']);
  });

  it('is read page by page', async () => {
    const first = await list('first: 2');
    expect(first).toMatchObject({ totalCount: 4, nodes: [{ name: 'Almaz Two' }, { name: 'ፀጋዬ' }] });
    const after = `first: 2, after: "${first.pageInfo.endCursor}"`;
    expect(await names(after)).toEqual(['Bekele', 'Almaz']);
  });
});
