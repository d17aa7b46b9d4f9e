import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { officer as amharic } from '../../../api/shared/messages/am/adminCommittee.ts';
import { adminFieldErrors } from '../../../api/shared/messages/am/adminFieldErrors.ts';
import { fieldErrorText } from '../../../api/shared/messages/words.ts';
import { formField } from '../support/formField.ts';
import { button, control, draftOnServer, renderForm } from './renderForm.tsx';
import { enter } from '../support/enter.ts';

const committeeOf = (...current: object[]) => ({ current, future: [], former: [] });

const president = {
  id: '1',
  version: 1,
  office: 'PRESIDENT',
  title: '',
  titleAmharic: '',
  name: 'Abebe Example',
  nameAmharic: '',
  from: '2029-07-01',
  until: null,
  image: { url: '/media/abebe.webp', srcSet: '', width: 800, height: 800 },
};

beforeEach(() => {
  localStorage.clear();
  deleteAllDrafts();
});
it('adds an officer with a custom office', async () => {
  const user = userEvent.setup();
  const createOfficer = vi.fn(({ input }: { input: object }) => ({
    id: '1',
    version: 1,
    ...input,
  }));
  await renderForm('add-officer', { createOfficer });
  await screen.findByRole('form', { name: 'Add an Officer' });
  await user.selectOptions(formField('office'), 'OTHER');
  await enter(user, formField('name'), 'ሳራ ምሳሌ');
  await user.tab();
  expect(await screen.findByText('Write this in Latin letters')).toBeTruthy();
  await user.clear(formField('name'));
  await enter(user, formField('name'), 'Sara Example');
  expect(screen.queryByText('Write this in Latin letters')).toBeNull();
  await enter(user, formField('nameAmharic'), 'ሳራ ምሳሌ');
  await user.type(formField('from'), '2029-07-01');
  await user.click(screen.getByRole('button', { name: 'Add Officer' }));
  expect(await screen.findByText(/^Please correct the fields that are marked/)).toBeTruthy();
  expect(createOfficer).not.toHaveBeenCalled();

  await enter(user, formField('title'), 'Head of Youth');
  await user.click(screen.getByRole('button', { name: 'Add Officer' }));
  expect(await screen.findByText('Officer has been created successfully')).toBeTruthy();
  expect(createOfficer.mock.calls[0]?.[0].input).toEqual({
    office: 'OTHER',
    title: 'Head of Youth',
    titleAmharic: '',
    name: 'Sara Example',
    nameAmharic: 'ሳራ ምሳሌ',
    from: '2029-07-01',
    until: null,
    endsTermOf: '',
  });
});

it('sends a portrait and offers no drawings', async () => {
  const user = userEvent.setup();
  const updateOfficer = vi.fn((_: { image?: File | null; removeImage: boolean }) => ({
    ...president,
    version: 2,
  }));
  await renderForm('edit-officer/1', { officer: president, updateOfficer });
  screen.getByRole('heading', { level: 1, name: 'Edit Officer: Abebe Example' });
  expect(screen.queryByText('Choose a drawing instead')).toBeNull();
  const portrait = new File(['portrait'], 'abebe.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Portrait', { selector: '[type=file]' }), portrait);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Officer has been saved successfully')).toBeTruthy();
  expect(updateOfficer.mock.calls[0]?.[0]).toMatchObject({
    image: { name: 'abebe.png' },
    removeImage: false,
  });
});

it('removes a portrait', async () => {
  const user = userEvent.setup();
  const updateOfficer = vi.fn((_: { removeImage: boolean }) => ({ ...president, version: 2 }));
  await renderForm('edit-officer/1', { officer: president, updateOfficer });
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Officer has been saved successfully')).toBeTruthy();
  expect(updateOfficer.mock.calls[0]?.[0].removeImage).toBe(true);
});

it('offers to end the term of the person who holds the office', async () => {
  const user = userEvent.setup();
  const createOfficer = vi.fn((_: { input: object }) => ({ ...president, id: '2' }));
  await renderForm('add-officer', { createOfficer, committee: committeeOf(president) });
  await enter(user, formField('name'), 'Sara Example');
  await user.type(formField('from'), '2030-07-01');
  const box = await screen.findByLabelText('End the term of Abebe Example on 30-06-2030');
  await user.selectOptions(formField('office'), 'VICE_PRESIDENT');
  expect(box.isConnected).toBe(false);
  await user.selectOptions(formField('office'), 'PRESIDENT');
  await user.click(screen.getByLabelText('End the term of Abebe Example on 30-06-2030'));
  await user.click(button('Add Officer'));
  expect(await screen.findByText('Officer has been created successfully')).toBeTruthy();
  expect(createOfficer.mock.calls[0]?.[0].input).toMatchObject({ endsTermOf: '1' });
});

it('continues an election that another device has kept on the server', async () => {
  const formDrafts = [draftOnServer('election', { 'name.GENERAL_SECRETARY': 'Sara Example' })];
  await renderForm('election', { committee: committeeOf(president), formDrafts });
  expect(formField('name.GENERAL_SECRETARY')).toHaveProperty('value', 'Sara Example');
  screen.getByText(/^You continue what you began on/);
});

it('records an election after a question, keeps what was typed, and marks a refused name', async () => {
  const user = userEvent.setup();
  const recordElection = vi.fn((_: { from: string; officers: object[] }) => {
    if (recordElection.mock.calls.length === 1)
      throw new GraphQLError('', {
        extensions: { code: 'BAD_USER_INPUT', fields: { 'name.1': 'Name is required' } },
      });
    return [];
  });
  const data = { recordElection, committee: committeeOf(president) };
  const { unmount } = await renderForm('election', data);
  expect(formField('name.1')).toHaveProperty('value', 'Abebe Example');
  await user.clear(formField('name.1'));
  await enter(user, formField('name.GENERAL_SECRETARY'), 'Sara Example');
  await user.click(button('Record the Election'));
  expect(document.activeElement).toBe(control('First day in office'));
  expect(screen.getByText('First day in office is required')).toBeTruthy();
  await user.click(button('Use the Ethiopian calendar'));
  await user.click(button('Record the Election'));
  expect(document.activeElement).toBe(control('First day in office: Day'));
  expect(recordElection).not.toHaveBeenCalled();
  unmount();

  const { router } = await renderForm('election', data);
  expect(formField('name.GENERAL_SECRETARY')).toHaveProperty('value', 'Sara Example');
  expect(screen.getByText(/^What you typed here before has been brought back/)).toBeTruthy();
  await user.type(formField('from'), '2030-07-01');
  const confirmed = async () => {
    await user.click(button('Record the Election'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Abebe ExampleTheir terms end on the day before.');
    await user.click(within(question).getByRole('button', { name: 'Record the Election' }));
  };
  await confirmed();
  expect(await screen.findByText('Name is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(formField('name.VICE_PRESIDENT')));
  await user.type(formField('name.VICE_PRESIDENT'), 'A{Backspace}');
  expect(screen.queryByText('Name is required')).toBeNull();
  await confirmed();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/committee'));
  const none = { title: '', titleAmharic: '', name: '', nameAmharic: '' };
  expect(recordElection.mock.calls[1]?.[0]).toEqual({
    from: '2030-07-01',
    seen: [{ id: '1', version: 1 }],
    officers: [
      { ...none, office: 'PRESIDENT' },
      { ...none, office: 'VICE_PRESIDENT' },
      { ...none, office: 'GENERAL_SECRETARY', name: 'Sara Example' },
      { ...none, office: 'HEAD_OF_PUBLIC_RELATIONS' },
      { ...none, office: 'HEAD_OF_FINANCE' },
      { ...none, office: 'OTHER' },
    ],
  });
});

it('names the officers in Amharic, if these names are known', async () => {
  const user = userEvent.setup();
  const holder = { ...president, nameAmharic: 'አበበ ምሳሌ' };
  const committee = committeeOf(holder, {
    ...holder,
    id: '2',
    office: 'OTHER',
    title: 'Cook',
    titleAmharic: 'ምግብ አብሳይ',
  });
  await renderForm('election', { committee }, '7', 'AM');
  await screen.findByRole('group', { name: 'ምግብ አብሳይ' });
  await user.clear(formField('name.1'));
  await user.type(formField('from'), '2030-07-01');
  await user.click(button(amharic.election.submit));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(`አበበ ምሳሌ${amharic.election.leaving}`);
  deleteAllDrafts();
  const values = { name: 'Cook', nameAmharic: 'አበበ', titleAmharic: 'ምግብ አብሳይ', from: '2026-07-01' };
  const text = fieldErrorText(
    { code: 'officeHeld', values: { ...values, office: 'Cook' } },
    adminFieldErrors,
  );
  expect(text).toContain('(ምግብ አብሳይ) ላይ ያሉት አበበ ናቸው።');
});

it('asks nothing about an election on the day on which a present officer began', async () => {
  const user = userEvent.setup();
  const values = { name: president.name, office: president.office, from: president.from };
  const recordElection = vi.fn(() => {
    const fieldCodes = { from: { code: 'electionRecorded', values } };
    const extensions = { code: 'BAD_USER_INPUT', fields: { from: 'Recorded' }, fieldCodes };
    throw new GraphQLError('', { extensions });
  });
  await renderForm('election', { recordElection, committee: committeeOf(president) });
  await user.clear(formField('name.1'));
  await user.type(formField('name.1'), 'Sara Example');
  await user.type(formField('from'), president.from);
  await user.click(button('Record the Election'));
  await screen.findByText(/To correct a name, open that officer in the list of the committee/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  deleteAllDrafts();
});

it('discards the names of an election that were not recorded', async () => {
  const user = userEvent.setup();
  const { unmount } = await renderForm('election', { committee: committeeOf(president) });
  await enter(user, formField('name.1'), ' Abandoned');
  unmount();
  await renderForm('election', { committee: committeeOf(president) });
  expect(formField('name.1')).toHaveProperty('value', 'Abebe Example Abandoned');
  await user.click(button('Discard'));
  expect(formField('name.1')).toHaveProperty('value', 'Abebe Example');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('empties the Amharic name of the former holder while another name is typed', async () => {
  const user = userEvent.setup();
  await renderForm('election', {
    committee: committeeOf({ ...president, nameAmharic: 'አበበ ምሳሌ' }),
  });
  const [name, amharic] = [formField('name.1'), formField('nameAmharic.1')];
  expect(amharic).toHaveProperty('value', 'አበበ ምሳሌ');
  await user.clear(name);
  await enter(user, name, 'Sara Example');
  expect(amharic).toHaveProperty('value', '');
  await user.clear(name);
  await enter(user, name, 'abebe  example');
  expect(amharic).toHaveProperty('value', 'አበበ ምሳሌ');
  await user.clear(amharic);
  await enter(user, amharic, 'ሣራ');
  await enter(user, name, ' II');
  expect(amharic).toHaveProperty('value', 'ሣራ');
});
