import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { daysLater, monthsLater } from '../../api/shared/dates/days.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { exportList } from '../support/csv.ts';
import { memberRow } from '../support/people.ts';

const api = useApi({ now: () => new Date('2026-11-27T00:00:00Z') });
const admin = useAdmin(api);

interface Person {
  joinedOn?: string;
  ceasedOn?: string;
}

const dateOf = (day: string | undefined) => (day === undefined ? null : new Date(day));

const add = (name: string, { joinedOn, ceasedOn }: Person, more: object = {}) =>
  api.services.prisma.member.create({
    data: {
      ...memberRow(name),
      joinedOn: dateOf(joinedOn),
      ceasedOn: dateOf(ceasedOn),
      ...more,
    },
  });

const rowsIn = (csv: string): string[][] => parse(csv, { bom: true, from: 2 });

/** The names in a part of the register. */
async function names(args: string): Promise<string[]> {
  const { data } = await admin.query(
    `{ memberRegister(first: 100, ${args}) { nodes { name } totalCount } }`,
  );
  const { nodes, totalCount } = data['memberRegister'] as {
    nodes: { name: string }[];
    totalCount: number;
  };
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ name }) => name);
}

describe('the register of members', () => {
  it('has who was a member on the day: from the first day, and not on the day of ceasing', async () => {
    await add('Always', {});
    await add('From 10', { joinedOn: '2026-05-10' });
    await add('Until 20', { joinedOn: '2026-05-10', ceasedOn: '2026-05-20' });
    expect(await names('on: "2026-05-09"')).toEqual(['Always']);
    expect(await names('on: "2026-05-10"')).toEqual(['Always', 'From 10', 'Until 20']);
    expect(await names('on: "2026-05-19"')).toEqual(['Always', 'From 10', 'Until 20']);
    expect(await names('on: "2026-05-20"')).toEqual(['Always', 'From 10']);
    // Today, without a day.
    expect(await names('part: MEMBERS')).toEqual(['Always', 'From 10']);
  });

  it('has the changes between two days, and former members for seven years', async () => {
    await add('Seven years', { ceasedOn: '2019-11-28' });
    await add('Too long ago', { ceasedOn: '2019-11-27' });
    await add('Last year', { joinedOn: '2025-11-27', ceasedOn: '2026-11-27' });
    await add('This year', { joinedOn: '2025-11-28' });
    expect(await names('part: CEASED')).toEqual(['Last year', 'Seven years']);
    expect(await names('part: CEASED, since: "2019-11-29"')).toEqual(['Last year']);
    expect(await names('part: JOINED')).toEqual(['This year']);
    expect(await names('part: JOINED, since: "2025-11-27"')).toEqual(['Last year', 'This year']);
    expect(await names('part: ALL')).toEqual(['Last year', 'Seven years', 'This year']);
    const { data } = await admin.query('{ memberRegisterCounts { members joined ceased } }');
    expect(data['memberRegisterCounts']).toEqual({ members: 1, joined: 1, ceased: 1 });
  });

  it('points out what is missing for members of today', async () => {
    const none = { address: '', contactNumber: '', email: '' };
    await add('A', {}, none);
    await add('B', { joinedOn: '2026-01-01' }, { ...none, email: 'b@example.org' });
    await add(
      'C',
      { joinedOn: '2026-01-01' },
      { agreementText: 'I agree.', agreementLanguage: 'en', agreedAt: new Date('2026-01-01') },
    );
    await add('D', { ceasedOn: '2026-11-27' }, none);
    await add('E', { joinedOn: '2026-01-01' }, { consentedOn: new Date('2026-01-01') });
    const { data } = await admin.query(
      `{ memberRegister(part: ALL) { nodes { name missing } }
        memberRegisterCounts { joinedUnknown withoutContactDetails withoutConsent } }`,
    );
    expect(data).toEqual({
      memberRegister: {
        nodes: [
          { name: 'A', missing: ['JOINED_ON', 'CONTACT_DETAILS', 'CONSENT'] },
          { name: 'B', missing: ['CONSENT'] },
          { name: 'C', missing: [] },
          { name: 'D', missing: ['JOINED_ON'] },
          { name: 'E', missing: [] },
        ],
      },
      memberRegisterCounts: { joinedUnknown: 1, withoutContactDetails: 1, withoutConsent: 2 },
    });
  });

  it('is exported with its days and what is missing', async () => {
    await add('ዓለሙ', { joinedOn: '2026-05-10' });
    const { csv } = await exportList(admin, 'exportMemberRegister(language: EN)');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const { id } = (await api.services.prisma.member.findFirst()) ?? {};
    expect(parse(csv, { bom: true })).toEqual([
      ['ID', 'Full Name', 'Address', 'Phone Number', 'Email'].concat([
        'Became a Member',
        'Membership Ended',
        'Missing',
      ]),
      [String(id), 'ዓለሙ', '1 Example Street', '021 555 0199', '', '2026-05-10', '', 'no consent'],
    ]);
  });

  it('refuses days that are surely a mistake', async () => {
    for (const args of ['on: "0001-01-01"', 'on: "2026-01-01", since: "9999-01-01"']) {
      const { errors } = await admin.query(`{ memberRegister(${args}) { totalCount } }`);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
  });

  it('is read by as many statements for 10,000 members as for none', async () => {
    const statements = async (args: string) => {
      api.statements.length = 0;
      await names(args);
      await admin.query('{ memberRegisterCounts { members } }');
      const { rows, isCut } = await exportList(admin, 'exportMemberRegister(language: AM)');
      return { count: api.statements.length, rows, isCut };
    };
    const { count } = await statements('part: CEASED');
    await api.services.prisma.$executeRaw`
      INSERT INTO members (name, dob, address, "contactNumber", date, "joinedOn")
      SELECT 'ዓለሙ ተስፋዬ ' || n, '1990-01-01', 'Auckland', '021 555 0100', '2020-01-01', '2020-01-01'
      FROM generate_series(1, 10000) AS n`;
    expect(await statements('part: CEASED')).toEqual({ count, rows: 10_000, isCut: false });
  });
});

/** The history of a person, as the registrar enters it. */
type Event =
  | { is: 'join'; on: string | null }
  | { is: 'cease'; on: string }
  | { is: 'reinstate' }
  | { is: 'erase' };

/** Repeatable pseudo-random numbers from 0 to below `limit`. */
function randomNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    // Numerical Recipes' generator; its high bits are random enough.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const firstDay = '2010-01-01';
const historyCount = 1_000;
const days = 6_000;

/** A member joins, then ceases or is reinstated up to five times. Some are erased at the end. */
function randomHistory(random: (limit: number) => number): Event[] {
  const joined = random(days);
  const events: Event[] = [
    { is: 'join', on: random(10) === 0 ? null : daysLater(firstDay, joined) },
  ];
  for (let left = random(6); left > 0; left -= 1)
    events.push(
      random(2) === 0
        ? { is: 'cease', on: daysLater(firstDay, joined + random(days - joined)) }
        : { is: 'reinstate' },
    );
  if (random(10) === 0) events.push({ is: 'erase' });
  return events;
}

/** The simple model, which checks every day of a membership one by one. */
function modelOf(events: Event[]) {
  let known = false;
  let from: string | null = null;
  let until: string | null = null;
  for (const event of events) {
    if (event.is === 'join') [known, from] = [true, event.on];
    else if (event.is === 'cease') until = event.on;
    else if (event.is === 'reinstate') until = null;
    else known = false;
  }
  return {
    isMember: (day: string) => known && !(from && day < from) && !(until && day >= until),
    hasJoined: (day: string, since: string) =>
      known && from !== null && from >= since && from <= day,
    hasCeased: (day: string, since: string) =>
      known && until !== null && until >= since && until <= day,
  };
}

/** Enters the first event of every history, then the second of every history, and so on. */
async function enter(histories: Event[][]) {
  const { prisma } = api.services;
  await prisma.$executeRaw`
    INSERT INTO members (id, name, dob, address, "contactNumber", date)
    SELECT n, 'P' || lpad(n::text, 4, '0'), '1990-01-01', 'Auckland', '021 555 0100', '2020-01-01'
    FROM generate_series(1, ${histories.length}::int) AS n`;
  const most = Math.max(...histories.map(({ length }) => length));
  for (let turn = 0; turn < most; turn += 1) {
    const rows = histories.flatMap((events, index) => {
      const event = events[turn];
      return event ? [{ id: index + 1, is: event.is, on: 'on' in event ? event.on : null }] : [];
    });
    await prisma.$executeRaw`
      UPDATE members SET
        "joinedOn" = CASE WHEN event."is" = 'join' THEN event."on" ELSE "joinedOn" END,
        "ceasedOn" = CASE event."is" WHEN 'cease' THEN event."on" WHEN 'reinstate' THEN NULL ELSE "ceasedOn" END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS event(id int, "is" text, "on" date)
      WHERE members.id = event.id`;
    const erased = rows.flatMap((row) => (row.is === 'erase' ? [row.id] : []));
    await prisma.member.deleteMany({ where: { id: { in: erased } } });
  }
}

it(`equals a simple model over ${String(historyCount)} random histories, on any day`, async () => {
  const random = randomNumbers(44);
  const histories = Array.from({ length: historyCount }, () => randomHistory(random));
  await enter(histories);
  const models = histories.map(modelOf);
  const idsOf = async (args: string) => {
    const { csv } = await exportList(admin, `exportMemberRegister(language: EN, ${args})`);
    return rowsIn(csv).map(([id]) => Number(id));
  };
  const where = (holds: (model: (typeof models)[number]) => boolean) =>
    models.flatMap((model, index) => (holds(model) ? [index + 1] : []));
  // Faults are most likely on days on which something changes.
  const changes = histories
    .flat()
    .flatMap((event) => ('on' in event && event.on ? [event.on] : []));
  for (let round = 0; round < 25; round += 1) {
    const on = daysLater(changes[random(changes.length)] ?? firstDay, random(3) - 1);
    const since = daysLater(on, -random(1_000));
    const sevenYears = daysLater(monthsLater(on, -84), 1);
    const [day, both] = [`on: "${on}"`, `on: "${on}", since: "${since}"`];
    expect(await idsOf(day), on).toEqual(where(({ isMember }) => isMember(on)));
    expect(await idsOf(`part: JOINED, ${both}`), both).toEqual(
      where(({ hasJoined }) => hasJoined(on, since)),
    );
    expect(await idsOf(`part: CEASED, ${both}`), both).toEqual(
      where(({ hasCeased }) => hasCeased(on, since)),
    );
    expect(await idsOf(`part: ALL, ${day}`), on).toEqual(
      where(({ isMember, hasCeased }) => isMember(on) || hasCeased(on, sevenYears)),
    );
  }
});
