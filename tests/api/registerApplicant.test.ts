import { beforeEach, describe, expect, it } from 'vitest';
import { useAdmin, useApi } from '../support/useApi.ts';
import { application, applyForMembership } from '../support/forms.ts';
import { applicationRow } from '../support/people.ts';

const time = Date.parse('2026-11-21T12:30:00Z');
/** In Auckland the next day has begun. */
const today = new Date('2026-11-22');

let id: number;

const api = useApi({ now: () => new Date(time) });
const registrar = useAdmin(api, 'registrar@example.org', ['REGISTRAR']);
beforeEach(async () => {
  await applyForMembership(api);
  id = (await api.services.prisma.membershipApplication.findFirstOrThrow()).id;
});

const call = (operation: string, viewer = registrar) =>
  viewer.query(`mutation ($id: ID!) { ${operation}(id: $id) { id name memberId } }`, {
    id: String(id),
  });
const register = (viewer = registrar) => call('registerApplicant', viewer);
const unregister = () => call('unregisterApplicant');
const memberIdOf = ({ data }: Awaited<ReturnType<typeof register>>, operation: string) =>
  (data[operation] as { memberId: number | null } | null)?.memberId;
const members = () => api.services.prisma.member.findMany();

describe('registering an applicant', () => {
  it('creates a member from the application, with the current day', async () => {
    const memberId = memberIdOf(await register(), 'registerApplicant');
    const { name, address, contactNumber, email } = application;
    const account = await api.services.prisma.user.findFirstOrThrow({
      where: { email: 'registrar@example.org' },
    });
    expect(await members()).toMatchObject([
      { id: memberId, name, address, contactNumber, email, date: today, createdBy: account.id },
    ]);
  });

  it('creates one member, and simultaneous requests get an error that names this member', async () => {
    const colleague = await api.signInAdmin('colleague@example.org', ['ADMIN']);
    const results = await Promise.all(
      [registrar, colleague, registrar, colleague].map((viewer) => register(viewer)),
    );
    const found = await members();
    expect(found).toHaveLength(1);
    const [memberId] = found.map((member) => member.id);
    const done = results.filter(({ errors }) => errors === undefined);
    expect(done.map((result) => memberIdOf(result, 'registerApplicant'))).toEqual([memberId]);
    const refusals = results.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
    const refusal = { code: 'CONFLICT', reason: 'applicantRegistered', values: { memberId } };
    expect(refusals).toMatchObject([refusal, refusal, refusal]);
  });

  it('is recorded with its author', async () => {
    await register();
    await unregister();
    const { id: account } = await api.services.prisma.user.findFirstOrThrow({
      where: { email: 'registrar@example.org' },
    });
    const entries = await api.services.prisma.activity.findMany({
      where: { kind: 'member' },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { action: 'CREATED', account },
      { action: 'DELETED', account },
    ]);
  });

  it('is undone by deleting the member', async () => {
    await register();
    expect(memberIdOf(await unregister(), 'unregisterApplicant')).toBeNull();
    expect(await members()).toEqual([]);
    // A second call changes nothing.
    expect((await unregister()).errors).toBeUndefined();
  });

  it('is not undone after another admin has changed the member', async () => {
    const memberId = memberIdOf(await register(), 'registerApplicant');
    await registrar.query(
      `mutation ($id: ID!, $input: MemberInput!) {
        updateMember(id: $id, version: 1, input: $input) { id }
      }`,
      {
        id: String(memberId),
        input: {
          name: application.name,
          dob: application.dob,
          email: '',
          date: '2026-11-22',
          address: '2 New Street',
          contactNumber: application.contactNumber,
        },
      },
    );
    expect((await unregister()).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'memberChanged',
    });
    expect(await members()).toMatchObject([{ address: '2 New Street' }]);
  });

  it('is not undone after a payment of the member', async () => {
    const { prisma } = api.services;
    const memberId = memberIdOf(await register(), 'registerApplicant') ?? null;
    const payment = { payerName: 'Abebe', amountCents: 5000, receivedOn: today };
    await prisma.payment.create({
      data: { ...payment, memberId, kind: 'FEE', feeYear: 2026, method: 'BANK' },
    });
    const refusal = { code: 'CONFLICT', reason: 'memberPaid', values: { memberId } };
    expect((await unregister()).errors?.[0]?.extensions).toMatchObject(refusal);
    expect(await prisma.payment.findMany()).toMatchObject([{ memberId }]);
  });

  it('is undone together with another application that was joined to the member', async () => {
    const { prisma } = api.services;
    const memberId = memberIdOf(await register(), 'registerApplicant');
    const again = await prisma.membershipApplication.create({ data: applicationRow('Abebe') });
    await registrar.query(
      `mutation ($id: ID!, $input: ApplicationUpdateInput!) {
        updateMembershipApplication(id: $id, seen: NEW, input: $input) { id } }`,
      { id: again.id, input: { state: 'ACCEPTED', memberId } },
    );
    await unregister();
    const both = await prisma.membershipApplication.findMany({ include: { steps: true } });
    const waiting = { memberId: null, state: 'IN_REVIEW' };
    expect(both).toMatchObject([waiting, waiting]);
    expect(both.map(({ steps }) => steps.length)).toEqual([2, 2]);
  });

  it.each(['registerApplicant', 'unregisterApplicant'])(
    'fails in %s if the application does not exist',
    async (operation) => {
      await api.services.prisma.membershipApplication.deleteMany();
      expect((await call(operation)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});
