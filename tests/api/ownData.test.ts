import { beforeEach, describe, expect, it } from 'vitest';
import { settleMail, tokenFor, why, written } from '../support/accountLinks.ts';
import { type Admin } from '../support/api.ts';
import { inquiry, sendInquiry, ticketOf } from '../support/forms.ts';
import { minutes, useMailApi } from '../support/mailApi.ts';
import { memberRow } from '../support/people.ts';
import { codes } from '../support/sessions.ts';

const mail = useMailApi();
settleMail(mail);
const prisma = () => mail.api.services.prisma;
const address = 'almaz@example.org';
let registrar: Admin;
let id: string;

beforeEach(async () => {
  registrar = await mail.api.signInAdmin('registrar@example.org', ['REGISTRAR']);
  const data = { ...memberRow('Almaz Bekele'), email: 'Almaz@example.org', address: 'Old Road 1' };
  id = String((await prisma().member.create({ data })).id);
});

const fields = `email members { id version name address postalAddress householdName householdRole contactNumber
    isLeaving }
  applications { id } inquiries { title }`;

interface Own {
  members: { id: string; version: number; name: string; isLeaving: boolean }[];
  inquiries: object[];
}

const request = (email: string, language = 'EN') =>
  mail.api.query(
    `mutation ($email: String!, $language: Language!, $proof: FormProofInput!) {
      requestOwnData(email: $email, language: $language, proof: $proof) }`,
    { email, language, proof: { ticket: ticketOf(mail.api) } },
  );

async function link() {
  await request(address);
  return tokenFor(mail, address);
}

const read = (token: string, by: Pick<Admin, 'query'> = mail.api) =>
  by.query(`query ($token: String!) { ownData(token: $token) { ${fields} } }`, { token });

const correct = (token: string, input: object = {}, member = id, version = 1) =>
  mail.api.query(
    `mutation ($token: String!, $id: ID!, $version: Int!, $input: OwnMemberInput!) {
      correctOwnData(token: $token, id: $id, version: $version, input: $input) { ${fields} } }`,
    {
      token,
      id: member,
      version,
      input: { address: 'New Road 2', contactNumber: '021 555 0177', ...input },
    },
  );

const leave = (token: string, member = id, isLeaving?: boolean) =>
  mail.api.query(
    `mutation ($token: String!, $id: ID!, $isLeaving: Boolean) {
      askToLeave(token: $token, id: $id, isLeaving: $isLeaving) { ${fields} } }`,
    { token, id: member, isLeaving },
  );

const done = (report: object | undefined) =>
  registrar.query('mutation ($id: ID!, $at: DateTime!) { deleteMemberReport(id: $id, at: $at) }', {
    ...report,
  });

const reports = async () => {
  const { data } = await registrar.query(
    '{ memberReports { id at kind memberId memberName address contactNumber presentAddress householdName } pendingCounts { memberReports } }',
  );
  return data as { memberReports: { id: string }[]; pendingCounts: { memberReports: number } };
};

describe('a link to the own data', () => {
  it('shows whether messages to members are sent to the address, and the page that changes it', async () => {
    const token = await link();
    const subscription = async () => {
      const { data } = await mail.api.query(
        'query ($token: String!) { own: ownData(token: $token) { isUnsubscribed unsubscribeLink } }',
        { token },
      );
      return data['own'] as { isUnsubscribed: boolean; unsubscribeLink: string };
    };
    const { isUnsubscribed, unsubscribeLink } = await subscription();
    expect(isUnsubscribed).toBe(false);
    const page = unsubscribeLink.replace('https://community.example', mail.api.url);
    expect((await fetch(page, { method: 'POST' })).status).toBe(200);
    expect((await subscription()).isUnsubscribed).toBe(true);
  });

  it('is requested with the same response whether something is stored or not', async () => {
    const answers = [];
    for (const email of [' ALMAZ@example.org', 'nobody@example.org']) {
      const before = mail.time;
      const { status, data, errors } = await request(email);
      answers.push({ status, data, errors, took: mail.time - before });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.data).toEqual({ requestOwnData: true });
    expect(await written(mail.api)).toEqual([`${address}: Your data at the association`]);
  });

  it('leads to the page in the language of the request', async () => {
    await request(address, 'AM');
    const token = await tokenFor(mail, address);
    const [sent] = mail.cloud.accepted;
    expect(sent?.content[0].value).toContain(`https://community.example/am/my-data#${token}`);
    expect(sent?.subject).toBe('በማኅበሩ ያለው መረጃዎ');
    expect(sent?.content[1]?.value).toContain('<html lang="am">');
  });

  it('can be requested only a few times, for every address alike', async () => {
    for (const email of [address, 'nobody@example.org']) {
      for (let count = 0; count < 3; count += 1) await request(email);
      expect(codes(await request(email))).toEqual(['TOO_MANY_REQUESTS']);
    }
  });

  it('shows everything under the address, several times, for an hour', async () => {
    await sendInquiry(mail.api, { email: address });
    await sendInquiry(mail.api, { email: 'xlmaz@example.org' });
    const token = await link();
    await read(token);
    // A volunteer who is signed in can be a member, too.
    const { data, errors } = await read(token, registrar);
    expect(errors).toBeUndefined();
    expect(data['ownData']).toMatchObject({
      members: [{ id, name: 'Almaz Bekele', address: 'Old Road 1', isLeaving: false }],
      applications: [],
      inquiries: [{ title: inquiry.title }],
    });
    mail.time += minutes(61);
    expect(why(await read(token))).toEqual(['linkExpired']);
  });

  it('stays open when somebody else requests another one', async () => {
    const token = await link();
    expect(await link()).not.toBe(token);
    expect((await read(token)).errors).toBeUndefined();
  });

  it('does not open what another link is for, nor the reverse', async () => {
    const token = await link();
    const reset = await mail.api.query(
      'mutation ($token: String!) { resetPassword(token: $token, newPassword: "teff barley enset sorghum") }',
      { token },
    );
    expect(why(reset)).toEqual(['linkInvalid']);
    expect(why(await read('invented'))).toEqual(['linkInvalid']);
  });

  it('shows nothing to an address that the member no longer has', async () => {
    const token = await link();
    await prisma().member.update({ where: { id: Number(id) }, data: { email: '' } });
    expect((await read(token)).data['ownData']).toMatchObject({ members: [] });
    expect(codes(await correct(token))).toEqual(['NOT_FOUND']);
  });
});

describe('a member with a link', () => {
  it('corrects the address of the household', async () => {
    const token = await link();
    const where = { id: Number(id) };
    const householdName = 'Bekele';
    await prisma().member.update({ where, data: { householdName } });
    const data = { ...memberRow('Sara'), address: 'Own Road 5', householdName };
    const other = await prisma().member.create({ data });
    const household = { householdName, householdRole: 'HEAD', postalAddress: 'Old Road 1' };
    expect((await read(token)).data['ownData']).toMatchObject({ members: [household] });
    const { data: corrected } = await correct(token);
    const moved = { address: 'New Road 2', postalAddress: 'New Road 2' };
    expect(corrected['correctOwnData']).toMatchObject({ members: [moved] });
    expect(await prisma().member.findUnique({ where: { id: other.id } })).toMatchObject(data);
    expect((await prisma().household.findFirstOrThrow()).address).toBe('New Road 2');
    expect((await reports()).memberReports).toMatchObject([
      { address: 'Old Road 1', presentAddress: 'New Road 2', householdName },
    ]);
  });

  it('does not move the household after the own membership has ended', async () => {
    const token = await link();
    const data = { householdName: 'Bekele', ceasedOn: new Date('2026-01-31') };
    await prisma().member.update({ where: { id: Number(id) }, data });
    await correct(token);
    expect((await prisma().household.findFirstOrThrow()).address).toBe('Old Road 1');
    expect((await read(token)).data['ownData']).toMatchObject({
      members: [{ postalAddress: 'New Road 2' }],
    });
    expect((await reports()).memberReports).toMatchObject([
      { presentAddress: 'New Road 2', householdName: null },
    ]);
  });

  it('corrects address and number, and the registrar sees what they were', async () => {
    const token = await link();
    const { data } = await correct(token);
    expect((data['correctOwnData'] as Own).members).toMatchObject([
      { version: 2, address: 'New Road 2', contactNumber: '021 555 0177' },
    ]);
    await correct(token, { address: 'New Road 3' }, id, 2);
    expect(await reports()).toMatchObject({
      memberReports: [
        { kind: 'CORRECTED', memberId: id, address: 'Old Road 1', contactNumber: '021 555 0199' },
      ],
      pendingCounts: { memberReports: 1 },
    });
    const [last] = await prisma().activity.findMany({
      where: { kind: 'member' },
      orderBy: { id: 'desc' },
    });
    expect(last).toMatchObject({ recordId: id, account: '', action: 'CHANGED' });
  });

  it('keeps what is stored if a value is wrong or out of date', async () => {
    const token = await link();
    const { errors } = await correct(token, { contactNumber: 'none' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { contactNumber: expect.any(String) as string },
    });
    expect(codes(await correct(token, {}, id, 7))).toEqual(['CONFLICT']);
    expect((await reports()).memberReports).toEqual([]);
  });

  it('can send the same values again if the response was lost', async () => {
    const token = await link();
    await correct(token);
    const { data, errors } = await correct(token);
    expect(errors).toBeUndefined();
    expect((data['correctOwnData'] as Own).members).toMatchObject([{ version: 2 }]);
  });

  it('does not reach a member with another address', async () => {
    const data = { ...memberRow('Other'), email: 'xlmaz@example.org' };
    const other = String((await prisma().member.create({ data })).id);
    const token = await link();
    expect(codes(await correct(token, {}, other))).toEqual(['NOT_FOUND']);
    expect(codes(await leave(token, other))).toEqual(['NOT_FOUND']);
  });

  it('asks to leave once, until the registrar has dealt with it', async () => {
    const token = await link();
    await Promise.all([leave(token), leave(token)]);
    expect((await read(token)).data['ownData']).toMatchObject({ members: [{ isLeaving: true }] });
    const { memberReports } = await reports();
    expect(memberReports).toMatchObject([{ kind: 'LEAVING', memberName: 'Almaz Bekele' }]);
    mail.time += minutes(1);
    await leave(token);
    // The registrar has not seen that the member asked again.
    expect(codes(await done(memberReports[0]))).toEqual(['CONFLICT']);
    expect((await done((await reports()).memberReports[0])).errors).toBeUndefined();
    expect((await reports()).pendingCounts.memberReports).toBe(0);
    expect(codes(await done(memberReports[0]))).toEqual(['NOT_FOUND']);
  });

  it('asks to leave until the membership has ended', async () => {
    const token = await link();
    await leave(token);
    await registrar.query(
      `mutation ($members: [RecordVersionInput!]!) { ceaseMembers(members: $members,
        input: { ceasedOn: "2026-11-21", ceasedReason: RESIGNED }) { done { id } } }`,
      { members: [{ id, version: 1 }] },
    );
    await leave(token);
    expect(await reports()).toMatchObject({
      memberReports: [],
      pendingCounts: { memberReports: 0 },
    });
  });

  it('takes a request to leave back while it is open, and the activity says so', async () => {
    const token = await link();
    await leave(token);
    await leave(token);
    const { data } = await leave(token, id, false);
    expect((data['askToLeave'] as Own).members).toMatchObject([{ isLeaving: false }]);
    // Nothing is open.
    await leave(token, id, false);
    expect((await reports()).memberReports).toEqual([]);
    await leave(token);
    await done((await reports()).memberReports[0]);
    const where = { kind: 'member', recordId: id, action: { startsWith: 'LEAVING' } };
    const entries = await prisma().activity.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, account }) => [action, account])).toEqual([
      ['LEAVING_REQUESTED', ''],
      ['LEAVING_WITHDRAWN', ''],
      ['LEAVING_REQUESTED', ''],
      ['LEAVING_WITHDRAWN', registrar.id],
    ]);
  });

  it('is named by the reports of one member', async () => {
    const sara = await prisma().member.create({ data: memberRow('Sara') });
    await prisma().memberReport.create({
      data: { memberId: sara.id, kind: 'LEAVING', at: new Date(mail.time) },
    });
    await leave(await link());
    const { data } = await registrar.query(
      'query ($id: ID!) { memberReports(memberId: $id) { memberName } }',
      { id },
    );
    expect(data['memberReports']).toEqual([{ memberName: 'Almaz Bekele' }]);
  });

  it('may try as often as needed with a link that is refused', async () => {
    const token = await link();
    for (let count = 0; count < 21; count += 1) {
      expect(why(await correct('invented'))).toEqual(['linkInvalid']);
    }
    mail.time += minutes(61);
    for (let count = 0; count < 21; count += 1) {
      expect(why(await leave(token))).toEqual(['linkExpired']);
    }
    expect((await leave(await link())).errors).toBeUndefined();
  });
});
