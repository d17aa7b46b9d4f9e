import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Component as FeastDates } from '../../client/admin/feastDates/FeastDates.tsx';
import { deleteAllDrafts } from '../../client/forms/draft/drafts.ts';
import { renderPage } from './support/renderPage.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const refusal = new GraphQLError('', {
  extensions: { code: 'BAD_USER_INPUT', fields: { date: 'Too late' } },
});

const feast = {
  id: 'FITR-2027',
  feast: 'EID_AL_FITR',
  year: 1448,
  expectedDate: '2027-03-10',
  date: null,
};

/** Also in the Ethiopian calendar, which hides it. */
function fieldOfFeast() {
  const field = document.querySelector<HTMLInputElement>('input[type=date]');
  if (!field) throw new Error('There is no date field.');
  return field;
}

async function showField(entered: string | null = null) {
  renderPage(FeastDates, {
    feastDates: [{ ...feast, date: entered }],
    setFeastDate: ({ date }: { date: string }) => ({ ...feast, date }),
  });
  return waitFor(fieldOfFeast);
}

/** A browser takes the focus from a button that is disabled. */
function loseFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

describe('the dates of feasts', () => {
  it('keep the focus: in a refused field, and in the button after saving', async () => {
    const user = userEvent.setup();
    const setFeastDate = vi.fn(({ date }: { date: string }) => {
      loseFocus();
      if (date > '2027-03-15') throw refusal;
      return { ...feast, date };
    });
    renderPage(FeastDates, { feastDates: [feast], setFeastDate });
    const field = await waitFor(fieldOfFeast);
    fireEvent.change(field, { target: { value: '2027-04-12' } });
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(field, { target: { value: '2027-03-12' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByText(/^Entered/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Save/ })),
    );
  });

  it('restore what was typed when the page is opened again, until it is saved', async () => {
    fireEvent.change(await showField(), { target: { value: '2027-03-12' } });
    cleanup();
    const field = await showField();
    await waitFor(() => expect(field.value).toBe('2027-03-12'));
    screen.getByText(/has been brought back/);
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByText(/saved|entered/i, { selector: '[role=status] *, [role=status]' });
    cleanup();
    expect((await showField()).value).toBe('2027-03-10');
  });

  it('keep a day that was typed in the Ethiopian calendar', async () => {
    await showField();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Ethiopian/ }));
    const day = screen.getByLabelText<HTMLInputElement>(/: Day$/);
    await user.clear(day);
    await user.type(day, '5');
    cleanup();
    const field = await showField();
    await waitFor(() => expect(field.value).toBe('2027-03-14'));
  });

  it('keep a day that was partly typed in the Ethiopian calendar', async () => {
    await showField();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Ethiopian/ }));
    await user.clear(screen.getByLabelText(/: Year$/));
    await user.type(screen.getByLabelText(/: Year$/), '201');
    cleanup();
    const field = await showField();
    const year = await screen.findByLabelText<HTMLInputElement>(/: Year$/);
    expect(year.value).toBe('201');
    expect(field.value).toBe('');
  });

  it('show what somebody else has entered beside what was typed', async () => {
    fireEvent.change(await showField(), { target: { value: '2027-03-12' } });
    cleanup();
    const field = await showField('2027-03-11');
    await screen.findByText(/^Somebody else has changed this meanwhile/);
    expect(field.value).toBe('2027-03-12');
    screen.getByText(/^Entered: 11/);
    // The next one to come finds the same as long as neither is chosen.
    cleanup();
    await showField('2027-03-11');
    await screen.findByText(/^Somebody else has changed this meanwhile/);
    await userEvent.click(screen.getByRole('button', { name: /^Use the newer version/ }));
    expect(screen.queryByText(/^Somebody else/)).toBeNull();
    await waitFor(() => expect(fieldOfFeast().value).toBe('2027-03-11'));
    cleanup();
    expect((await showField('2027-03-11')).value).toBe('2027-03-11');
  });
});
