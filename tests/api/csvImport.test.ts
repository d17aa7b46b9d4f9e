import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { todayInAuckland } from '../../api/shared/dates/days.ts';
import { windows1252Text } from '../../api/csv/csvText.ts';
import { dateToDay } from '../../api/scalars.ts';
import type { Admin } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { type Checked, csvImports, csvOf, dataOf, recentImports } from '../support/csv.ts';

/** The clock advances by this number of milliseconds each time that it is read. */
let step = 0;
let moved = 0;
/** A time in the day, so that no test runs over midnight. */
const start = new Date('2026-11-24T00:00:00Z').getTime();
const now = () => new Date(start + (moved += step));

let admin: Admin;
const api = useApi({ now });
beforeEach(async () => {
  await api.reset();
  step = 0;
  admin = await api.signInAdmin();
  await api.services.prisma.directoryCategory.create({
    data: { id: 1, categoryName: 'Restaurants' },
  });
  await api.services.prisma.translation.create({
    data: {
      kind: 'directory-category',
      recordId: 1,
      language: 'AM',
      values: { categoryName: 'ምግብ ቤቶች' },
      original: { categoryName: 'Restaurants' },
      createdBy: '',
    },
  });
});

const mapLink = 'https://maps.example.org/';
const entry = (name: string) => ({
  Category: 'restaurants',
  Name: name,
  Address: '1 Queen Street, Auckland',
  'Map Link': mapLink,
  Description: 'Injera\nCoffee',
});
const person = (index: number) => ({
  name: `Abebe Kebede ${String(index)}`,
  dob: '31/12/1990',
  email: `abebe${String(index)}@example.org`,
  address: '1 Queen Street',
  contactNumber: '+64 21 555 0100',
  date: '1-11-2026',
});

const statesOf = ({ rows }: Checked) => {
  const count = new Map<string, number>();
  for (const { state } of rows) count.set(state, (count.get(state) ?? 0) + 1);
  return Object.fromEntries(count);
};

describe('an import of a CSV file', () => {
  it('lets the user correct either of two days that contradict each other', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const cells = async (days: object) =>
      dataOf(await check(csvOf([{ ...person(1), ...days }]))).rows[0]?.faults.map(
        ({ field, value, code }) => [field, value, code],
      );
    expect(await cells({ dob: '31/12/2009', date: '1/11/2009' })).toEqual([
      ['date', '1/11/2009', 'notBeforeRegistration'],
      ['dob', '31/12/2009', 'notBeforeRegistration'],
    ]);
    const end = { ceasedOn: '31/12/2009', ceasedReason: 'Died' };
    expect(await cells({ ...end, joinedOn: '20/11/2011' })).toEqual([
      ['joinedOn', '20/11/2011', 'endBeforeStart'],
      ['ceasedOn', '31/12/2009', 'endBeforeStart'],
    ]);
  });

  it('reports 12 faults in 40 lines, and adds all rows after they are corrected', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const people = Array.from({ length: 40 }, (_, index) => person(index));
    const wrong = Array.from({ length: 12 }, (_, index) => index * 3 + 5);
    const file = csvOf(
      people.map((row, index) => (wrong.includes(index) ? { ...row, email: 'no address' } : row)),
    );
    const checked = dataOf(await check(file));
    expect(statesOf(checked)).toEqual({ NEW: 28, FAULTY: 12 });
    const faulty = checked.rows.filter(({ state }) => state === 'FAULTY');
    expect(faulty.map(({ line }) => line)).toEqual(wrong.map((index) => index + 2));
    expect(faulty[0]?.faults).toEqual([
      {
        field: 'email',
        value: 'no address',
        code: 'invalidEmail',
        values: {},
        message: 'Enter a valid email',
      },
    ]);
    const { errors } = await add(file);
    expect(errors?.[0]?.extensions).toMatchObject({
      reason: 'importFaults',
      values: { count: 12, lines: wrong.slice(0, 10).map((index) => index + 2) },
    });
    expect(await api.services.prisma.member.count()).toBe(0);
    const corrections = faulty.map(({ line }) => ({ line, field: 'email', value: '' }));
    expect(dataOf(await add(file, { corrections })).added).toHaveLength(40);
    const first = await api.services.prisma.member.findFirstOrThrow({ orderBy: { id: 'asc' } });
    expect(first).toMatchObject({
      name: 'Abebe Kebede 0',
      contactNumber: '+64 21 555 0100',
      createdBy: admin.id,
      dob: new Date('1990-12-31T00:00:00Z'),
      date: new Date('2026-11-01T00:00:00Z'),
    });
    const again = dataOf(await add(file, { corrections }));
    expect(again).toMatchObject({ import: null, added: [], existing: 40, remaining: 0 });
    expect(await api.services.prisma.member.count()).toBe(40);
  });

  it('that exceeds the time of one operation continues where it stopped', async () => {
    const { add } = csvImports(admin, 'MEMBER');
    // One row more than fits one transaction would be enough.
    const file = csvOf(Array.from({ length: 260 }, (_, index) => person(index)));
    const results: { import: string | null; added: string[]; remaining: number }[] = [];
    step = 11_000;
    do results.push(dataOf(await add(file, { import: results.at(-1)?.import })));
    while (results.at(-1)?.remaining);
    step = 0;
    // Many requests are one import; undoing it takes several too.
    const recent = recentImports(admin, 'MEMBER');
    expect(await recent.list()).toMatchObject([{ id: results[0]?.import, added: 260 }]);
    expect(results.length).toBeGreaterThan(1);
    expect(results.flatMap(({ added }) => added)).toHaveLength(260);
    expect(results.at(-1)).toMatchObject({ remaining: 0 });
    expect(await api.services.prisma.member.count()).toBe(260);
    const undone: { deleted: number; remaining: number }[] = [];
    step = 11_000;
    do {
      const { data } = await recent.undo(results[0]?.import ?? null);
      undone.push(data['undone'] as { deleted: number; remaining: number });
    } while (undone.at(-1)?.remaining);
    step = 0;
    expect(undone.length).toBeGreaterThan(1);
    expect(undone.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(260);
    expect(await recent.list()).toMatchObject([{ undone: 260, canUndo: false }]);
  });

  it('names a date that does not exist, and a date without a day or a month', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const dates = [
      '31/02/1980',
      '29.2.1981',
      ' 1980-13-01 ',
      '12/31/1980',
      '13/13/1980',
      'May 1980',
      '29/02/1980',
      '2015',
      'Jun-21',
      '6/2015',
    ];
    const file = csvOf(dates.map((dob, index) => ({ ...person(index), dob })));
    const { rows } = dataOf(await check(file));
    expect(rows.map(({ faults }) => faults.map(({ field, code }) => `${field} ${code}`))).toEqual([
      ['dob noSuchDay'],
      ['dob noSuchDay'],
      ['dob noSuchDay'],
      // Only with the month first is this a date.
      [],
      ['dob noSuchDay'],
      ['dob unreadableDate'],
      [],
      ['dob unreadableDate'],
      ['dob unreadableDate'],
      ['dob unreadableDate'],
    ]);
    expect(rows[7]?.faults[0]?.message).toBe(
      'No complete date can be read here. A date needs a day, a month and a year, such as 31/12/1980 or 3 Feb 1980',
    );
  });

  it('returns the dates that it has read, but no default dates', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const { date: _, ...someone } = person(1);
    const { rows } = dataOf(await check(csvOf([{ ...someone, dob: '7/8/1962' }])));
    expect(rows).toMatchObject([{ state: 'NEW', dates: [{ field: 'dob', date: '1962-08-07' }] }]);
    const [, withDate] = dataOf(
      await check(csvOf([person(1), { ...person(2), dob: 'unknown' }])),
    ).rows;
    expect(withDate).toMatchObject({
      state: 'FAULTY',
      dates: [{ field: 'date', date: '2026-11-01' }],
    });
  });

  it.each([
    [
      'day first',
      ['31/12/1980', '3/4/1980', '5.6.85'],
      ['1980-12-31', '1980-04-03', '1985-06-05'],
      'DAY_FIRST',
    ],
    ['month first', ['12/31/1980', '3/4/1980'], ['1980-12-31', '1980-03-04'], 'MONTH_FIRST'],
    [
      'with the month as a word',
      [
        '3-Feb-80',
        '5 June 1985',
        'June 5, 1985',
        'Monday, 3rd Sept. 1984',
        '3 ጁን 1985',
        '1980-02-03',
      ],
      ['1980-02-03', '1985-06-05', '1985-06-05', '1984-09-03', '1985-06-03', '1980-02-03'],
    ],
    [
      'with the name of an Ethiopian month',
      ['መስከረም 3 ቀን 1969 ዓ.ም.', '3 ጳጉሜ 1969', 'ህዳር 5፣ 1975', 'Tahsas 1, 1975', '30-Tir-75'],
      ['1976-09-13', '1977-09-08', '1982-11-14', '1982-12-10', '1983-02-07'],
    ],
    ['as serial numbers', ['29254', '31203.0'], ['1980-02-03', '1985-06-05']],
    ['at midnight', ['1980-02-13 00:00:00', '13/2/1980 0:00', '1980-02-13T00:00:00.000Z'], null],
    [
      'in two orders, each possible once',
      ['31/12/1980', '12/31/1980'],
      ['1980-12-31', '1980-12-31'],
    ],
    // Today is 24 November 2026. A date of birth cannot be later.
    ['of two digits', ['24-Nov-26', '25-Nov-26'], ['2026-11-24', '1926-11-25']],
  ])('reads dates %s if the column has one reading', async (_, cells, dates, reading?: string) => {
    const { check } = csvImports(admin, 'MEMBER');
    const { rows, fields } = dataOf(
      await check(csvOf(cells.map((dob, index) => ({ ...person(index), dob })))),
    );
    const found = rows.map((row) => row.dates.find(({ field }) => field === 'dob')?.date);
    expect(found).toEqual(dates ?? cells.map(() => '1980-02-13'));
    const { question, decided } = fields.find(({ name }) => name === 'dob') ?? {};
    expect(question).toBeNull();
    // A cell whose reading other cells decide is named with that reading.
    expect(decided).toEqual(reading ? { cell: '3/4/1980', reading, value: dates?.[1] } : null);
  });

  it('reads a two-digit year of registration as a year of this century, or of the last one if it is later than this year', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const dates = ['3-Feb-98', '3-Feb-08', '31-Dec-26'];
    const { rows } = dataOf(
      await check(csvOf(dates.map((date, index) => ({ ...person(index), date })))),
    );
    expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      [],
      [],
      ['dateInFuture'],
    ]);
    expect(rows[0]?.dates).toContainEqual({ field: 'date', date: '1998-02-03' });
    expect(rows[1]?.dates).toContainEqual({ field: 'date', date: '2008-02-03' });
  });

  it.each([
    [
      'with one meaning in each order',
      ['3/4/1980', '5/6/1981', '4/4/1982'],
      { cell: '3/4/1980', count: 2, reading: null },
      [
        ['DAY_FIRST', '1980-04-03'],
        ['MONTH_FIRST', '1980-03-04'],
      ],
    ],
    [
      'some of which are in the other order',
      ['31/12/1980', '12/31/1980', '3/4/1980'],
      { cell: '3/4/1980', count: 1, reading: null },
      [
        ['DAY_FIRST_IF_POSSIBLE', '1980-04-03'],
        ['MONTH_FIRST_IF_POSSIBLE', '1980-03-04'],
      ],
    ],
    [
      'with a number among them',
      ['1980-02-03', '29254'],
      { cell: '29254', count: 1, reading: null },
      [['DAY_FIRST_OR_NUMBER', '1980-02-03']],
    ],
  ])('asks once how to read a column of dates %s', async (_, cells, question, answers) => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const file = csvOf(cells.map((dob, index) => ({ ...person(index), dob })));
    const questionOf = ({ fields }: Checked) => fields.find(({ name }) => name === 'dob')?.question;
    const named = answers.map(([reading, value]) => ({ reading, value }));
    expect(questionOf(dataOf(await check(file)))).toEqual({ ...question, answers: named });
    const [reading = '', date] = answers.at(-1) ?? [];
    const settings = [{ field: 'dob', reading }];
    const answered = dataOf(await check(file, { settings }));
    expect(questionOf(answered)).toMatchObject({ reading, answers: named });
    const index = cells.indexOf(question.cell);
    expect(answered.rows[index]?.dates[0]).toEqual({ field: 'dob', date });
    dataOf(await add(file, { settings }));
    const saved = await api.services.prisma.member.findFirstOrThrow({
      where: { name: person(index).name },
    });
    expect(dateToDay(saved.dob)).toBe(date);
  });

  it.each([
    { field: 'dob', reading: 'CORRECTED' },
    { field: 'constructor', default: 'x' },
  ])('refuses a setting that no field has: $field', async (setting) => {
    const { check } = csvImports(admin, 'MEMBER');
    const { errors } = await check(csvOf([person(1)]), { settings: [setting] });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('asks once whether telephone numbers have lost their first 0, and adds it again', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const numbers = [
      ['021 555 0100', '021 555 0100'],
      ['215550100', '0215550100'],
      ['95550100', '095550100'],
      ['215550100.0', '0215550100'],
      ['-021 555 0101', '021 555 0101'],
      ['6495550100', '+6495550100'],
      ['251911555010', '+251911555010'],
      ['555 0100', '555 0100'],
      ['+64021 555 0100', '+6421 555 0100'],
    ];
    const file = csvOf(
      numbers.map(([contactNumber = ''], index) => ({ ...person(index), contactNumber })),
    );
    const checked = dataOf(await check(file));
    expect(checked.fields.find(({ name }) => name === 'contactNumber')?.question).toEqual({
      cell: '215550100',
      count: 6,
      reading: null,
      answers: [
        { reading: 'AS_WRITTEN', value: '215550100' },
        { reading: 'CORRECTED', value: '0215550100' },
      ],
    });
    const faulty = checked.rows.filter(({ state }) => state === 'FAULTY');
    expect(faulty.map(({ faults }) => faults[0])).toMatchObject([
      { value: '215550100.0', code: 'invalidTelephone' },
      { value: '-021 555 0101', code: 'invalidTelephone' },
    ]);
    dataOf(await add(file, { settings: [{ field: 'contactNumber', reading: 'CORRECTED' }] }));
    const saved = await api.services.prisma.member.findMany({ orderBy: { id: 'asc' } });
    expect(saved.map(({ contactNumber }) => contactNumber)).toEqual(
      numbers.map(([, number]) => number),
    );
  });

  it('reports garbled texts, and reports the whole file if no letters are intact', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const asWindows1252 = (text: string) => windows1252Text(Buffer.from(text));
    const names = [
      '????? ??? ???',
      'Abebe ?????',
      'Caf\ufffd',
      'áˆ°áˆ‹áˆ',
      'CafÃ©',
      ...['ሰላም', 'አበበ ቢቂላ', 'Tāmaki', 'Zoë’s', 'María', '“Hana” – 😀'].map(asWindows1252),
    ];
    const intact = ['ሰላም ዓለም', 'Café CAFÉ’S', 'Who is it?', 'Zoë', 'Tāmaki', '«à» ÄÖÜ', 'Ârâ'];
    const people = (all: string[]) => all.map((name, index) => ({ ...person(index), name }));
    const file = csvOf(people(names));
    const destroyed = dataOf(await check(file));
    const codes = destroyed.rows.map(({ faults }) =>
      faults.map(({ field, code }) => [field, code]),
    );
    expect(codes).toEqual(names.map(() => [['name', 'garbledText']]));
    expect(destroyed.rows[0]?.faults[0]?.message).toContain('Save As → CSV UTF-8');
    expect(destroyed.isGarbled).toBe(true);
    const mixed = dataOf(await check(csvOf(people([...intact, 'CafÃ©']))));
    expect(statesOf(mixed)).toEqual({ NEW: intact.length, FAULTY: 1 });
    expect(mixed.isGarbled).toBe(false);
    // A typed correction is accepted as it is.
    const corrections = names.map((name, index) => ({
      line: index + 2,
      field: 'name',
      value: name,
    }));
    expect(dataOf(await add(file, { corrections })).added).toHaveLength(names.length);
  });

  it('reports the whole file if its headings are garbled', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    expect(dataOf(await check('???? ??,???\n1,2\n')).isGarbled).toBe(true);
    expect(dataOf(await check('name\nAbebe\n')).isGarbled).toBe(false);
  });

  it('fills the empty cells of a column, and a field without a column, with a given value', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const people = Array.from({ length: 30 }, (_, index) => {
      const { address: _address, ...rest } = person(index);
      return { ...rest, date: index % 3 === 0 ? '13/11/2020' : ' ' };
    });
    const file = csvOf(people);
    const checked = dataOf(await check(file));
    expect(statesOf(checked)).toEqual({ FAULTY: 30 });
    const fieldOf = ({ fields }: Checked, field: string) =>
      fields.find(({ name }) => name === field);
    expect(fieldOf(checked, 'date')).toMatchObject({ emptyRows: 20, isDate: true, default: null });
    expect(fieldOf(checked, 'address')).toMatchObject({ emptyRows: 30, isRequired: true });
    const settings = [
      { field: 'date', default: '2020-02-03' },
      { field: 'address', default: 'Auckland' },
    ];
    const filled = dataOf(await check(file, { settings }));
    expect(statesOf(filled)).toEqual({ NEW: 30 });
    expect(fieldOf(filled, 'date')).toMatchObject({ emptyRows: 20, default: '2020-02-03' });
    expect(fieldOf(filled, 'address')).toMatchObject({ isRequired: false, default: 'Auckland' });
    dataOf(await add(file, { settings }));
    const count = (where: object) => api.services.prisma.member.count({ where });
    expect(await count({ date: new Date('2020-02-03'), address: 'Auckland' })).toBe(20);
    expect(await count({ date: new Date('2020-11-13'), address: 'Auckland' })).toBe(10);
  });

  it('fills a text with a given value only in rows that have the text in no language', async () => {
    const { check } = csvImports(admin, 'DIRECTORY');
    const { Address: _, ...rest } = entry('Abol');
    const { Name: name, ...unnamed } = { ...rest, Description: 'x' };
    const file = csvOf(
      [
        {
          ...unnamed,
          Name: name,
          'Name (Amharic)': '',
          'Address (Amharic)': '',
          'Description (Amharic)': '',
        },
        {
          ...unnamed,
          Name: '',
          'Name (Amharic)': 'ቡና',
          'Address (Amharic)': 'ኦክላንድ',
          'Description (Amharic)': 'ቡና',
        },
      ].map(({ Description: _description, ...row }) => row),
    );
    const settings = [
      { field: 'location', default: 'Auckland' },
      { field: 'description', default: 'Coffee' },
    ];
    const { rows, fields } = dataOf(await check(file, { settings }));
    expect(fields.find((field) => field.name === 'location')?.emptyRows).toBe(1);
    expect(rows.map(({ state }) => state)).toEqual(['NEW', 'NEW']);
  });

  it('adds the correct rows if the faulty rows are explicitly left out', async () => {
    const { add } = csvImports(admin, 'MEMBER');
    const file = csvOf([person(1), { ...person(2), dob: 'unknown' }]);
    expect(dataOf(await add(file, { leavingOut: [3] })).added).toHaveLength(1);
  });

  it('of the directory finds categories, languages and publication', async () => {
    const { check, add } = csvImports(admin, 'DIRECTORY');
    const rows = [
      { ...entry('Abol'), 'Name (Amharic)': 'አቦል', State: 'Published' },
      { ...entry('Buna'), 'Name (Amharic)': '', State: '' },
      { ...entry(''), 'Name (Amharic)': 'ጤና', State: 'ረቂቅ', Category: 'ምግብ ቤቶች' },
      { ...entry('Wrong'), 'Name (Amharic)': '', State: 'maybe', Category: 'Cinemas' },
      { ...entry('abol'), 'Name (Amharic)': '', State: '' },
    ].map((row) => ({ ...row, 'Description (Amharic)': '', 'Address (Amharic)': '' }));
    const checked = dataOf(await check(csvOf(rows)));
    expect(checked.columns.map(({ field }) => field)).toEqual([
      'categoryId',
      'name',
      'location',
      'mapLink',
      'description',
      'name.am',
      'publication',
      'description.am',
      'location.am',
    ]);
    const found = checked.rows.map(({ line, state, sameAs, faults }) => ({
      line,
      state,
      sameAs,
      faults: faults.map(({ field, code }) => `${field} ${code}`),
    }));
    expect(found).toEqual([
      // A translation is whole or absent, as in the form.
      {
        line: 2,
        state: 'FAULTY',
        sameAs: null,
        faults: ['description.am required', 'location.am required'],
      },
      { line: 4, state: 'NEW', sameAs: null, faults: [] },
      {
        // A draft may lack the rest of its translation.
        line: 6,
        state: 'FAULTY',
        sameAs: null,
        faults: ['name required'],
      },
      {
        line: 8,
        state: 'FAULTY',
        sameAs: null,
        faults: ['categoryId unknownCategory', 'publication unknownChoice'],
      },
      { line: 10, state: 'NEW', sameAs: null, faults: [] },
    ]);
    const corrections = [
      { line: 2, field: 'location.am', value: 'ኩዊን ጎዳና 1' },
      { line: 2, field: 'description.am', value: 'እንጀራ\nቡና' },
    ];
    const variables = { corrections, leavingOut: [6, 8] };
    expect(dataOf(await add(csvOf(rows), variables))).toMatchObject({ existing: 1 });
    const listed = await api.query(`{ directories(first: 9) { nodes { name
      description image { url width srcSet } categoryId } } }`);
    expect(listed.data).toEqual({
      directories: {
        nodes: [
          {
            name: 'Abol',
            description: ['Injera', 'Coffee'],
            categoryId: '1',
            image: { url: '/icons/512.png', width: 512, srcSet: '' },
          },
        ],
      },
    });
    const amharic = await api.query('{ directories(language: AM) { nodes { name description } } }');
    expect(amharic.data).toEqual({
      directories: { nodes: [{ name: 'አቦል', description: ['እንጀራ', 'ቡና'] }] },
    });
    const search = await api.query('{ search(query: "አቦል", language: AM) { totalCount } }');
    expect(search.data).toEqual({ search: { totalCount: 1 } });
    const drafts = await admin.query('{ directories(publication: DRAFT) { nodes { name } } }');
    expect(drafts.data).toEqual({ directories: { nodes: [{ name: 'Buna' }] } });
  });

  it('of events and resources applies the rules of their forms', async () => {
    await api.services.prisma.resourceCategory.create({ data: { categoryName: 'Help' } });
    const events = csvImports(admin, 'EVENT');
    const event = {
      title: 'Timkat',
      date: '19/1/2030',
      time: '4 ሰዓት ከጠዋቱ',
      location: 'Hall',
      mapLink,
      description: 'Come',
      endDate: '',
    };
    const file = csvOf([event, { ...event, title: 'Late', endDate: '2030-01-18' }]);
    const [first, second] = dataOf(await events.check(file)).rows;
    expect(first?.state).toBe('NEW');
    expect(second?.faults.map(({ field, code }) => [field, code])).toEqual([
      ['date', 'endBeforeStart'],
      ['endDate', 'endBeforeStart'],
    ]);
    expect(dataOf(await events.add(file, { leavingOut: [3], publish: true })).added).toEqual(['1']);
    const shown = await api.query('{ event(id: "1") { title date time publication } }');
    expect(shown.data).toEqual({
      event: { title: 'Timkat', date: '2030-01-19', time: '10:00 AM', publication: 'PUBLISHED' },
    });
    const resources = csvImports(admin, 'RESOURCE');
    const resource = { title: 'Law', link: '', description: 'Advice', category: 'Help' };
    const missing = dataOf(await resources.check(csvOf([resource])));
    expect(missing.rows[0]?.faults).toMatchObject([{ field: 'link', code: 'required' }]);
    const linked = csvOf([{ ...resource, link: 'example.org' }]);
    expect(dataOf(await resources.add(linked)).added).toEqual(['1']);
    expect(dataOf(await resources.check(linked)).rows[0]?.state).toBe('EXISTING');
    // If the record exists already, its other faults need no correction.
    expect(dataOf(await resources.check(csvOf([resource]))).rows[0]?.state).toBe('EXISTING');
  });

  it('registers members with the current day if the file has no column for the day', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const { date: _, ...undated } = person(1);
    const file = csvOf([undated]);
    const today = todayInAuckland(now());
    const checked = dataOf(await check(file));
    const field = checked.fields.find(({ name }) => name === 'date');
    expect(field).toMatchObject({ isRequired: false, default: today });
    expect(checked.rows[0]?.state).toBe('NEW');
    const empty = dataOf(await check(csvOf([{ ...person(1), date: '' }])));
    expect(empty.rows[0]?.faults).toMatchObject([{ field: 'date', code: 'required' }]);
    expect(empty.fields.find(({ name }) => name === 'date')).toMatchObject({ default: null });
    dataOf(await add(file));
    const [member] = await api.services.prisma.member.findMany();
    expect(dateToDay(member?.date ?? new Date(0))).toBe(today);
  });

  it('finds an existing member in any spelling of the name', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const born = (name: string, dob: string) => ({ ...person(1), name, dob });
    dataOf(await add(csvOf([born('Selam Worku', '1/2/1990'), born('ዓለሙ ኃይሌ', '1/2/1990')])));
    // As rows were saved before single lines were without them.
    await api.services.prisma.member.create({
      data: {
        name: 'Hana\u00a0 Te\u200bfera',
        email: person(1).email,
        address: '1 Queen Street',
        contactNumber: person(1).contactNumber,
        createdBy: '',
        dob: new Date('1990-02-01'),
        date: new Date('2026-11-01'),
      },
    });
    const names = [
      'Selam  Worku',
      'SELAM\u00a0WORKU',
      'Se\u200blam Worku',
      'Sela\u200dm\u3000Worku',
    ];
    const others = ['አለሙ ሀይሌ', 'ዓለሙ\u2003ኃይሌ', 'Hana Tefera'];
    const file = csvOf([...names, ...others].map((name) => born(name, '1/2/1990')));
    expect(statesOf(dataOf(await check(file)))).toEqual({ EXISTING: 7 });
    expect(dataOf(await add(file)).added).toEqual([]);
    const twins = csvOf([born('Selam Worku', '2/2/1990'), born('Selam Work', '1/2/1990')]);
    expect(statesOf(dataOf(await check(twins)))).toEqual({ NEW: 2 });
  });

  it('removes invisible characters from cells', async () => {
    const { add } = csvImports(admin, 'MEMBER');
    const dob = '\u202a1/2/1990\u202c';
    dataOf(await add(csvOf([{ ...person(1), name: 'Rene\u0301 \u2066Worku\u2069', dob }])));
    const [member] = await api.services.prisma.member.findMany();
    expect(member?.name).toBe('René Worku');
    expect(dateToDay(member?.dob ?? new Date(0))).toBe('1990-02-01');
  });

  it('finds a repeated row in any spelling', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const named = (name: string) => ({ ...person(1), name });
    const names = ['ዓለሙ ኃይሌ', 'አለሙ  ሀይሌ', 'Abebe', 'ABEBE\u00a0'];
    const { rows } = dataOf(await check(csvOf(names.map(named))));
    expect(rows.map(({ state, sameAs }) => [state, sameAs])).toEqual([
      ['NEW', null],
      ['REPEATED', 2],
      ['NEW', null],
      ['REPEATED', 4],
    ]);
  });

  it('keeps a row that has the same key as an earlier row but different content', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const file = csvOf([person(1), { ...person(1), address: '99 Other Road' }, person(1)]);
    const { rows } = dataOf(await check(file));
    expect(rows.map(({ state, sameAs }) => [state, sameAs])).toEqual([
      ['NEW', null],
      ['FAULTY', null],
      ['REPEATED', 2],
    ]);
    expect(rows[1]?.faults).toMatchObject([{ field: 'name', code: 'repeatedId' }]);
  });

  it('finds existing content despite different spaces, but distinguishes signs and letters', async () => {
    const { check, add } = csvImports(admin, 'DIRECTORY');
    dataOf(await add(csvOf([entry('ሐበሻ ምግብ ቤት'), entry('Abol Cafe')])));
    const there = csvOf([entry('ሐበሻ  ምግብ\u00a0ቤት'), entry('ABOL\u2003Ca\u200dfe')]);
    expect(statesOf(dataOf(await check(there)))).toEqual({ EXISTING: 2 });
    dataOf(await add(csvOf([entry('Buna Café')])));
    const accented = dataOf(await check(csvOf([entry('Buna Cafe\u0301')])));
    expect(statesOf(accented)).toEqual({ EXISTING: 1 });
    const others = ['ሀበሻ ምግብ ቤት', 'Abol Café', 'Abol Cafe+', 'Abol (Cafe)'].map(entry);
    const fresh = csvOf([...others, { ...entry('Abol Cafe'), Address: '2 Queen Street' }]);
    expect(statesOf(dataOf(await check(fresh)))).toEqual({ NEW: 5 });
  });

  it('uses the columns that the user selected', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const { name, ...rest } = person(1);
    const file = csvOf([{ Who: name, ...rest }]);
    const checked = dataOf(await check(file));
    expect(checked.columns[0]).toEqual({ heading: 'Who', field: null });
    expect(checked.rows[0]?.faults).toMatchObject([{ field: 'name', code: 'required' }]);
    const free = checked.fields.filter(({ isRequired }) => !isRequired);
    expect(free.map((field) => field.name)).toEqual([
      'id',
      'householdName',
      'householdRole',
      'email',
      'joinedOn',
      'consentedOn',
      'language',
      'channel',
      'notes',
      'ceasedOn',
      'ceasedReason',
      'ceasedNote',
      'firstName',
      'fatherName',
      'lastName',
    ]);
    const columns = ['name', ...Object.keys(rest)];
    expect(dataOf(await check(file, { columns })).rows[0]?.state).toBe('NEW');
    const twice = await check(file, { columns: ['name', 'name'] });
    expect(twice.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    const strange = await check(file, { columns: ['password'] });
    expect(strange.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['Full name,DOB,E-mail,Home address,Mobile,Member since', 'name'],
    ['Name,Birthday,Email Address,Address,Cell,Joined', 'name'],
    ['Member,Date of birth,mail,Street,Phone,Date joined', 'name'],
    ['ሙሉ ስም,የልደት ቀን,ኢሜል,የመኖሪያ አድራሻ,ሞባይል,የምዝገባ ቀን', 'name'],
    ['ስም,የትውልድ ቀን,ኢሜይል,አድራሻ,የስልክ ቁጥር,አባል የሆኑበት ቀን', 'name'],
  ])('finds the columns “%s”', async (headings, name) => {
    const { columns } = dataOf(
      await csvImports(admin, 'MEMBER').check(`${headings}\n1,2,3,4,5,6\n`),
    );
    expect(columns.map(({ field }) => field)).toEqual([
      name,
      'dob',
      'email',
      'address',
      'contactNumber',
      'date',
    ]);
  });

  it('assigns a column with the exact label first, and leaves other candidates unassigned', async () => {
    const file = 'Phone,Mobile,Contact Number\n1,2,3\n';
    const { columns } = dataOf(await csvImports(admin, 'MEMBER').check(file));
    expect(columns.map(({ field }) => field)).toEqual([null, null, 'contactNumber']);
  });

  it.each([
    ['First name,Last name', ['firstName', 'lastName'], 'Abebe,Kebede', 'Abebe Kebede'],
    ['Name,Father’s name,Surname', ['firstName', 'fatherName', 'lastName'], 'A,B,C', 'A B C'],
    ['ስም,የአባት ስም,የአያት ስም', ['firstName', 'fatherName', 'lastName'], 'ሀና,,አበበ', 'ሀና አበበ'],
    ['Full name,Surname', ['name', 'lastName'], 'Abebe Kebede,Kebede', 'Abebe Kebede'],
  ])('combines the columns “%s” into a name', async (headings, fields, cells, name) => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const file = `${headings},DOB,Address,Phone,Joined\n${cells},1/2/1990,x,09 555 0100,1/2/2020\n`;
    const checked = dataOf(await check(file));
    expect(checked.columns.map(({ field }) => field).slice(0, fields.length)).toEqual(fields);
    expect(checked.fields.find((field) => field.name === 'name')?.isRequired).toBe(false);
    expect(checked.rows).toMatchObject([{ title: name, state: 'NEW' }]);
    dataOf(await add(file));
    expect(await api.services.prisma.member.findMany({ select: { name: true } })).toEqual([
      { name },
    ]);
  });

  it('that runs several times at once adds each record once', async () => {
    const { add } = csvImports(admin, 'MEMBER');
    const file = csvOf(Array.from({ length: 30 }, (_, index) => person(index)));
    const results = (await Promise.all([add(file), add(file), add(file)])).map(dataOf);
    expect(results.map(({ added, existing }) => added.length + existing)).toEqual([30, 30, 30]);
    expect(results.flatMap(({ added }) => added)).toHaveLength(30);
    expect(await api.services.prisma.member.count()).toBe(30);
  });

  it('is allowed only for roles that may write such records', async () => {
    const registrar = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
    const editor = await api.signInAdmin('editor@example.org', [Role.EDITOR]);
    const [people, entries] = [csvOf([person(1)]), csvOf([entry('Abol')])];
    for (const operation of ['check', 'add'] as const) {
      const refused = [
        await csvImports(editor, 'MEMBER')[operation](people),
        await csvImports(registrar, 'DIRECTORY')[operation](entries),
      ];
      for (const { errors } of refused) expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
      dataOf<unknown>(await csvImports(registrar, 'MEMBER')[operation](people));
      dataOf<unknown>(await csvImports(editor, 'DIRECTORY')[operation](entries));
    }
  });
});
