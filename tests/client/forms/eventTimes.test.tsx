import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { control, descriptionOf, renderForm } from './renderForm.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const chooser = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const type = (label: string, value: string) => {
  fireEvent.change(control(label), { target: { value } });
  fireEvent.blur(control(label));
};

describe.each([
  ['Time', 'Choose the time', /lasting all day/],
  ['End time', 'Choose the end time', /no end/],
])('the field %s', (label, chooseLabel, hint) => {
  it('writes a chosen time as people write it', async () => {
    await renderForm('add-event');
    fireEvent.change(chooser(chooseLabel), { target: { value: '18:30' } });
    await waitFor(() => expect(control(label).value).toBe('6:30 PM'));
    expect(chooser(chooseLabel).value).toBe('18:30');
    fireEvent.change(chooser(chooseLabel), { target: { value: '' } });
    await waitFor(() => expect(control(label).value).toBe(''));
  });

  it('shows a typed time in the time chooser', async () => {
    await renderForm('add-event');
    type(label, '9am');
    await waitFor(() => expect(chooser(chooseLabel).value).toBe('09:00'));
    expect(control(label).value).toBe('9am');
    expect(descriptionOf(control(label))).not.toMatch(hint);
  });

  it('accepts words and says how calendars show them', async () => {
    await renderForm('add-event');
    type(label, 'after the service');
    await waitFor(() => expect(descriptionOf(control(label))).toMatch(hint));
    expect(chooser(chooseLabel).value).toBe('');
  });

  it('clears an incomplete choice', async () => {
    await renderForm('add-event');
    const field = chooser(chooseLabel);
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    field.value = '10:00';
    fireEvent.blur(field);
    expect(field.value).toBe('');
    expect(control(label).value).toBe('');
  });
});

it('a typed time is shown by both clocks, or with a note on what is unclear', async () => {
  const said = () => descriptionOf(control('Time'));
  await renderForm('add-event');
  type('Time', 'ከምሽቱ 1 ሰዓት');
  await waitFor(() => expect(said()).toBe('7:00 PM in New Zealand, ከምሽቱ 1 ሰዓት Ethiopian time'));
  expect(chooser('Choose the time').value).toBe('19:00');
  type('Time', '6 to 9 PM');
  await waitFor(() => expect(said()).toContain('6:00 PM – 9:00 PM in New Zealand'));
  expect(said()).toContain('ከምሽቱ 12 ሰዓት እስከ ምሽቱ 3 ሰዓት Ethiopian time');
  type('Time', 'ከሌሊቱ 8 ሰዓት');
  await waitFor(() => expect(said()).toMatch(/^2:00 AM .* the night before dawn: the day begins/));
  type('Time', '1:00');
  await waitFor(() => expect(said()).toContain('Please add AM or PM. 1:00 AM in New Zealand'));
  type('Time', '4 ሰዓት');
  await waitFor(() => expect(said()).toContain('the hour with its part of the day'));
});

it('an end before the start is refused until either is corrected', async () => {
  const said = () => descriptionOf(control('End time'));
  await renderForm('add-event');
  type('Date', '2031-01-07');
  type('Time', '6 PM');
  type('End time', '5 PM');
  await waitFor(() => expect(said()).toContain('The end cannot be before the start'));
  type('Time', '4 PM');
  await waitFor(() => expect(said()).not.toContain('before the start'));
  fireEvent.change(chooser('Choose the time'), { target: { value: '18:00' } });
  await waitFor(() => expect(said()).toContain('The end cannot be before the start'));
  type('Last day', '2031-01-08');
  await waitFor(() => expect(said()).not.toContain('before the start'));
  type('Last day', '2031-01-06');
  await waitFor(() => expect(descriptionOf(control('Last day'))).toContain('before the start'));
});
