import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverPendingMail } from '../../api/mail/mailJobs.ts';
import { removeOldMemberMail } from '../../api/mail/memberMail.ts';
import { storeCopies } from '../../api/memberMessages/storeCopies.ts';
import type { Admin } from '../support/api.ts';
import { mailMessages, minutes, useMailApi } from '../support/mailApi.ts';
import { linkOf, newMembers, send, storedTexts, texts, write } from '../support/memberMessages.ts';
import { codes } from '../support/sessions.ts';

const mail = useMailApi();
let registrar: Admin;
beforeEach(async () => {
  registrar = await mail.api.signInAdmin('registrar@example.org', ['REGISTRAR']);
});

/** What the jobs do in one run. */
async function run() {
  await storeCopies(mail.api.services);
  await deliverPendingMail(mail.api.services);
}
const received = () =>
  mail.cloud.accepted
    .map(({ subject, personalizations: [{ to }] }) => [to[0].email, subject] as const)
    .sort();
const read = async (id: string) => {
  const { data } = await registrar.query(
    'query ($id: ID!) { m: memberMessage(id: $id) { state delivery { sent waiting failed reasons } } }',
    { id },
  );
  return data['m'];
};
const counts = async (filter: object) => {
  const { data } = await registrar.query(
    `query ($filter: MemberFilter!) {
      counts: messageRecipients(filter: $filter) { members addresses paper unsubscribed unknownLanguage }
    }`,
    { filter },
  );
  return data['counts'];
};

describe('a message', () => {
  it('reaches each address once, in the language of its members', async () => {
    await newMembers(mail.api, [
      { email: 'abebe@example.org', language: 'AM' },
      { email: 'mamo@example.org', language: 'EN' },
      { email: 'unknown@example.org' },
      { email: 'family@example.org', language: 'AM' },
      { email: 'Family@Example.org', language: 'EN' },
      { email: 'two@example.org', language: 'EN' },
      { email: 'TWO@example.org', language: 'EN' },
      { email: 'former@example.org', language: 'EN', ceasedOn: new Date('2024-02-29') },
      { email: 'post@example.org', language: 'EN', channel: 'POST' },
      { email: '' },
    ]);
    expect(await counts({})).toEqual({
      members: 9,
      addresses: 5,
      paper: 2,
      unsubscribed: 0,
      unknownLanguage: 0,
    });
    expect(await counts({ language: 'AM' })).toMatchObject({ members: 2, unknownLanguage: 2 });
    const { id } = await write(registrar);
    await run();
    expect(await mailMessages(mail.api)).toEqual([]);
    await send(registrar, id);
    await run();
    const { EN, AM } = texts;
    const both = `${EN.subject} / ${AM.subject}`;
    expect(received()).toEqual([
      ['abebe@example.org', AM.subject],
      ['family@example.org', both],
      ['mamo@example.org', EN.subject],
      ['two@example.org', EN.subject],
      ['unknown@example.org', both],
    ]);
    const [amharic] = mail.cloud.accepted.filter(({ subject }) => subject === AM.subject);
    expect(amharic?.from.name).toBe('በኦክላንድ የኢትዮጵያውያን ማኅበረሰብ ማኅበር');
    expect(amharic?.content[0].value).toContain(AM.body);
    expect(amharic?.content[0].value).not.toContain(EN.body);
    expect(amharic?.content[1].value).toContain('<html lang="am">');
    // The footer names the association in the same language.
    for (const { value } of amharic?.content ?? []) {
      expect(value).toContain('በኦክላንድ የኢትዮጵያውያን ማኅበረሰብ ማኅበር');
      expect(value).not.toContain('Ethiopian Community');
    }
    expect(amharic?.content[1].value).toContain('ቅዳሜ እናከብራለን።<br>ይምጡ።');
    expect(await read(id)).toEqual({
      state: 'SENT',
      delivery: { sent: 5, waiting: 0, failed: 0, reasons: [] },
    });
    await run();
    expect(mail.cloud.accepted).toHaveLength(5);
  });

  it('reaches the members of its filter, and needs only their language', async () => {
    await newMembers(mail.api, [
      { email: 'abebe@example.org', language: 'AM' },
      { email: 'mamo@example.org', language: 'EN' },
    ]);
    const { id } = await write(registrar, { filter: { language: 'AM' }, texts: { AM: texts.AM } });
    expect((await send(registrar, id)).errors).toBeUndefined();
    await run();
    expect(received()).toEqual([['abebe@example.org', texts.AM.subject]]);
  });

  it('reminds each address of the fees that its members owe, by mail, test and letter', async () => {
    const { prisma } = mail.api.services;
    const newType = async (name: string, amountCents: number, perHousehold: boolean) => {
      const { id } = await prisma.membershipType.create({ data: { name, perHousehold } });
      await prisma.membershipFee.create({
        data: { membershipTypeId: id, fromYear: 2025, amountCents },
      });
      return id;
    };
    const adult = { membershipTypeId: await newType('Adult', 125_050, false) };
    const family = {
      membershipTypeId: await newType('Family', 5000, true),
      householdName: 'Kebede',
      ...({ householdRole: 'OTHER', language: 'AM', email: 'family@example.org' } as const),
    };
    await prisma.household.create({ data: { name: 'Kebede' } });
    const [first, second, third, , elder] = await newMembers(mail.api, [
      { ...family, name: 'አበበ' },
      { ...family, name: 'ሣራ' },
      { ...adult, name: 'Mamo', email: 'family@example.org', language: 'AM' },
      { ...adult, name: 'Paid', email: 'paid@example.org' },
      { ...adult, name: 'Elder', email: '' },
    ]);
    const paid = { kind: 'FEE', feeYear: 2026, payerName: '', method: 'CASH' } as const;
    await prisma.payment.createMany({
      data: [
        { ...paid, memberId: third, amountCents: 25_000 },
        { ...paid, memberId: (third ?? 0) + 1, amountCents: 125_050 },
      ].map((each) => ({ ...each, receivedOn: new Date('2026-01-01'), createdBy: '' })),
    });
    const account = { bankAccountName: 'ECAA', bankName: 'ASB', bankAccountNumber: '12-3' };
    await prisma.settings.create({
      data: { ...mail.api.services.server.firstSettings, ...account },
    });
    const { id } = await write(registrar, { filter: { owesFeeOf: 2026 } });
    await registrar.query('mutation ($id: ID!) { testMemberMessage(id: $id) }', { id });
    const [test] = mail.cloud.accepted.splice(0);
    expect(test?.content[0].value).toContain(
      `2026 (01-01-2026 to 31-12-2026) by አበበ (M${String(first)}): $50.00`,
    );
    await send(registrar, id);
    await run();
    expect(received()).toEqual([['family@example.org', texts.AM.subject]]);
    const text = mail.cloud.accepted[0]?.content[0].value ?? '';
    // One demand for the household, with the number of its first member.
    expect(text).toContain(
      `(እ.ኤ.አ. 2026፣ 01-01-2026 – 31-12-2026)፦ አበበ (M${String(first)})። ቀሪ ገንዘብ፦ $50.00`,
    );
    expect(text).not.toContain(`(M${String(second)})`);
    expect(text).toContain(
      `(እ.ኤ.አ. 2026፣ 01-01-2026 – 31-12-2026)፦ Mamo (M${String(third)})። ቀሪ ገንዘብ፦ $1,000.50`,
    );
    expect(text).toContain('ECAA፣ ASB፣ 12-3');
    const { data } = await registrar.query(
      `query ($id: ID!) { member(id: $id) {
        owed: feeReminder(year: 2026, language: EN) none: feeReminder(language: EN) } }`,
      { id: elder },
    );
    expect(data['member']).toEqual({
      none: '',
      owed: expect.stringContaining(`Elder (M${String(elder)}): $1,250.50`) as string,
    });
  });

  it('names the days of the year also in a text that volunteers corrected before', async () => {
    const { prisma } = mail.api.services;
    const fees = { create: { fromYear: 2026, amountCents: 5000 } };
    const { id } = await prisma.membershipType.create({ data: { name: 'Adult', fees } });
    const [member] = await newMembers(mail.api, [{ name: 'Elder', membershipTypeId: id }]);
    const texts = ['{members}, {year}, {amount}'];
    await prisma.interfaceText.create({
      data: { key: 'memberMail.feeOwed', language: 'EN', texts, basedOn: ['Before'] },
    });
    const reminder = (year: number) =>
      registrar.query(
        'query ($id: ID!, $year: Int) { member(id: $id) { feeReminder(year: $year, language: EN) } }',
        { id: member, year },
      );
    expect(codes(await reminder(99_999))).toEqual(['BAD_USER_INPUT']);
    expect((await reminder(2026)).data['member']).toEqual({
      feeReminder: `Elder (M${String(member)}), 2026 (01-01-2026 to 31-12-2026), $50.00`,
    });
  });

  it('asks only for what is owed when it is sent, although payments came while the copy waited', async () => {
    const { prisma } = mail.api.services;
    const fees = { create: { fromYear: 2025, amountCents: 5000 } };
    const adult = await prisma.membershipType.create({ data: { name: 'Adult', fees } });
    const addresses = ['paid@example.org', 'partly@example.org', 'owing@example.org'];
    const shared = ['family@example.org', 'family@example.org'];
    const [payer, partPayer, , payerOfTwo, owing = 0] = await newMembers(
      mail.api,
      [...addresses, ...shared].map((email) => ({
        ...({ email, language: 'EN', membershipTypeId: adult.id } as const),
      })),
    );
    const body = 'You can also pay a part, such as $30.00.';
    const message = {
      filter: { owesFeeOf: 2026, language: 'EN' },
      texts: { EN: { subject: 'Fee', body } },
    };
    const { id } = await write(registrar, message);
    await send(registrar, id);
    mail.cloud.next = [503];
    await run();
    const paid = { kind: 'FEE', feeYear: 2026, payerName: '', method: 'CASH' } as const;
    const receivedOn = new Date('2026-01-01');
    await prisma.payment.createMany({
      data: [
        { ...paid, memberId: payer, receivedOn, amountCents: 5000 },
        { ...paid, memberId: partPayer, receivedOn, amountCents: 2000 },
        { ...paid, memberId: payerOfTwo, receivedOn, amountCents: 5000 },
      ],
    });
    mail.time += minutes(10);
    await run();
    expect(received()).toEqual([['owing@example.org', 'Fee']]);
    expect(await read(id)).toMatchObject({ state: 'SENDING' });
    await run();
    expect(received().map(([to]) => to)).toEqual([
      'family@example.org',
      'owing@example.org',
      'partly@example.org',
    ]);
    const reminders = mail.cloud.accepted.map(({ content }) => content[0].value);
    const sums = reminders.map((text) => text.match(/by [^:]+: (.+)/g)?.join());
    expect(sums.sort()).toEqual([
      `by Member 1 (M${String(partPayer)}): $30.00`,
      `by Member 2 (M${String((partPayer ?? 0) + 1)}): $50.00`,
      `by Member 4 (M${String(owing)}): $50.00`,
    ]);
    const reasons = ['Not sent: the fee is paid'];
    expect(await read(id)).toEqual({
      state: 'SENT',
      delivery: { sent: 3, waiting: 0, failed: 1, reasons },
    });
  });

  it('leaves no copy to an address that no member has any more', async () => {
    const [moved = 0, erased = 0] = await newMembers(mail.api, [
      { email: 'moved@example.org', language: 'EN' },
      { email: 'erased@example.org', language: 'EN' },
    ]);
    await send(registrar, (await write(registrar)).id);
    await storeCopies(mail.api.services);
    const { prisma } = mail.api.services;
    await prisma.member.update({ where: { id: moved }, data: { email: 'new@example.org' } });
    // As if the copy was stored by a transaction that had read the member before.
    await prisma.member.update({ where: { id: erased }, data: { email: '' } });
    await run();
    await run();
    expect(received().map(([to]) => to)).toEqual(['new@example.org']);
    expect((await mailMessages(mail.api)).map(({ to }) => to)).toEqual(['new@example.org']);
  });

  it('has the first subject only if both are too long for one line', async () => {
    await newMembers(mail.api, [{ email: 'unknown@example.org' }]);
    const long = { EN: { ...texts.EN, subject: 'a'.repeat(195) }, AM: texts.AM };
    await send(registrar, (await write(registrar, { texts: long })).id);
    await run();
    expect(received()).toEqual([['unknown@example.org', long.EN.subject]]);
  });

  it('is not sent without a text that its recipients need', async () => {
    const { id } = await write(registrar, { texts: { EN: texts.EN } });
    const { errors } = await send(registrar, id);
    expect(errors?.[0]?.extensions['fieldCodes']).toMatchObject({
      subjectAM: { code: 'required' },
      bodyAM: { code: 'required' },
    });
    expect(await read(id)).toMatchObject({ state: 'DRAFT' });
  });

  it('waits for its time, and can be cancelled until then', async () => {
    await newMembers(mail.api, [{ email: 'abebe@example.org', language: 'AM' }]);
    const { id } = await write(registrar);
    await send(registrar, id, new Date(mail.time + minutes(60)));
    await run();
    expect(await read(id)).toMatchObject({ state: 'SCHEDULED' });
    const other = await write(registrar);
    await send(registrar, other.id, new Date(mail.time + minutes(60)));
    const { data } = await registrar.query(
      'mutation ($id: ID!) { cancelMemberMessage(id: $id) { state } }',
      { id },
    );
    expect(data['cancelMemberMessage']).toEqual({ state: 'CANCELLED' });
    const cancelled = await mail.api.services.prisma.memberMessage.findFirst({
      where: { id: Number(id) },
    });
    await registrar.query('mutation ($id: ID!) { cancelMemberMessage(id: $id) { id } }', { id });
    const { errors } = await registrar.query(
      `mutation { sendMemberMessage(id: "${id}", version: ${String(cancelled?.version)}) { id } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'notADraft' });
    expect(
      await mail.api.services.prisma.memberMessage.findFirst({ where: { id: Number(id) } }),
    ).toEqual(cancelled);
    mail.time += minutes(61);
    await run();
    registrar = await mail.api.signInAdmin('later@example.org', ['REGISTRAR']);
    expect(mail.cloud.accepted).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', delivery: { sent: 0 } });
  });

  it('is cancelled while it is being sent, for those who have not received it', async () => {
    await newMembers(mail.api, [{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    const { id } = await write(registrar);
    await send(registrar, id);
    mail.cloud.next = ['well', 503];
    await run();
    expect(await read(id)).toMatchObject({ state: 'SENDING', delivery: { sent: 1, waiting: 1 } });
    await registrar.query('mutation ($id: ID!) { cancelMemberMessage(id: $id) { id } }', { id });
    mail.time += minutes(10);
    await run();
    expect(mail.cloud.accepted).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'CANCELLED', delivery: { sent: 1, waiting: 0 } });
    const again = await write(registrar);
    await send(registrar, again.id);
    await run();
    const { errors } = await registrar.query(
      'mutation ($id: ID!) { cancelMemberMessage(id: $id) { id } }',
      { id: again.id },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'mailMessageSent' });
  });

  it('is deleted while it is a draft, and cancelled later', async () => {
    const remove = async (id: string, version: number) => {
      const { errors } = await registrar.query(
        'mutation ($id: ID!, $version: Int!) { deleteMemberMessage(id: $id, version: $version) }',
        { id, version },
      );
      return errors?.[0]?.extensions['reason'];
    };
    const { id } = await write(registrar);
    expect(await remove(id, 7)).toBe('changedMeanwhile');
    const { errors } = await registrar.query(
      'mutation ($id: ID!) { cancelMemberMessage(id: $id) { id } }',
      { id },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await remove(id, 1)).toBeUndefined();
    expect(await read(id)).toBeNull();
    const other = await write(registrar);
    await send(registrar, other.id, new Date(mail.time + minutes(60)));
    expect(await remove(other.id, 2)).toBe('notADraft');
  });

  it('has no place for values, such as a name', async () => {
    const fieldCodes = async (body: string) => {
      const given = [{ language: 'EN', subject: 'Hello {ስም}', body }];
      const { errors } = await registrar.query(
        `mutation ($input: MemberMessageInput!) { createMemberMessage(input: $input) { id } }`,
        { input: { texts: given, filter: {} } },
      );
      return errors?.[0]?.extensions['fieldCodes'];
    };
    expect(await fieldCodes('Dear { name },')).toEqual({
      subjectEN: { code: 'unknownPlace', values: { place: '{ስም}' } },
      bodyEN: { code: 'unknownPlace', values: { place: '{ name }' } },
    });
    expect(await fieldCodes('Dear members,')).not.toHaveProperty('bodyEN');
  });

  it('has one text for each language', async () => {
    const given = [texts.EN, texts.EN].map((text) => ({ language: 'EN', ...text }));
    const { errors } = await registrar.query(
      `mutation ($input: MemberMessageInput!) { createMemberMessage(input: $input) { id } }`,
      { input: { texts: given, filter: {} } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is not sent with a place for values that an earlier version saved', async () => {
    const { id } = await write(registrar);
    const draft = { texts: { ...storedTexts, bodyAM: 'ውድ {ስም}፣' } };
    await mail.api.services.prisma.memberMessage.updateMany({ data: draft });
    const { errors } = await send(registrar, id);
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      bodyAM: { code: 'unknownPlace', values: { place: '{ስም}' } },
    });
    expect(await read(id)).toMatchObject({ state: 'DRAFT' });
  });

  it('leaves in the activity who sent or cancelled it', async () => {
    const { id } = await write(registrar);
    await send(registrar, id, new Date(mail.time + minutes(60)));
    await registrar.query('mutation ($id: ID!) { cancelMemberMessage(id: $id) { id } }', { id });
    const admin = await mail.api.signInAdmin('admin@example.org', ['ADMIN']);
    const { data } = await admin.query(
      `{ activity(first: 9, filter: { kind: MEMBERS }) {
        nodes { kind email title fields } } }`,
    );
    const entry = { kind: 'MEMBER_MESSAGE', email: 'registrar@example.org', title: 'New Year' };
    expect(data['activity']).toEqual({
      nodes: [['cancelledAt'], ['sendAt']].map((fields) => ({ ...entry, fields })),
    });
  });

  it('cannot be changed once it is to be sent', async () => {
    const { id } = await write(registrar);
    await send(registrar, id);
    const { errors } = await registrar.query(
      `mutation ($id: ID!) {
        updateMemberMessage(id: $id, version: 2, input: { texts: [], filter: {} }) { id }
      }`,
      { id },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'notADraft' });
  });

  it('is tested with one mail in each language to the account only', async () => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    const { id } = await write(registrar);
    await registrar.query('mutation ($id: ID!) { testMemberMessage(id: $id) }', { id });
    await run();
    expect(received()).toEqual([
      ['registrar@example.org', texts.EN.subject],
      ['registrar@example.org', texts.AM.subject],
    ]);
    expect(await read(id)).toMatchObject({ state: 'DRAFT', delivery: { sent: 0 } });
  });

  it('is not sent later as a test that the provider refused', async () => {
    const { id } = await write(registrar);
    mail.cloud.next = ['well', 400];
    const { errors } = await registrar.query('mutation ($id: ID!) { testMemberMessage(id: $id) }', {
      id,
    });
    expect(errors?.[0]?.extensions['code']).toBe('MAIL_FAILED');
    mail.time += minutes(10);
    await run();
    expect(received()).toEqual([['registrar@example.org', texts.EN.subject]]);
  });

  it('is tested only in the languages that it has', async () => {
    const { id } = await write(registrar, { texts: { AM: texts.AM } });
    await registrar.query('mutation ($id: ID!) { testMemberMessage(id: $id) }', { id });
    expect(received()).toEqual([['registrar@example.org', texts.AM.subject]]);
  });

  it.each([0, -1, 99_999])('with the fee of the year %i is refused', async (owesFeeOf) => {
    const { errors } = await registrar.query(
      `mutation ($filter: MemberFilter!) {
        createMemberMessage(input: { texts: [], filter: $filter }) { id }
      }`,
      { filter: { owesFeeOf } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('does not keep others waiting if its filter cannot be read', async () => {
    await newMembers(mail.api, [{ email: 'abebe@example.org', language: 'EN' }]);
    const [broken, other] = [await write(registrar), await write(registrar)];
    await send(registrar, broken.id);
    await send(registrar, other.id);
    const data = { filter: { owesFeeOf: 0 } };
    await mail.api.services.prisma.memberMessage.update({ where: { id: Number(broken.id) }, data });
    await run();
    expect(received()).toEqual([['abebe@example.org', texts.EN.subject]]);
  });

  it('is sent to the others if a copy is erased while it is sent', async () => {
    await newMembers(mail.api, [{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    await send(registrar, (await write(registrar)).id);
    await storeCopies(mail.api.services);
    const { mail: sender, prisma } = mail.api.services;
    const deliver = sender.send.bind(sender);
    vi.spyOn(sender, 'send').mockImplementationOnce(async (copy, timeout) => {
      await prisma.mailMessage.delete({ where: { id: copy.id } });
      return deliver(copy, timeout);
    });
    expect(await deliverPendingMail(mail.api.services)).toBe(2);
    expect(mail.cloud.accepted).toHaveLength(2);
  });

  it('comes after all other mail', async () => {
    await newMembers(mail.api, [{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    await send(registrar, (await write(registrar)).id);
    await storeCopies(mail.api.services);
    const later = new Date(mail.time);
    await mail.api.services.prisma.mailMessage.create({
      data: {
        kind: 'ACCOUNT',
        to: 'admin@example.org',
        replyTo: '',
        subject: 'Account',
        text: 'x',
        html: 'x',
        createdAt: later,
        nextAttemptAt: later,
      },
    });
    await deliverPendingMail(mail.api.services);
    expect(mail.cloud.accepted.map(({ subject }) => subject)[0]).toBe('Account');
    expect(mail.cloud.accepted).toHaveLength(3);
  });

  it('forgets addresses that no member has, after 30 days', async () => {
    await newMembers(mail.api, [{ email: 'Abebe@example.org' }]);
    const { prisma } = mail.api.services;
    const unsubscribedAt = new Date(mail.time);
    const addresses = ['abebe@example.org', 'former@example.org'];
    await prisma.mailAddress.createMany({
      data: addresses.map((address) => ({ address, unsubscribedAt })),
    });
    await removeOldMemberMail(mail.api.services);
    expect(await prisma.mailAddress.count()).toBe(2);
    mail.time += minutes(31 * 24 * 60);
    await removeOldMemberMail(mail.api.services);
    expect(await prisma.mailAddress.findMany()).toMatchObject([{ address: 'abebe@example.org' }]);
  });

  it('keeps its numbers when its mail is removed after 30 days', async () => {
    await newMembers(mail.api, [{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    const { id } = await write(registrar);
    await send(registrar, id);
    await run();
    mail.time += minutes(31 * 24 * 60);
    await removeOldMemberMail(mail.api.services);
    registrar = await mail.api.signInAdmin('later@example.org', ['REGISTRAR']);
    expect(await mailMessages(mail.api)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'SENT', delivery: { sent: 2 } });
  });
});

describe('the link to unsubscribe', () => {
  const open = (link: string, body?: Record<string, string>) =>
    fetch(link.replace('https://community.example', mail.api.url), {
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
  const mailed = async () => {
    mail.cloud.accepted = [];
    await send(registrar, (await write(registrar)).id);
    await run();
    return mail.cloud.accepted;
  };

  it('does nothing when it is opened, and unsubscribes the address when its form is sent', async () => {
    await newMembers(mail.api, [
      { email: 'Abebe@example.org', language: 'AM' },
      { email: 'mamo@example.org', language: 'EN' },
    ]);
    const first = (await mailed()).find(
      ({ personalizations: [{ to }] }) => to[0].email === 'abebe@example.org',
    );
    const link = linkOf(first);
    expect(first?.content[0].value).toContain(`${link}&language=AM`);
    expect(first?.content[1].value).toContain(`${link}&language=AM`.replaceAll('&', '&amp;'));
    expect(first?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const page = await open(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'sha256-");
    const html = await page.text();
    expect(html).toContain('Unsubscribe</button>');
    expect(html).toContain('<html lang="en');
    const amharic = await (await open(`${link}&language=AM`)).text();
    expect(amharic).toContain('<html lang="am">');
    expect(amharic.indexOf('ይቋረጥ</button>')).toBeLessThan(amharic.indexOf('Unsubscribe</button>'));
    expect(await mailed()).toHaveLength(2);
    expect(await (await open(link, { wish: 'unsubscribe' })).text()).toContain('is unsubscribed');
    expect(await counts({})).toMatchObject({ addresses: 1, unsubscribed: 1 });
    expect((await mailed()).map((each) => each.personalizations[0].to[0].email)).toEqual([
      'mamo@example.org',
    ]);
    expect(await (await open(link, { wish: 'subscribe' })).text()).toContain('again');
    expect(await mailed()).toHaveLength(2);
  });

  it('unsubscribes when a mail provider sends the one-click request', async () => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    const [first] = await mailed();
    await open(linkOf(first), { 'List-Unsubscribe': 'One-Click' });
    expect(await mailed()).toEqual([]);
  });

  it('stops a message that waits', async () => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    const [first] = await mailed();
    mail.cloud.accepted = [];
    mail.cloud.next = [503];
    const { id } = await write(registrar);
    await send(registrar, id);
    await run();
    await open(linkOf(first), {});
    mail.time += minutes(10);
    await run();
    expect(mail.cloud.accepted).toEqual([]);
    expect(await read(id)).toMatchObject({
      delivery: { sent: 0, waiting: 0, reasons: ['Not sent: the address is unsubscribed'] },
    });
    const admin = await mail.api.signInAdmin('admin@example.org', ['ADMIN']);
    const { data } = await admin.query('{ pendingCounts { failedMail } }');
    expect(data['pendingCounts']).toEqual({ failedMail: 0 });
  });

  it.each(['token', 'to'])('with another %s does nothing', async (name) => {
    await newMembers(mail.api, [{ email: 'abebe@example.org' }, { email: 'mamo@example.org' }]);
    const link = new URL(linkOf((await mailed())[0]));
    link.searchParams.set(name, 'mamo@example.org');
    const refused = await open(link.href, {});
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain('https://community.example/contact-us');
    expect(await counts({})).toMatchObject({ unsubscribed: 0 });
  });

  it('is not needed if a registrar enters what a member says by telephone', async () => {
    const [id = 0] = await newMembers(mail.api, [{ email: 'abebe@example.org' }]);
    const set = (isSubscribed: boolean) =>
      registrar.query(
        `mutation ($id: ID!, $isSubscribed: Boolean!) {
          member: setMemberSubscription(id: $id, isSubscribed: $isSubscribed) { reach isSubscribed }
        }`,
        { id, isSubscribed },
      );
    expect((await set(false)).data['member']).toMatchObject({ reach: 'UNSUBSCRIBED' });
    expect(await mailed()).toEqual([]);
    expect((await set(true)).data['member']).toEqual({ reach: 'MAIL', isSubscribed: true });
    expect(await mailed()).toHaveLength(1);
    await mail.api.services.prisma.member.updateMany({ data: { channel: 'POST' } });
    expect((await set(false)).data['member']).toEqual({ reach: 'PAPER', isSubscribed: false });
  });

  it('is forgotten with the member, unless others use the address', async () => {
    const [a = 0, b = 0] = await newMembers(mail.api, [
      { email: 'family@example.org' },
      { email: 'Family@example.org' },
    ]);
    const [first] = await mailed();
    await open(linkOf(first), {});
    const { prisma } = mail.api.services;
    const erase = (id: number) =>
      registrar.query('mutation ($id: ID!) { deleteMember(id: $id, version: 1) }', { id });
    await erase(a);
    expect([await prisma.mailAddress.count(), await prisma.mailMessage.count()]).toEqual([1, 1]);
    await erase(b);
    expect(await read('1')).toMatchObject({ delivery: { sent: 1 } });
    expect([await prisma.mailAddress.count(), await prisma.mailMessage.count()]).toEqual([0, 0]);
  });
});
