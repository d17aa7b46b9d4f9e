import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, it } from 'vitest';
import { Component as ImportPage } from '../../client/admin/csvImport/ImportPage.tsx';
import { renderPage } from './support/renderPage.tsx';
import { enter } from './support/enter.ts';

beforeEach(() => sessionStorage.clear());
interface Sent {
  kind?: string;
  file: File;
  columns?: string[];
  corrections: { line: number; field: string; value: string }[];
  settings: { field: string; reading?: string; default?: string }[];
  leavingOut: number[];
  skipping: number[];
  updates: { line: number; id: string; version: number }[];
  publish: boolean;
  import: string | null;
}

const file = new File(['name'], 'shops.csv', { type: 'text/csv', lastModified: 1 });
const fault = (field: string, value: string, code: string) => ({
  field,
  value,
  code,
  values: {},
  message: code,
});
const row = (line: number, title: string, state: string, faults: object[] = []) => ({
  line,
  title,
  state,
  faults,
  sameAs: state === 'REPEATED' ? 2 : null,
  dates: [],
  recordId: null,
  version: null,
  changes: [],
  unknownId: null,
  similar: [],
  similarLine: null,
});
/** The result of an import without changes. */
const nothingElse = { updated: [], outdated: [], remaining: 0 };

/** Responds as the API does: a website that is not an address is a fault until it is corrected. */
function checkOf({ columns, corrections }: Sent) {
  const website = corrections.find(({ line }) => line === 3)?.value ?? 'none';
  const isRight = website.startsWith('https');
  const fields = ['name', 'name.am', 'website', 'location'];
  const found = columns?.map((field) => field || null) ?? ['name', 'website', null];
  return {
    columns: ['Name', 'Web', 'Where'].map((heading, i) => ({ heading, field: found[i] ?? null })),
    fields: fields.map((name) => ({
      name,
      isRequired: ['name', 'location'].includes(name),
      default: null,
      emptyRows: 0,
      isDate: false,
      question: null,
      decided: null,
    })),
    isGarbled: false,
    rows: [
      row(2, 'Abol', 'NEW'),
      isRight
        ? row(3, 'Buna', 'NEW')
        : row(3, 'Buna', 'FAULTY', [fault('website', website, 'invalidUrl')]),
      row(4, 'Abol', 'REPEATED'),
      row(5, 'Tena', 'EXISTING'),
    ],
  };
}

function show(rootValue: Record<string, unknown> = {}, url = '/admin/import/directory') {
  renderPage(
    ImportPage,
    { checkImport: checkOf, imports: [], ...rootValue },
    { path: '/admin/import/:kind', url },
  );
  return userEvent.setup();
}

const choose = (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(screen.getByLabelText('CSV file', { selector: 'input' }), file);
const website = () => screen.findByRole('textbox', { name: 'Website, line 3' });

it('does not take the focus from the button of the file while that is checked', async () => {
  const user = show({ checkImport: () => new Promise(() => undefined) });
  await choose(user);
  await screen.findByText(/^Checking/);
  const button = screen.getByRole('button', { name: 'Browse: CSV file' });
  // A browser takes the focus from a disabled button.
  expect(button.closest('fieldset')?.disabled).toBe(false);
});

it('announces the result of another check, also if it is equal', async () => {
  let isHeld = false;
  const held = new Promise(() => undefined);
  const user = show({ checkImport: (sent: Sent) => (isHeld ? held : checkOf(sent)) });
  await choose(user);
  const result = await screen.findByText(/^1 entry will be added/);
  isHeld = true;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(result.textContent).toMatch(/^Checking/));
});

it('shows errors first, accepts corrections, adds the valid rows, and undoes the import', async () => {
  const imports: Sent[] = [];
  const undone: string[] = [];
  const user = show({
    importRecords(sent: Sent) {
      imports.push(sent);
      const isFirst = imports.length === 1;
      const added = [isFirst ? '7' : '8'];
      return { ...nothingElse, import: '4', added, existing: 2, remaining: isFirst ? 1 : 0 };
    },
    undoImport({ id }: { id: string }) {
      undone.push(id);
      return {
        deleted: 1,
        restored: 0,
        kept: undone.length - 1,
        remaining: 2 - undone.length,
      };
    },
  });
  await choose(user);
  await screen.findByText(
    '1 entry will be added. 1 is there already. 1 line repeats an earlier one of the file. 1 line has faults.',
  );
  expect(screen.getByText('Enter a valid URL')).toBeTruthy();
  expect(screen.getByText('The same as line 2')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
  screen.getByRole('button', { name: 'Add 1 entry' });
  await user.clear(await website());
  await enter(user, await website(), 'https://buna.example.org');
  // What was typed is checked before anything is added.
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await user.click(await screen.findByRole('button', { name: 'Add 2 entries' }));
  await screen.findByText('2 entries have been added.');
  const corrections = [{ line: 3, field: 'website', value: 'https://buna.example.org' }];
  expect(imports).toHaveLength(2);
  expect(imports[0]).toMatchObject({ kind: 'DIRECTORY', corrections, publish: false });
  expect(imports[0]?.leavingOut).toEqual([]);
  expect(imports.map((each) => each.import)).toEqual([null, '4']);
  expect(document.activeElement?.textContent).toMatch(/^2 entries have been added\./);
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  await screen.findByText(
    '2 entries have been deleted again. 1 entry has been changed since, and stays.',
  );
  expect(undone).toEqual(['4', '4']);
});

it('keeps the input after the page was left and the file is chosen again', async () => {
  const user = show();
  await choose(user);
  await user.clear(await website());
  await enter(user, await website(), 'buna');
  cleanup();
  const again = show();
  await choose(again);
  expect((await website()).getAttribute('value')).toBe('buna');
  // This does not apply to another file.
  const other = new File(['name'], 'shops.csv', { type: 'text/csv', lastModified: 2 });
  await again.upload(screen.getByLabelText('CSV file', { selector: 'input' }), other);
  await waitFor(async () => expect((await website()).getAttribute('value')).toBe('none'));
});

it('lets the user choose the columns, and shows which ones every row needs', async () => {
  const user = show();
  await choose(user);
  await screen.findByText('No column is chosen for: Address. Every row needs that.');
  const column = screen.getByRole('combobox', { name: 'Where' });
  expect(within(column).getByRole('option', { name: 'Name (Amharic)' })).toBeTruthy();
  await user.selectOptions(column, 'Address');
  await waitFor(() => expect(screen.queryByText(/^No column is chosen/)).toBeNull());
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where' }).value).toBe('location');
});

it('leaves out rows with errors that are not corrected', async () => {
  let sent: Sent | undefined;
  const user = show({
    importRecords(given: Sent) {
      sent = given;
      return { ...nothingElse, import: '4', added: ['7'], existing: 2 };
    },
  });
  await choose(user);
  await screen.findByText('1 line with faults is left out.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Visitors see them' }), 'At once');
  await user.click(screen.getByRole('button', { name: 'Add 1 entry' }));
  await screen.findByText('1 entry has been added.');
  expect(sent).toMatchObject({ leavingOut: [3], publish: true });
  screen.getByText('1 was there already.');
  screen.getByText('1 line was left out because it repeats an earlier one of the file: line 4.');
  screen.getByText(/^1 line with faults was left out: line 3\./);
});

it('shows why a file is refused, and accepts another one', async () => {
  let isRefused = true;
  const user = show({
    checkImport(sent: Sent) {
      if (!isRefused) return checkOf(sent);
      throw new GraphQLError('Refused', {
        extensions: {
          code: 'BAD_USER_INPUT',
          reason: 'invalidFields',
          values: {},
          fields: { file: 'Refused' },
          fieldCodes: { file: { code: 'brokenCharacters', values: { line: 4 } } },
        },
      });
    },
  });
  await choose(user);
  await screen.findByText(/^Line 4 has letters that cannot be read/);
  isRefused = false;
  await choose(user);
  await screen.findByText(/^1 entry will be added/);
  expect(screen.queryByText(/^Line 4 has letters/)).toBeNull();
});

it('writes the month of a date as a word', async () => {
  const place = { path: '/admin/import/show-members', url: '/admin/import/show-members' };
  const dates = [{ field: 'dob', date: '1962-08-07' }];
  const read = (sent: Sent) => ({
    ...checkOf(sent),
    rows: [{ ...row(2, 'Abol', 'NEW'), dates }, row(3, 'Buna', 'EXISTING')],
  });
  renderPage(ImportPage, { checkMemberImport: read, memberImports: [] }, place);
  await choose(userEvent.setup());
  const [abol, buna] = (await screen.findAllByRole('row')).slice(1);
  expect(abol?.textContent).toContain('Date of Birth 7 August 1962');
  expect(buna?.textContent).not.toContain('Date of Birth');
});

it('asks how to read a column and how to fill its empty cells before it imports', async () => {
  const place = { path: '/admin/import/show-members', url: '/admin/import/show-members' };
  const answers = ['DAY_FIRST', 'MONTH_FIRST'].map((reading, index) => ({
    reading,
    value: ['1980-04-03', '1980-03-04'][index],
  }));
  const field = (name: string, change: object) => ({
    name,
    isRequired: true,
    default: null,
    emptyRows: 0,
    isDate: true,
    question: null,
    decided: null,
    ...change,
  });
  let sent: Sent['settings'] = [];
  const read = ({ settings, ...others }: Sent) => {
    sent = settings;
    const own = (name: string) => settings.find((setting) => setting.field === name);
    const date = own('date')?.default ?? null;
    const reading = own('dob')?.reading ?? null;
    return {
      ...checkOf({ ...others, settings }),
      fields: [
        field('dob', { question: { cell: '3/4/1980', count: 7, answers, reading } }),
        field('date', { default: date, emptyRows: 2 }),
      ],
      rows: [2, 3].map((line) =>
        date ? row(line, 'Abol', 'NEW') : row(line, '', 'FAULTY', [fault('date', '', 'required')]),
      ),
      isGarbled: true,
    };
  };
  renderPage(ImportPage, { checkMemberImport: read, memberImports: [] }, place);
  const user = userEvent.setup();
  await choose(user);
  const question = await screen.findByRole('group', { name: 'Date of Birth' });
  expect(question.textContent).toContain('The answer decides 7 cells such as 3/4/1980.');
  screen.getByText(/^Some letters of this file were damaged when it was saved/);
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'The month is first: 4 March 1980' }));
  // The user can decide again while the check is running.
  screen.getByText('“Date of registration” is empty in 2 rows.');
  await user.click(screen.getByRole('button', { name: 'Fill in today: Date of registration' }));
  await screen.findByRole('button', { name: 'Add 2 entries' });
  expect(sent).toEqual([
    { field: 'dob', reading: 'MONTH_FIRST' },
    { field: 'date', default: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string },
  ]);
  await user.type(screen.getByLabelText(/^Date of registration for these rows/), '2020-02-03');
  await user.click(screen.getByRole('button', { name: 'Fill in: Date of registration' }));
  await screen.findByText(
    '“Date of registration” is empty in 2 rows: it will be 3 February 2020 there.',
  );
});

it('shows how a date is read if other cells of the column decide it', async () => {
  const place = { path: '/admin/import/show-members', url: '/admin/import/show-members' };
  const decided = { cell: '3/4/1980', reading: 'MONTH_FIRST', value: '1980-03-04' };
  const read = (sent: Sent) => ({
    ...checkOf(sent),
    fields: [
      {
        name: 'dob',
        isRequired: true,
        default: null,
        emptyRows: 0,
        isDate: true,
        question: null,
        decided,
      },
    ],
  });
  renderPage(ImportPage, { checkMemberImport: read, memberImports: [] }, place);
  await choose(userEvent.setup());
  await screen.findByText(
    '“Date of Birth”: other cells show how 3/4/1980 is read. The month is first: 4 March 1980',
  );
});

it('keeps the chosen columns and values for the corrected file', async () => {
  const sent: Sent[] = [];
  let headings = ['Name', 'Web', 'Where'];
  const user = show({
    checkImport(given: Sent) {
      sent.push(given);
      const check = checkOf(given);
      return {
        ...check,
        columns: check.columns.map((column, i) => ({ ...column, heading: headings[i] ?? '' })),
        fields: check.fields.map((field) => ({
          ...field,
          emptyRows: 1,
          default: given.settings.find((setting) => setting.field === field.name)?.default ?? null,
        })),
        rows: [row(2, 'Abol', 'FAULTY', [fault('location', '', 'required')])],
      };
    },
  });
  const chooseAgain = (lastModified: number, name = 'shops.csv') =>
    user.upload(
      screen.getByLabelText('CSV file', { selector: 'input' }),
      new File(['name'], name, { type: 'text/csv', lastModified }),
    );
  await choose(user);
  await enter(user, await screen.findByLabelText(/^Address for these rows/), 'Auckland');
  await user.click(screen.getByRole('button', { name: 'Fill in: Address' }));
  await screen.findByText(/it will be Auckland there/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'Address');
  const settings = [{ field: 'location', default: 'Auckland' }];
  const columns = ['name', 'website', 'location'];
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ columns, settings }));
  await chooseAgain(2);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ columns, settings }));
  expect(sent.at(-1)?.file.lastModified).toBe(2);
  // Other headings: the columns are matched again.
  headings = ['Web', 'Name', 'Where'];
  const before = sent.length;
  await chooseAgain(3);
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  await screen.findByRole('combobox', { name: 'Where' });
  expect(sent.at(-1)).toMatchObject({ columns: null, settings });
  // Another file begins without answers.
  await chooseAgain(4, 'others.csv');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ columns: null, settings: [] }));
});

it('asks about rows that change an entry or may already exist', async () => {
  const place = { path: '/admin/import/show-members', url: '/admin/import/show-members' };
  const change = (id: number) => ({
    recordId: String(id),
    version: 1,
    changes: [
      { field: 'address', before: '1 Queen Street', after: '7 King Street' },
      { field: 'dob', before: '1990-12-31', after: '1990-12-30' },
      { field: 'email', before: 'a@example.org', after: '' },
    ],
  });
  const member = {
    id: '9',
    name: 'Hana Tefera',
    dob: '1990-12-31',
    email: '',
    contactNumber: '021 555 0100',
  };
  let sent: Sent | undefined;
  const checkMemberImport = (given: Sent) => ({
    ...checkOf(given),
    rows: [
      ...Array.from({ length: 40 }, (_, index) => ({
        ...row(index + 2, `Abebe ${String(index)}`, 'CHANGED'),
        ...change(index + 1),
      })),
      given.corrections.length > 0
        ? { ...row(42, 'Hanna Tefera', 'CHANGED'), ...change(9) }
        : { ...row(42, 'Hanna Tefera', 'NEW'), similar: [{ member, similarities: ['EMAIL'] }] },
      { ...row(43, 'Tsige', 'NEW'), unknownId: '77' },
      row(44, 'Selam', 'NEW'),
    ],
  });
  renderPage(
    ImportPage,
    {
      checkMemberImport,
      importMembers(given: Sent) {
        sent = given;
        const updated = given.updates.slice(1).map(({ id }) => id);
        return {
          import: '4',
          added: ['100'],
          updated,
          outdated: [3],
          existing: 0,
          remaining: 0,
        };
      },
      memberImports: [],
    },
    place,
  );
  const user = userEvent.setup();
  await choose(user);
  await screen.findByText(
    '1 entry will be added. 2 lines may be there already. 40 say something else than what is there.',
  );
  screen.getByText(/40 texts are removed, because the cell is empty: Email\.$/);
  const changed = screen.getByRole('region', { name: '40 lines change entries' });
  expect(within(changed).getAllByRole('listitem')).toHaveLength(20);
  expect(changed.querySelector('dl')?.textContent).toBe(
    'Address' +
      'Before: 1 Queen Street → After: 7 King Street' +
      'Date of Birth' +
      'Before: 31 December 1990 → After: 30 December 1990' +
      'Email' +
      'Before: a@example.org → After: (empty)',
  );
  // Nothing is selected at first.
  expect(screen.queryByRole('button', { name: /^(Add|Update) \d/ })).toBeNull();
  screen.getByText(/^Please choose what becomes of 42 lines above/);
  await user.click(screen.getByRole('button', { name: 'Update all 40' }));
  const third = screen.getByRole('group', { name: 'What becomes of line 3' });
  expect(within(third).getByRole<HTMLInputElement>('radio', { name: 'Update' }).checked).toBe(true);
  const second = screen.getByRole('group', { name: 'What becomes of line 2' });
  await user.click(within(second).getByRole('radio', { name: 'Skip' }));
  const doubtful = screen.getByRole('region', { name: '2 lines may be there already' });
  within(doubtful).getByText(/^No entry has the ID 77: /);
  await user.click(within(doubtful).getByRole('button', { name: 'Skip all 2' }));
  await screen.findByRole('button', { name: 'Add 1 entry, update 39 entries' });
  // “It is the same” turns the line into a change of that member. The other decisions stay.
  await user.click(
    within(doubtful).getByRole('button', { name: 'It is the same: Hana Tefera, line 42' }),
  );
  const last = await screen.findByText(/^Please choose what becomes of 1 line above/);
  await user.click(screen.getByRole('button', { name: 'Show more lines' }));
  await user.click(screen.getByRole('button', { name: 'Show more lines' }));
  const identified = screen.getByRole('group', { name: 'What becomes of line 42' });
  await user.click(within(identified).getByRole('radio', { name: 'Skip' }));
  expect(last.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add 1 entry, update 39 entries' }));
  await screen.findByText('1 entry has been added. 38 entries have been updated.');
  expect(sent?.skipping).toEqual([2, 42, 43]);
  expect(sent?.updates).toHaveLength(39);
  expect(sent?.updates[0]).toEqual({ line: 3, id: '2', version: 1 });
  screen.getByText('3 lines were skipped, as you chose.');
  screen.getByText(/^An entry has been changed by somebody else meanwhile, .* line 3\./);
});

it('shows members without publication, and nothing for kinds that have no import', async () => {
  const place = { path: '/admin/import/show-members', url: '/admin/import/show-members' };
  renderPage(ImportPage, { checkMemberImport: checkOf, memberImports: [] }, place);
  const user = userEvent.setup();
  await choose(user);
  await screen.findByRole('button', { name: 'Add 1 entry' });
  expect(screen.getByRole('columnheader', { name: 'Full Name' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Visitors see them' })).toBeNull();
  cleanup();
  show({}, '/admin/import/posts');
  await screen.findByRole('heading', { name: 'Import a CSV file' });
  expect(screen.queryByLabelText('CSV file', { selector: 'input' })).toBeNull();
});

const recent = (id: string, change: object = {}) => ({
  id,
  fileName: `list${id}.csv`,
  createdAt: '2026-11-20T01:00:00.000Z',
  added: 2000,
  updated: 0,
  accountName: 'selam@example.org',
  undoneAt: null,
  undone: 0,
  kept: [],
  canUndo: true,
  ...change,
});

it('lists recent imports and undoes one after a question', async () => {
  let isUndone = false;
  const gone = {
    undoneAt: '2026-11-21T01:00:00.000Z',
    undone: 1998,
    kept: [{ id: '7', title: 'Buna' }],
    canUndo: false,
  };
  const user = show({
    imports: () => [recent('2', isUndone ? gone : {}), recent('1', { canUndo: false })],
    undoImport({ id }: { id: string }) {
      isUndone = id === '2';
      return { deleted: 1998, restored: 0, kept: 2, remaining: 0 };
    },
  });
  await screen.findByText('list2.csv');
  expect(screen.getAllByText(/^2,000 entries · .*2026.* · selam@example.org$/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo the import of list1.csv' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo the import of list2.csv' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Undo this import?');
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  await screen.findByText(
    '1,998 entries have been deleted again. 2 entries have been changed since, and stay.',
  );
  await screen.findByText(/^Undone: .*2026.*\. 1,998 of 2,000 entries\.$/);
  expect(screen.queryByRole('button', { name: 'Undo the import of list2.csv' })).toBeNull();
  const kept = screen.getByRole('link', { name: 'Buna' });
  expect(kept.getAttribute('href')).toMatch(/^\/admin\/edit-[a-z]+\/7$/);
});
