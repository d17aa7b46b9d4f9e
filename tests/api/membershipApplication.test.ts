import { beforeEach, describe, expect, it } from 'vitest';
import type { Prisma } from '../../api/generated/prisma/client.ts';
import { agreement } from '../../api/shared/messages/en/agreement.ts';
import { useApi } from '../support/useApi.ts';
import { application, applyForMembership } from '../support/forms.ts';
import { duringTransaction } from '../support/lockWaits.ts';
import { telephoneMessage } from '../support/formFaults.ts';

const time = Date.parse('2026-11-21T03:00:00Z');

const api = useApi({ now: () => new Date(time) });
beforeEach(async () => {
  api.services.server.firstSettings.saveMembershipApplications = false;
  api.services.server.sendsMail = false;
  await api.reset();
});

const failureOf = (answer: Awaited<ReturnType<typeof applyForMembership>>) => answer.errors?.[0];

describe('an application', () => {
  it('is stored with the accepted agreement, its language and the time', async () => {
    await applyForMembership(api, { language: 'am' });
    const [stored] = await api.services.prisma.membershipApplication.findMany();
    expect(stored).toMatchObject({
      name: application.name,
      address: application.address,
      agreementText: `${agreement.en}\n\n${agreement.am}`,
      agreementLanguage: 'am',
      agreedAt: new Date(time),
      memberId: null,
    });
    expect(await api.services.prisma.member.count()).toBe(0);
  });

  it.each([
    ['name', '', 'Full name is required'],
    ['dob', '', 'Date of Birth is required'],
    ['dob', '1/5/1990', 'Date must be in DD-MM-YYYY format'],
    ['dob', '2026-11-22', 'Date of Birth cannot be in the future'],
    ['dob', '1890-01-01', 'Date of Birth cannot be before 1900'],
    ['dob', '2020-11-21', 'Date of birth must be before the date of registration'],
    ['email', 'x', 'Enter a valid email'],
    ['address', '', 'Address is required'],
    ['contactNumber', '', 'Contact number is required'],
    ['contactNumber', 'not a phone', telephoneMessage],
    ['date', '2026-11-23', 'Date cannot be in the future'],
    ['date', '1890-01-01', 'The association was founded in November 1997'],
    ['date', '', 'Date is required'],
    ['agreement', false, 'Please agree to the statement to apply.'],
  ])('is refused with a wrong %s (case %#)', async (field, value, message) => {
    const failure = failureOf(await applyForMembership(api, { [field]: value }));
    expect(failure?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: message },
    });
    expect(await api.services.prisma.membershipApplication.count()).toBe(0);
  });

  it('requires an email address only for a copy', async () => {
    expect((await applyForMembership(api, { email: '' })).errors).toBeUndefined();
    const failure = failureOf(await applyForMembership(api, { email: '', copy: true }));
    expect(failure?.extensions).toMatchObject({
      fields: { email: 'Enter your email to get a copy' },
      fieldCodes: { email: { code: 'required', values: {} } },
    });
  });

  it('creates one member if the setting is on', async () => {
    api.services.server.firstSettings.saveMembershipApplications = true;
    await applyForMembership(api);
    await applyForMembership(api);
    const [member, ...others] = await api.services.prisma.member.findMany();
    expect(others).toEqual([]);
    expect(member).toMatchObject({ name: application.name, email: application.email });
    const stored = await api.services.prisma.membershipApplication.findFirst();
    expect(stored?.memberId).toBe(member?.id);
  });

  it('waits for another application of the person, and creates no member if that one did', async () => {
    api.services.server.firstSettings.saveMembershipApplications = true;
    const { name, dob, email, address, contactNumber } = application;
    const contact = { email, address, contactNumber };
    const data = { name, dob: new Date(dob), ...contact, date: new Date(time), createdBy: '' };
    const other = async (tx: Prisma.TransactionClient) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`applicant ${dob} ${name}`}, 0))`;
      await tx.member.create({ data });
    };
    await duringTransaction(api.services.prisma, other, () => applyForMembership(api));
    expect(await api.services.prisma.member.count()).toBe(1);
    const stored = await api.services.prisma.membershipApplication.findMany();
    expect(stored).toMatchObject([{ state: 'NEW', memberId: null }]);
  });

  it('is copied to the given address at most three times a day', async () => {
    api.services.server.sendsMail = true;
    const asked = [1, 2, 3, 4].map((number) => ({
      copy: true,
      contactNumber: `021 555 010${String(number)}`,
    }));
    const answers = [];
    for (const input of asked) answers.push(await applyForMembership(api, input));
    expect(answers.map(({ data }) => data['applyForMembership'])).toMatchObject([
      { isCopySent: true },
      { isCopySent: true },
      { isCopySent: true },
      { isCopySent: false },
    ]);
    const copies = await api.services.prisma.mailMessage.findMany({ where: { kind: 'COPY' } });
    expect(copies.map(({ to }) => to)).toEqual(Array(3).fill(application.email));
    expect(await api.services.prisma.mailMessage.count({ where: { kind: 'APPLICATION' } })).toBe(4);
  });
});
