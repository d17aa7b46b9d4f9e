import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ethiopianDateOf } from '../../api/shared/dates/ethiopianDate.ts';
import { deleteAllDrafts } from '../../client/forms/draft/drafts.ts';
import { DateField } from '../../client/ui/date/DateField.tsx';
import { partsOf, readParts } from '../../client/ui/date/ethiopianParts.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const parts = (day: string, month: string, year: string) => ({ day, month, year });

describe('a typed Ethiopian date', () => {
  it.each([
    [parts('', '', ''), { is: 'empty' }],
    [parts('12', '', ''), { is: 'incomplete' }],
    [parts('12', '1', '20'), { is: 'incomplete' }],
    [parts(' 1 ', '1', '2019'), { is: 'day', day: '2026-09-11' }],
    [parts('29', '4', '2018'), { is: 'day', day: '2026-01-07' }],
    [parts('6', '13', '2015'), { is: 'day', day: '2023-09-11' }],
    [parts('6', '13', '2016'), { is: 'impossible' }],
    [parts('፭', '13', '፲፱፻፶'), { is: 'day', day: '1958-09-10' }],
    [parts('፴፩', '1', '2019'), { is: 'impossible' }],
    [parts('31', '1', '2019'), { is: 'impossible' }],
    [parts('0', '1', '2019'), { is: 'impossible' }],
    [parts('x', '1', '2019'), { is: 'impossible' }],
  ])('reads %j as %j', (typed, expected) => {
    expect(readParts(typed)).toEqual(expected);
  });

  it('gives the day from which its parts were made', () => {
    for (const day of ['1900-01-01', '1990-05-31', '2024-02-29', '2100-12-31']) {
      expect(readParts(partsOf(day))).toEqual({ is: 'day', day });
      expect(partsOf(day).year).toBe(String(ethiopianDateOf(day).year));
    }
  });
});

/** A form with the field, which shows what it would send. */
function Form({ defaultValue }: { defaultValue?: string }) {
  const [changed, setChanged] = useState('');
  return (
    <form data-testid="form">
      <DateField
        name="dob"
        label="Date of Birth"
        defaultValue={defaultValue}
        onChange={({ target }) => setChanged(target.value)}
      />
      <output>{changed}</output>
    </form>
  );
}

const show = (defaultValue?: string) => {
  const view = render(
    <MemoryRouter>
      <Form {...(defaultValue && { defaultValue })} />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
};
const sent = () => new FormData(screen.getByTestId('form')).get('dob');
const part = (name: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(`Date of Birth: ${name}`);
const shownParts = () => ['Day', 'Month', 'Year'].map((name) => part(name).value);
const ethiopian = () => screen.getByRole('button', { name: 'Use the Ethiopian calendar' });
const gregorian = () => screen.getByRole('button', { name: 'Use the New Zealand calendar' });

describe('the date field', () => {
  it('keeps the day when the calendar is switched, and shows it in the other calendar', async () => {
    const { user } = show('2026-09-11');
    expect(screen.getByText('መስከረም 1 ቀን 2019 ዓ.ም.')).toBeTruthy();
    await user.click(ethiopian());
    expect(shownParts()).toEqual(['1', '1', '2019']);
    expect(screen.getByText(/11[-/]09[-/]2026/)).toBeTruthy();
    expect(sent()).toBe('2026-09-11');
    await user.click(gregorian());
    expect(screen.getByLabelText<HTMLInputElement>('Date of Birth').value).toBe('2026-09-11');
  });

  it('sends the day that was typed in the Ethiopian calendar', async () => {
    const { user } = show();
    await user.click(ethiopian());
    await user.type(part('Day'), '29');
    await user.selectOptions(part('Month'), '4');
    expect(sent()).toBe('');
    await user.type(part('Year'), '2018');
    expect(sent()).toBe('2026-01-07');
    expect(screen.getByRole('status').textContent).toBe('2026-01-07');
  });

  it('reports a day that does not exist and sends none', async () => {
    const { user } = show('2023-09-11');
    await user.click(ethiopian());
    expect(shownParts()).toEqual(['6', '13', '2015']);
    await user.clear(part('Year'));
    await user.type(part('Year'), '2016');
    expect(screen.getByText('The Ethiopian calendar has no such day.')).toBeTruthy();
    expect(sent()).toBe('');
  });

  it('keeps a partly typed date when the calendar is switched or the page is left', async () => {
    const { user, unmount } = show();
    await user.click(ethiopian());
    await user.type(part('Day'), '12');
    await user.selectOptions(part('Month'), '13');
    await user.click(gregorian());
    await user.click(ethiopian());
    expect(shownParts()).toEqual(['12', '13', '']);
    unmount();
    show();
    expect(shownParts()).toEqual(['12', '13', '']);
    // As with a browser's own half typed date, a rule can tell that it is not empty.
    const control = document.querySelector<HTMLInputElement>('[name=dob]');
    expect(control?.validity.customError).toBe(true);
    // A browser shows no error of a hidden control.
    expect(part('Day').validationMessage).toBe(control?.validationMessage);
  });

  it('shows a restored date if another calendar has been chosen since', async () => {
    const { user, unmount } = show();
    await user.click(ethiopian());
    await user.type(part('Day'), '12');
    unmount();
    localStorage.setItem('calendar', 'GREGORIAN');
    show();
    expect(shownParts()).toEqual(['12', '', '']);
    await user.click(gregorian());
    expect(ethiopian()).toBeTruthy();
  });

  it('forgets a partly typed date at sign-out', async () => {
    const { user, unmount } = show();
    await user.click(ethiopian());
    await user.type(part('Day'), '12');
    unmount();
    deleteAllDrafts();
    show();
    expect(shownParts()).toEqual(['', '', '']);
  });

  it('shows its day instead of a partly typed date, and clears the latter with the form', async () => {
    const { user, unmount } = show();
    await user.click(ethiopian());
    await user.type(part('Day'), '12');
    screen.getByTestId<HTMLFormElement>('form').reset();
    await waitFor(() => expect(shownParts()).toEqual(['', '', '']));
    await user.type(part('Day'), '13');
    unmount();
    show('2026-09-11');
    expect(shownParts()).toEqual(['1', '1', '2019']);
    expect(sent()).toBe('2026-09-11');
  });

  it.each([
    ['5', '13', '50', 'Please give day, month and all four digits of the year.'],
    ['6', '13', '1950', 'The Ethiopian calendar has no such day.'],
  ])(
    'shows why %s.%s.%s is refused, not that the field is empty',
    async (day, month, year, why) => {
      const user = userEvent.setup();
      const field = (error?: string) => (
        <MemoryRouter>
          <DateField
            name="dob"
            label="Date of Birth"
            {...(error && { error, otherError: 'ይጻፉ' })}
          />
        </MemoryRouter>
      );
      const { rerender } = render(field());
      await user.click(ethiopian());
      await user.type(part('Day'), day);
      await user.selectOptions(part('Month'), month);
      await user.type(part('Year'), year);
      rerender(field('Date of Birth is required'));
      expect(screen.getByText(why)).toBeTruthy();
      expect(screen.queryByText('Date of Birth is required')).toBeNull();
      expect(screen.queryByText('ይጻፉ')).toBeNull();
    },
  );

  it('shows that a year is too short when its field is left, until it is changed', async () => {
    const { user } = show();
    const why = 'Please give day, month and all four digits of the year.';
    await user.click(ethiopian());
    await user.type(part('Year'), '70');
    expect(screen.queryByText(why)).toBeNull();
    await user.tab();
    expect(screen.getByText(why)).toBeTruthy();
    const invalid = document.querySelectorAll('[aria-invalid=true]');
    expect([...invalid]).toEqual([part('Year')]);
    await user.clear(part('Year'));
    expect(screen.queryByText(why)).toBeNull();
    await user.type(part('Year'), '1970');
    await user.tab();
    expect(screen.queryByText(why)).toBeNull();
  });

  it('is required and invalid in each of its Ethiopian parts', async () => {
    const user = userEvent.setup();
    render(
      <MemoryRouter>
        <DateField name="dob" label="Date of Birth" error="It is required" required />
      </MemoryRouter>,
    );
    await user.click(ethiopian());
    const why = screen.getByText('It is required').closest('p')?.id;
    expect(
      ['Day', 'Month', 'Year'].map((name) => [
        part(name).required,
        part(name).getAttribute('aria-invalid'),
        part(name).getAttribute('aria-describedby'),
      ]),
    ).toEqual([
      [true, 'true', why],
      [true, 'true', why],
      [true, 'true', why],
    ]);
  });

  it('follows a value that the form fills in', async () => {
    const { user } = show();
    await user.click(ethiopian());
    const control = document.querySelector<HTMLInputElement>('[name=dob]');
    if (!control) throw new Error('The field has no control.');
    control.value = '2026-09-12';
    control.dispatchEvent(new Event('input'));
    await screen.findByText(/12[-/]09[-/]2026/);
    expect(shownParts()).toEqual(['2', '1', '2019']);
  });
});
