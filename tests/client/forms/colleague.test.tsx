import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changedMeanwhile, notFound } from '../../../api/errors.ts';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { event, member, type } from './savedRecords.ts';
import { translatedTexts } from '../../support/translatedTexts.ts';

afterEach(() => {
  deleteAllDrafts();
});

const image = event.image;
const officer = {
  id: '3',
  version: 1,
  office: 'OTHER',
  title: 'Librarian',
  titleAmharic: '',
  name: 'Abebe',
  nameAmharic: '',
  from: '2020-01-01',
  until: null,
  image,
};
const category = { id: '3', version: 1, categoryName: 'Cafés' };
const amharic = (texts: object) => ({
  translations: [
    {
      language: 'AM',
      isOutdated: false,
      texts: translatedTexts(texts),
      original: translatedTexts({ categoryName: 'Cafés' }),
    },
  ],
});
const settings = {
  id: '3',
  version: 1,
  phoneNumber: '',
  contactEmail: '',
  officeLocation: 'Hall',
  facebookUrl: '',
  telegramUrl: '',
  whatsappUrl: '',
  viberUrl: '',
  bankAccountName: '',

  bankName: '',
  bankAccountNumber: '',
  inquiryRetentionDays: 90,
  formerMemberRetentionMonths: 12,
  saveMembershipApplications: false,
  server: { siteUrl: 'https://site.example', sendsMail: false, mailFrom: '', mailTo: 'in@box.nz' },
};

interface FormUnderTest {
  /** The address behind /admin/. */
  path: string;
  /** The type of its records, and the field of Query that reads one. */
  typename: string;
  query: string;
  record: { version: number };
  /** The field into which the test types, by its label and name. */
  label: string;
  name: string;
  /** The values that the colleague changes in another field. */
  others: object;
  /** The label of that field, and its value afterwards. */
  other: [label: string, value: string];
  /** The address of the form for a new one; null if there is only one. */
  addForm: string | null;
  isRestorable: boolean;
}

const content = { isRestorable: true };
const others = { isRestorable: false };
/** One form of each component with a colleague's changes. */
const forms: FormUnderTest[] = [
  {
    path: 'edit-event/3',
    typename: 'Event',
    query: 'event',
    record: event,
    ...content,
    label: 'Title',
    name: 'title',
    addForm: 'Create an Event',
    others: { location: 'Park' },
    other: ['Location', 'Park'],
  },
  {
    path: 'edit-directory-category/3',
    typename: 'DirectoryCategory',
    query: 'directoryCategory',
    record: category,
    label: 'Category name',
    name: 'categoryName',
    ...others,
    addForm: 'Add a Directory Category',
    others: amharic({ categoryName: 'ምድብ' }),
    other: ['Category name in Amharic', 'ምድብ'],
  },
  {
    path: 'edit-member/3',
    typename: 'Member',
    query: 'member',
    record: member,
    ...others,
    label: 'Full Name',
    name: 'name',
    addForm: 'Register a Member',
    others: { address: 'Theirs' },
    other: ['Address', 'Theirs'],
  },
  {
    path: 'edit-officer/3',
    typename: 'Officer',
    query: 'officer',
    record: officer,
    label: 'Name',
    name: 'name',
    addForm: 'Add an Officer',
    ...others,
    others: { nameAmharic: 'አበበ' },
    other: ['Name in Amharic', 'አበበ'],
  },
  {
    path: 'settings',
    typename: 'Settings',
    query: 'settings',
    record: settings,
    ...others,
    label: 'Address of the office',
    name: 'officeLocation',
    addForm: null,

    others: { facebookUrl: 'https://facebook.com/ours' },
    other: ['Facebook', 'https://facebook.com/ours'],
  },
];

/** The API with one record, as a colleague can change or delete it meanwhile. */
function serverOf({ typename, query, record }: FormUnderTest) {
  const server = { record: record as typeof record | null, saved: [] as object[] };
  const save = ({ version, input }: { version: number; input: object }) => {
    if (!server.record) throw notFound(typename);
    if (version !== server.record.version) throw changedMeanwhile(typename);
    server.saved.push(input);
    server.record = { ...server.record, ...input, version: version + 1 };
    return server.record;
  };
  return {
    server,
    answers: {
      [query]: () => server.record,
      [`update${typename}`]: save,
      restoreRecords() {
        server.record = record;
        return 1;
      },
    },
    colleagueSaves: (changes: object) => {
      server.record = { ...record, ...changes, version: record.version + 1 };
    },
  };
}

const saveButton = () => screen.getByRole('button', { name: /^Save( changes)?$/ });
const changed = () => screen.findByRole('region', { name: /^Somebody else has changed/ });
const deleted = () => screen.findByRole('region', { name: /^Somebody else has deleted/ });

describe.each(forms)('what is typed at /admin/$path', (form) => {
  const { path, label, name, other, addForm, isRestorable } = form;

  it('is merged with what a colleague saved or restored meanwhile', async () => {
    const { server, answers, colleagueSaves } = serverOf(form);
    await renderForm(path, answers);
    type(label, 'Mine 021 555');
    colleagueSaves(form.others);
    fireEvent.click(saveButton());
    await changed();
    expect(control(label).value).toBe('Mine 021 555');
    expect(control(other[0]).value).toBe(other[1]);
    expect(server.saved).toEqual([]);
    fireEvent.click(saveButton());
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]).toMatchObject({ [name]: 'Mine 021 555' });
    expect(server.record).toMatchObject(form.others);
  });

  if (addForm !== null) {
    it('is kept if a colleague deletes the record', async () => {
      const { server, answers } = serverOf(form);
      await renderForm(path, answers);
      type(label, 'Mine 021 555');
      server.record = null;
      fireEvent.click(saveButton());
      await deleted();
      expect(screen.queryByRole('button', { name: 'Restore it' }) !== null).toBe(isRestorable);
      fireEvent.click(button('Add it as a new one'));
      await screen.findByRole('form', { name: addForm });
      expect(control(label).value).toBe('Mine 021 555');
    });
  }

  // What follows does not depend on the fields.
  if (addForm === null || form.typename !== 'Event') return;

  it('is shown beside what a colleague saved in the same field, so that one can be chosen', async () => {
    const { server, answers, colleagueSaves } = serverOf(form);
    await renderForm(path, answers);
    type(label, 'Mine 021 555');
    colleagueSaves({ [name]: 'Theirs 021 777' });
    fireEvent.click(saveButton());
    expect((await changed()).textContent).toContain('Theirs 021 777');
    expect(control(label).value).toBe('Mine 021 555');
    expect(server.saved).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /^Use this: / }));
    expect(control(label).value).toBe('Theirs 021 777');
  });

  it('is kept if a colleague deletes the record after the form was left', async () => {
    const { server, answers } = serverOf(form);
    await renderForm(path, answers);
    type(label, 'Mine 021 555');
    cleanup();
    server.record = null;
    await renderForm(path, answers, '7', 'EN', false);
    await screen.findByText('What you typed here is still there. It has not been saved.');
    fireEvent.click(button('Add it as a new one'));
    await screen.findByRole('form', { name: addForm });
    expect(control(label).value).toBe('Mine 021 555');
  });
});
