import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { readActivity } from '../support/activity.ts';
import { exportList } from '../support/csv.ts';
import { applicationRow, memberRow } from '../support/people.ts';

const api = useApi();
const admin = useAdmin(api);

const rowsOf = async (field: string): Promise<string[][]> => {
  const { csv } = await exportList(admin, field);
  return parse(csv, { bom: true });
};
const at = new Date('2026-11-23T20:30:00Z');
const inAuckland = '2026-11-24 09:30';
const day = new Date('1990-12-31');

describe('an export', () => {
  it('of inquiries contains the inquiries that the list shows, latest first', async () => {
    const inquiry = (title: string, answeredAt: Date | null) => ({
      name: '=Abebe',
      title,
      email: 'abebe@example.org',
      message: 'ሰላም\nHelp',
      digest: title,
      createdAt: at,
      answeredAt,
    });
    const { prisma } = api.services;
    for (const [title, answered] of [
      ['First', null],
      ['Second', at],
      ['Third', null],
    ] as const) {
      await prisma.inquiry.create({ data: inquiry(title, answered) });
    }
    expect(await rowsOf('exportInquiries(language: EN)')).toEqual([
      ['Received', 'From', 'Email', 'Subject', 'Message', 'State'],
      ...[
        ['Third', 'Not read yet'],
        ['Second', 'Answered'],
        ['First', 'Not read yet'],
      ].map(([title, state]) => [
        inAuckland,
        "'=Abebe",
        'abebe@example.org',
        title,
        'ሰላም\nHelp',
        state,
      ]),
    ]);
    const titles = async (args: string) =>
      (await rowsOf(`exportInquiries(language: AM, ${args})`)).slice(1).map((row) => row[3]);
    expect(await titles('answered: true')).toEqual(['Second']);
    expect(await titles('answered: false')).toEqual(['Third', 'First']);
    expect(await titles('answered: false, ids: ["1", "2"]')).toEqual(['First']);
  });

  it('of applications contains the stated data and the outcome', async () => {
    const { prisma } = api.services;
    const { id: member } = await prisma.member.create({ data: memberRow('Almaz 1') });
    const registrar = await api.signInAdmin('abeba@example.org', [Role.REGISTRAR]);
    await prisma.user.update({ where: { id: registrar.id }, data: { name: 'Abeba' } });
    for (const [index, readAt] of [null, at].entries()) {
      await prisma.membershipApplication.create({
        data: {
          ...applicationRow(`Almaz ${String(index)}`, '+64 21 555 0100'),
          dob: day,
          address: '1 Queen Street',
          date: day,
          readAt,
          agreedAt: at,
          ...(readAt && { memberId: member, state: 'ACCEPTED', assignedTo: registrar.id }),
        },
      });
    }
    const [headings, ...rows] = await rowsOf('exportMembershipApplications(language: AM)');
    expect(headings).toHaveLength(10);
    expect(rows).toEqual([
      [
        'Almaz 1',
        '1990-12-31',
        '',
        '1 Queen Street',
        "'+64 21 555 0100",
        '1990-12-31',
        inAuckland,
        'ተቀባይነት አግኝቷል',
        'Abeba',
        String(member),
      ],
      [
        'Almaz 0',
        '1990-12-31',
        '',
        '1 Queen Street',
        "'+64 21 555 0100",
        '1990-12-31',
        inAuckland,
        'አዲስ',
        '',
        '',
      ],
    ]);
    expect(await rowsOf('exportMembershipApplications(language: EN, ids: ["1"])')).toHaveLength(2);
    const chosen = 'language: EN, states: [NEW], search: "almaz"';
    const [, [name] = []] = await rowsOf(`exportMembershipApplications(${chosen})`);
    expect(name).toBe('Almaz 0');
  });

  it('of the outbox omits the texts, which may give access to an account', async () => {
    const mail = { replyTo: '', text: 'secret', html: 'secret', nextAttemptAt: at, createdAt: at };
    await api.services.prisma.mailMessage.createMany({
      data: [
        { ...mail, kind: 'ACCOUNT', to: 'a@example.org', subject: 'Password', state: 'SENT' },
        { ...mail, kind: 'INQUIRY', to: '', subject: 'Help', state: 'STORED' },
      ],
    });
    expect(await rowsOf('exportMailMessages(language: EN)')).toEqual([
      ['Written', 'About', 'To', 'Subject', 'State'],
      [inAuckland, 'Inquiry', 'To the association', 'Help', 'Stored, not sent'],
      [inAuckland, 'About an account', 'a@example.org', 'Password', 'Sent'],
    ]);
    expect(await rowsOf('exportMailMessages(language: EN, undelivered: true)')).toHaveLength(2);
  });

  it('of accounts contains roles and dates, and no data for signing in', async () => {
    await api.signInAdmin('sara@example.org', [Role.EDITOR, Role.REGISTRAR]);
    const where = { email: 'sara@example.org' };
    await api.services.prisma.user.update({
      where,
      data: { name: 'Sara Example', createdAt: at, disabledAt: at },
    });
    const [headings, ...accounts] = await rowsOf('exportAccounts(language: EN)');
    expect(headings).toEqual(['Email', 'Name', 'Roles', 'Added', 'Last sign-in', 'Switched off']);
    const sara = accounts.find(([email]) => email === 'sara@example.org');
    expect(sara?.filter((_, index) => index !== 4)).toEqual([
      'sara@example.org',
      'Sara Example',
      'Editor, Registrar',
      inAuckland,
      inAuckland,
    ]);
  });

  it('of the committee contains names and offices in both scripts', async () => {
    const officer = { title: '', titleAmharic: '', name: 'Abebe', nameAmharic: 'አበበ', from: day };
    await api.services.prisma.officer.createMany({
      data: [
        { ...officer, office: 'PRESIDENT', until: day },
        { ...officer, office: 'OTHER', title: 'Cook', titleAmharic: 'ወጥ ቤት', from: at },
      ],
    });
    expect((await rowsOf('exportCommittee(language: EN)')).slice(1)).toEqual([
      ['Abebe', 'አበበ', 'Another office', 'Cook', 'ወጥ ቤት', '2026-11-23', ''],
      ['Abebe', 'አበበ', 'President', '', '', '1990-12-31', '1990-12-31'],
    ]);
  });

  it('of categories contains the names in both languages, and the number of entries', async () => {
    const { prisma } = api.services;
    await prisma.directoryCategory.create({ data: { categoryName: 'Shops' } });
    await prisma.culturalCategory.create({ data: { categoryName: 'ባህል', language: 'AM' } });
    await prisma.resourceCategory.create({ data: { categoryName: 'Help' } });
    await prisma.resource.create({
      data: { title: 'Law', link: '', description: [], categoryId: 1, publishedAt: null },
    });
    await prisma.translation.create({
      data: {
        kind: 'resource-category',
        recordId: 1,
        language: 'AM',
        createdBy: '',
        values: { categoryName: 'እርዳታ' },
        original: { categoryName: 'Help' },
      },
    });
    expect(await rowsOf('exportCategories(language: EN)')).toEqual([
      ['List', 'Category (English)', 'Category (Amharic)', 'Entries'],
      ['Directory', 'Shops', '', '0'],
      ['Resources', 'Help', 'እርዳታ', '1'],
      ['About Ethiopia', '', 'ባህል', '0'],
    ]);
  });

  it('is recorded in the activity with its list', async () => {
    await exportList(admin, 'exportInquiries(language: EN)');
    await exportList(admin, 'exportAccounts(language: AM)');
    const { nodes } = await readActivity(admin, { kind: 'EXPORTS' });
    expect(nodes.map(({ exported, rows }) => [exported, rows])).toEqual([
      ['account', 1],
      ['inquiry', 0],
    ]);
    const activity = await rowsOf('exportActivity(filter: { kind: EXPORTS }, language: EN)');
    expect(activity.map((row) => row.at(-1))).toEqual([
      'Details',
      'Account, 1 entry',
      'Inquiries, 0 entries',
    ]);
  });
});
