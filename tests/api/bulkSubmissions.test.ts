import { describe, expect, it } from 'vitest';
import type { Admin } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { applicationRow, inquiryRow, memberRow } from '../support/people.ts';

const api = useApi();
const admin = useAdmin(api);

interface Outcome {
  done: string[];
  kept: string[];
  missing: string[];
}
type Operation = 'markInquiriesAnswered' | 'deleteInquiries' | 'deleteMembershipApplications';

const call = (operation: Operation, ids: (number | string)[], by = admin, more = '') =>
  by.query(
    `mutation ($ids: [ID!]!) { outcome: ${operation}(ids: $ids${more}) { done kept missing } }`,
    { ids },
  );
async function change(...args: Parameters<typeof call>): Promise<Outcome> {
  const { data, errors } = await call(...args);
  expect(errors).toBeUndefined();
  return data['outcome'] as Outcome;
}
const takeBack = (ids: number[], by = admin) =>
  change('markInquiriesAnswered', ids, by, ', answered: false');

const texts = (ids: number[]) => ids.map(String);
async function makeInquiries(count: number): Promise<number[]> {
  const { inquiry } = api.services.prisma;
  const data = Array.from({ length: count }, () => inquiryRow('Abebe', 'When?'));
  const rows = await inquiry.createManyAndReturn({ data, select: { id: true } });
  return rows.map(({ id }) => id);
}
const answers = () =>
  api.services.prisma.inquiry.findMany({
    select: { readBy: true, answeredBy: true },
    orderBy: { id: 'asc' },
  });

describe('chosen inquiries', () => {
  it('are marked as answered together, and the marks can be undone', async () => {
    const ids = await makeInquiries(3);
    const colleague = await api.signInAdmin('colleague@example.org');
    await change('markInquiriesAnswered', ids.slice(0, 1), colleague);
    const { done, missing } = await change('markInquiriesAnswered', [...ids, 4000]);
    expect([done, missing]).toEqual([texts(ids.slice(1)), ['4000']]);
    const by = ({ id }: Admin) => ({ readBy: id, answeredBy: id });
    const mine = by(admin);
    const theirs = by(colleague);
    expect(await answers()).toEqual([theirs, mine, mine]);
    // The same request twice changes nothing more.
    expect((await change('markInquiriesAnswered', ids)).done).toEqual([]);
    expect(await takeBack(ids)).toEqual({
      done: texts(ids.slice(1)),
      kept: texts(ids.slice(0, 1)),
      missing: [],
    });
    const open = { ...mine, answeredBy: null };
    expect(await answers()).toEqual([theirs, open, open]);
    expect((await takeBack(ids)).done).toEqual([]);
  });

  it('are deleted, except those whose email is being sent', async () => {
    const [first = 0, second = 0] = await makeInquiries(2);
    const { mailMessage, inquiry } = api.services.prisma;
    const message = { kind: 'INQUIRY', replyTo: '', subject: '', text: '', html: '' } as const;
    await mailMessage.createMany({
      data: [
        { ...message, to: '', nextAttemptAt: new Date(), inquiryId: first },
        {
          ...message,
          to: '',
          nextAttemptAt: new Date(),
          inquiryId: second,
          claimedUntil: new Date(Date.now() + 60_000),
        },
      ],
    });
    expect(await change('deleteInquiries', [first, second, 4000])).toEqual({
      done: [String(first)],
      kept: [String(second)],
      missing: ['4000'],
    });
    expect(await inquiry.findMany({ select: { id: true } })).toEqual([{ id: second }]);
    expect(await mailMessage.count()).toBe(1);
    await mailMessage.updateMany({ data: { claimedUntil: null } });
    expect((await change('deleteInquiries', [second])).done).toEqual([String(second)]);
    expect(await change('deleteInquiries', [second])).toEqual({
      done: [],
      kept: [],
      missing: [String(second)],
    });
  });
});

it('deletes chosen applications, and keeps the members created from them', async () => {
  const { member, membershipApplication } = api.services.prisma;
  const { id: memberId } = await member.create({ data: memberRow('Abebe') });
  const rows = await membershipApplication.createManyAndReturn({
    data: [{ ...applicationRow('Abebe'), memberId }, applicationRow('Hana')],
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  const { done } = await change('deleteMembershipApplications', ids);
  expect(done).toEqual(texts(ids));
  expect(await membershipApplication.count()).toBe(0);
  expect(await member.count()).toBe(1);
});

it.each(['markInquiriesAnswered', 'deleteInquiries', 'deleteMembershipApplications'] as const)(
  '%s returns impossible ids exactly as sent',
  async (operation) => {
    const ids = ['018', 'abc', '4000', '+18', ''];
    expect(await change(operation, ids)).toEqual({ done: [], kept: [], missing: ids });
  },
);

it.each(['markInquiriesAnswered', 'deleteInquiries', 'deleteMembershipApplications'] as const)(
  '%s refuses an empty list, too many ids, and duplicates',
  async (operation) => {
    const many = Array.from({ length: 501 }, (_, index) => index + 1);
    for (const ids of [[], many, [1, 1], ['x', 'x']]) {
      const { errors } = await call(operation, ids);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
  },
);
