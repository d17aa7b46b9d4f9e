import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { todayInAuckland } from '../../api/dates/days.rules.ts';
import { dateToDay } from '../../api/scalars.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { type Checked, csvImports, csvOf, dataOf, recentImports } from '../support/csv.ts';

/** Milliseconds by which the clock moves each time that it is read. */
let step = 0;
let moved = 0;
/** A time in the day, so that no test runs over midnight. */
const start = new Date('2026-11-24T00:00:00Z').getTime();
const now = () => new Date(start + (moved += step));

let api: Api;
let admin: Admin;
beforeAll(async () => {
  api = await startApi({ now });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.reset();
  step = 0;
  admin = await api.signInAdmin();
  await api.services.prisma.directoryCategory.create({
    data: { id: 1, categoryName: 'Restaurants' },
  });
  await api.services.prisma.translation.create({
    data: {
      ...{ kind: 'directory-category', recordId: 1, language: 'AM' },
      values: { categoryName: 'ምግብ ቤቶች' },
      original: { categoryName: 'Restaurants' },
      createdBy: '',
    },
  });
});

const mapLink = 'https://maps.example.org/';
const entry = (name: string) => ({
  ...{ Category: 'restaurants', Name: name, Address: '1 Queen Street, Auckland' },
  ...{ 'Map Link': mapLink, Description: 'Injera\nCoffee' },
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
  it('names the faults of twenty in 2,000 lines, and adds all once they are corrected', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const people = Array.from({ length: 2000 }, (_, index) => person(index));
    const wrong = Array.from({ length: 20 }, (_, index) => index * 97 + 5);
    const file = csvOf(
      people.map((row, index) => (wrong.includes(index) ? { ...row, email: 'no address' } : row)),
    );
    const checked = dataOf(await check(file));
    expect(statesOf(checked)).toEqual({ NEW: 1980, FAULTY: 20 });
    const faulty = checked.rows.filter(({ state }) => state === 'FAULTY');
    expect(faulty.map(({ line }) => line)).toEqual(wrong.map((index) => index + 2));
    expect(faulty[0]?.faults).toEqual([
      {
        ...{ field: 'email', value: 'no address', code: 'invalidEmail', values: {} },
        message: 'Enter a valid email',
      },
    ]);
    const { errors } = await add(file);
    expect(errors?.[0]?.extensions).toMatchObject({
      reason: 'importFaults',
      values: { count: 20, lines: wrong.slice(0, 10).map((index) => index + 2) },
    });
    expect(await api.services.prisma.member.count()).toBe(0);
    const corrections = faulty.map(({ line }) => ({ line, field: 'email', value: '' }));
    expect(dataOf(await add(file, { corrections })).added).toHaveLength(2000);
    const first = await api.services.prisma.member.findFirstOrThrow({ orderBy: { id: 'asc' } });
    expect(first).toMatchObject({
      ...{ name: 'Abebe Kebede 0', contactNumber: '+64 21 555 0100', createdBy: admin.id },
      dob: new Date('1990-12-31T00:00:00Z'),
      date: new Date('2026-11-01T00:00:00Z'),
    });
    const again = dataOf(await add(file, { corrections }));
    expect(again).toEqual({ import: null, added: [], present: 2000, remaining: 0 });
    expect(await api.services.prisma.member.count()).toBe(2000);
  });

  it('of more than one operation has time for goes on where it ended', async () => {
    const { add } = csvImports(admin, 'MEMBER');
    const file = csvOf(Array.from({ length: 1100 }, (_, index) => person(index)));
    const results: { import: string | null; added: string[]; remaining: number }[] = [];
    step = 6_000;
    do results.push(dataOf(await add(file, { import: results.at(-1)?.import })));
    while (results.at(-1)?.remaining);
    step = 0;
    // It is one import, which is undone as one, in as many operations as that takes.
    const recent = recentImports(admin, 'MEMBER');
    expect(await recent.list()).toMatchObject([{ id: results[0]?.import, added: 1100 }]);
    expect(results.length).toBeGreaterThan(1);
    expect(results.flatMap(({ added }) => added)).toHaveLength(1100);
    expect(results.at(-1)).toMatchObject({ remaining: 0 });
    expect(await api.services.prisma.member.count()).toBe(1100);
    const undone: { deleted: number; remaining: number }[] = [];
    step = 6_000;
    do {
      const { data } = await recent.undo(results[0]?.import ?? null);
      undone.push(data['undone'] as { deleted: number; remaining: number });
    } while (undone.at(-1)?.remaining);
    step = 0;
    expect(undone.length).toBeGreaterThan(1);
    expect(undone.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(1100);
    expect(await recent.list()).toMatchObject([{ undone: 1100, canUndo: false }]);
  });

  it('tells a day that is in no calendar from one in another form, and of a month first', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const days = [
      ...['31/02/1980', '29.2.1981', ' 1980-13-01 ', '12/31/1980', '13/13/1980'],
      ...['May 1980', '29/02/1980'],
    ];
    const file = csvOf(days.map((dob, index) => ({ ...person(index), dob })));
    const { rows } = dataOf(await check(file));
    expect(rows.map(({ faults }) => faults.map(({ field, code }) => `${field} ${code}`))).toEqual([
      ['dob noSuchDay'],
      ['dob noSuchDay'],
      ['dob noSuchDay'],
      ['dob monthFirst'],
      ['dob noSuchDay'],
      ['dob invalidDate'],
      [],
    ]);
  });

  it('tells how the days in it are read, but not those that it does not have', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const { date: _, ...someone } = person(1);
    const { rows } = dataOf(await check(csvOf([{ ...someone, dob: '7/8/1962' }])));
    expect(rows).toMatchObject([{ state: 'NEW', days: [{ field: 'dob', day: '1962-08-07' }] }]);
    const [, withDate] = dataOf(
      await check(csvOf([person(1), { ...person(2), dob: 'unknown' }])),
    ).rows;
    expect(withDate).toMatchObject({
      state: 'FAULTY',
      days: [{ field: 'date', day: '2026-11-01' }],
    });
  });

  it('adds what is right where faults are knowingly left out', async () => {
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
      ...['categoryId', 'name', 'location', 'mapLink', 'description'],
      ...['name.am', 'publication', 'description.am', 'location.am'],
    ]);
    const found = checked.rows.map(({ line, state, sameAs, faults }) => ({
      ...{ line, state, sameAs },
      faults: faults.map(({ field, code }) => `${field} ${code}`),
    }));
    expect(found).toEqual([
      // A translation is whole or absent, as in the form.
      {
        ...{ line: 2, state: 'FAULTY', sameAs: null },
        faults: ['location.am required', 'description.am required'],
      },
      { line: 4, state: 'NEW', sameAs: null, faults: [] },
      {
        ...{ line: 6, state: 'FAULTY', sameAs: null },
        faults: ['name required', 'location.am required', 'description.am required'],
      },
      {
        ...{ line: 8, state: 'FAULTY', sameAs: null },
        faults: ['categoryId unknownCategory', 'publication unknownChoice'],
      },
      { line: 10, state: 'NEW', sameAs: null, faults: [] },
    ]);
    const corrections = [
      { line: 2, field: 'location.am', value: 'ኩዊን ጎዳና 1' },
      { line: 2, field: 'description.am', value: 'እንጀራ\nቡና' },
    ];
    const variables = { corrections, leavingOut: [6, 8] };
    expect(dataOf(await add(csvOf(rows), variables))).toMatchObject({ present: 1 });
    const listed = await api.query(`{ directories(first: 9) { nodes { name
      description image { url width srcSet } categoryId } } }`);
    expect(listed.data).toEqual({
      directories: {
        nodes: [
          {
            ...{ name: 'Abol', description: ['Injera', 'Coffee'], categoryId: '1' },
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

  it('of events and resources has the rules of their forms', async () => {
    await api.services.prisma.resourceCategory.create({ data: { categoryName: 'Help' } });
    const events = csvImports(admin, 'EVENT');
    const event = {
      ...{ title: 'Timkat', date: '19/1/2030', time: '4 ሰዓት ከጠዋቱ', location: 'Hall' },
      ...{ mapLink, description: 'Come', endDate: '' },
    };
    const file = csvOf([event, { ...event, title: 'Late', endDate: '2030-01-18' }]);
    const [first, second] = dataOf(await events.check(file)).rows;
    expect(first?.state).toBe('NEW');
    expect(second?.faults.map(({ field, code }) => [field, code])).toEqual([
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
    expect(dataOf(await resources.check(linked)).rows[0]?.state).toBe('PRESENT');
    // Where it is there already, nobody has to correct what else is wrong.
    expect(dataOf(await resources.check(csvOf([resource]))).rows[0]?.state).toBe('PRESENT');
  });

  it('registers members today where no column has the day, and only there', async () => {
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

  it('finds a member who is there however the name was written', async () => {
    const { check, add } = csvImports(admin, 'MEMBER');
    const born = (name: string, dob: string) => ({ ...person(1), name, dob });
    dataOf(await add(csvOf([born('Selam Worku', '1/2/1990'), born('ዓለሙ ኃይሌ', '1/2/1990')])));
    // As rows were saved before single lines were without them.
    await api.services.prisma.member.create({
      data: {
        ...{ name: 'Hana\u00a0 Te\u200bfera', email: '', address: '1 Queen Street' },
        ...{ contactNumber: '021 555 0100', createdBy: '' },
        ...{ dob: new Date('1990-02-01'), date: new Date('2026-11-01') },
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
    expect(statesOf(dataOf(await check(file)))).toEqual({ PRESENT: 7 });
    expect(dataOf(await add(file)).added).toEqual([]);
    const twins = csvOf([born('Selam Worku', '2/2/1990'), born('Selam Work', '1/2/1990')]);
    expect(statesOf(dataOf(await check(twins)))).toEqual({ NEW: 2 });
  });

  it('finds a row that says the same as one before it however it is written', async () => {
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

  it('finds content however its spaces are typed, but not what a sign or a letter tells apart', async () => {
    const { check, add } = csvImports(admin, 'DIRECTORY');
    dataOf(await add(csvOf([entry('ሐበሻ ምግብ ቤት'), entry('Abol Cafe')])));
    const there = csvOf([entry('ሐበሻ  ምግብ\u00a0ቤት'), entry('ABOL\u2003Ca\u200dfe')]);
    expect(statesOf(dataOf(await check(there)))).toEqual({ PRESENT: 2 });
    const others = ['ሀበሻ ምግብ ቤት', 'Abol Café', 'Abol Cafe+', 'Abol (Cafe)'].map(entry);
    const fresh = csvOf([...others, { ...entry('Abol Cafe'), Address: '2 Queen Street' }]);
    expect(statesOf(dataOf(await check(fresh)))).toEqual({ NEW: 5 });
  });

  it('takes the columns that somebody chose', async () => {
    const { check } = csvImports(admin, 'MEMBER');
    const { name, ...rest } = person(1);
    const file = csvOf([{ Who: name, ...rest }]);
    const checked = dataOf(await check(file));
    expect(checked.columns[0]).toEqual({ heading: 'Who', field: null });
    expect(checked.rows[0]?.faults).toMatchObject([{ field: 'name', code: 'required' }]);
    const free = checked.fields.filter(({ isRequired }) => !isRequired);
    expect(free.map((field) => field.name)).toEqual([
      ...['email', 'firstName', 'fatherName', 'lastName'],
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
      ...[name, 'dob', 'email', 'address', 'contactNumber', 'date'],
    ]);
  });

  it('leaves the second of two columns to be chosen, and takes the label before other words', async () => {
    const file = 'Phone,Mobile,Contact Number\n1,2,3\n';
    const { columns } = dataOf(await csvImports(admin, 'MEMBER').check(file));
    expect(columns.map(({ field }) => field)).toEqual([null, null, 'contactNumber']);
  });

  it.each([
    ['First name,Last name', ['firstName', 'lastName'], 'Abebe,Kebede', 'Abebe Kebede'],
    ['Name,Father’s name,Surname', ['firstName', 'fatherName', 'lastName'], 'A,B,C', 'A B C'],
    ['ስም,የአባት ስም,የአያት ስም', ['firstName', 'fatherName', 'lastName'], 'ሀና,,አበበ', 'ሀና አበበ'],
    ['Full name,Surname', ['name', 'lastName'], 'Abebe Kebede,Kebede', 'Abebe Kebede'],
  ])('makes a name of the columns “%s”', async (headings, fields, cells, name) => {
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

  it('of two at once adds every record once', async () => {
    const { add } = csvImports(admin, 'MEMBER');
    const file = csvOf(Array.from({ length: 30 }, (_, index) => person(index)));
    const results = (await Promise.all([add(file), add(file), add(file)])).map(dataOf);
    expect(results.map(({ added, present }) => added.length + present)).toEqual([30, 30, 30]);
    expect(results.flatMap(({ added }) => added)).toHaveLength(30);
    expect(await api.services.prisma.member.count()).toBe(30);
  });

  it('is for whoever may write such records', async () => {
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
