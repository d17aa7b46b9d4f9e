import type { ReactNode } from 'react';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../client/forms/draft/drafts.ts';
import { Component as ContactUs } from '../../client/pages/ContactUs.tsx';
import {
  Component as MembershipForm,
  MemberFields,
} from '../../client/members/membershipForm/MembershipForm.tsx';
import { todayInAuckland } from '../../api/shared/dates/days.ts';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import { formField } from './support/formField.ts';
import { showPage, withoutMail } from './showPage.tsx';

afterEach(() => {
  deleteAllDrafts();
});

describe('the membership form', () => {
  it('has its fields and requires all but the email address', async () => {
    showPage(MembershipForm);
    await screen.findByLabelText(/^Send a copy/);
    const controls = [...document.querySelectorAll<HTMLInputElement>('[name]:not(meta)')];
    expect(controls.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['dob', true],
      ['email', false],
      ['address', true],
      ['contactNumber', true],
      ['date', true],
      ['agreement', true],
      ['copy', false],
      ['reference', false],
      ['ticket', false],
    ]);
  });

  it('offers no copy if no mail is sent', async () => {
    const { unmount } = showPage(MembershipForm);
    expect(await screen.findByLabelText(/^Send a copy to my email address/)).toBeTruthy();
    unmount();
    showPage(MembershipForm, {}, withoutMail);
    // The page has its data.
    await waitFor(() => expect(formField('ticket').value).toBe('a-ticket'));
    expect(screen.queryByLabelText(/^Send a copy/)).toBeNull();
  });

  it('tells browsers what to fill in', () => {
    showPage(MembershipForm);
    const names = ['name', 'dob', 'email', 'address', 'contactNumber', 'date'];
    expect(
      names.map((name) => [formField(name).type, formField(name).getAttribute('autocomplete')]),
    ).toEqual([
      ['text', 'name'],
      ['date', 'bday'],
      ['email', 'email'],
      ['textarea', 'street-address'],
      ['tel', 'tel'],
      ['date', 'off'],
    ]);
  });

  it('names every field in English and Amharic', async () => {
    showPage(MembershipForm);
    await screen.findByLabelText(/^Send a copy/);
    const amharic = [...document.querySelectorAll('form label [lang=am]')];
    expect(amharic.map((label) => label.textContent)).toEqual([
      'ሙሉ ስም',
      'የትውልድ ቀን',
      'ኢሜይል (ካለዎት)',
      'አድራሻ',
      'ስልክ ቁጥር',
      'ቀን',
      'ይህንን የስምምነት ቃል አንብቤ ተስማምቻለሁ።',
      'ቅጂ ወደ ኢሜይል አድራሻዬ ይላክልኝ።',
    ]);
    expect(screen.getByLabelText(/^Full Name.*ሙሉ ስም$/)).toBe(formField('name'));
  });

  it('has its agreement ticked from the start', () => {
    showPage(MembershipForm);
    expect(formField('agreement').checked).toBe(true);
    expect(screen.getByText(/^I apply of my own free will/)).toBeTruthy();
    expect(screen.getByText(/አባል ለመሆን በራሴ ፈቃድ አመለክታለሁ/).getAttribute('lang')).toBe('am');
  });

  it('has a button and an empty status line', () => {
    showPage(MembershipForm);
    expect(screen.getByRole('button', { name: /^Submit Application/ })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('what was typed', () => {
  const leaveAndReturn = () => {
    cleanup();
    showPage(MembershipForm);
  };

  it('is restored after going to another page and back, and deleted after it was sent', async () => {
    const user = userEvent.setup();
    const receipt = { isCopySent: true, delivery: 'SENT', isRegistered: false };
    const { unmount } = showPage(MembershipForm);
    await user.type(formField('name'), 'ጽጌ');
    await user.type(formField('address'), '1 Example Street{Enter}Auckland');
    await user.click(formField('agreement'));
    await user.click(await screen.findByLabelText(/^Send a copy/));
    unmount();
    expect(Object.keys(localStorage)).toEqual([]);
    leaveAndReturn();
    await screen.findByLabelText(/^Send a copy/);
    await waitFor(() => expect(formField('copy').checked).toBe(true));
    expect(formField('name').value).toBe('ጽጌ');
    expect(formField('address').value).toBe('1 Example Street\nAuckland');
    expect(formField('agreement').checked).toBe(false);
    expect(formField('dob').value).toBe('');
    // A field's default value is not input: it changes with the day.
    expect(JSON.stringify(sessionStorage)).not.toContain('date');

    cleanup();
    showPage(MembershipForm, {}, { applyForMembership: receipt });
    await waitFor(() => expect(formField('ticket').value).toBe('a-ticket'));
    document.querySelector('form')?.setAttribute('novalidate', '');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: /^Submit Application/ }));
    await screen.findByText('Application submitted successfully!');
    // A phone, or large letters, may hide what stands below the button.
    expect(scroll.mock.contexts).toEqual([screen.getByRole('status')]);
    scroll.mockRestore();
    expect(Object.keys(sessionStorage)).toEqual([]);
    leaveAndReturn();
    expect(formField('name').value).toBe('');
  });

  it('in the Ethiopian calendar is restored with its last digit', async () => {
    const user = userEvent.setup();
    showPage(MembershipForm);
    const [useEthiopian] = screen.getAllByRole('button', { name: /Ethiopian calendar/ });
    if (useEthiopian) await user.click(useEthiopian);
    await user.type(screen.getByLabelText(/^Date of Birth.*: Day$/), '29');
    await user.selectOptions(screen.getByLabelText(/^Date of Birth.*: Month$/), '4');
    const year = screen.getByLabelText(/^Date of Birth.*: Year$/);
    await user.type(year, '19');
    await user.tab();
    expect(
      screen.getByText('Please give day, month and all four digits of the year.'),
    ).toBeTruthy();
    expect(screen.getByText('እባክዎ ቀን፣ ወርና የዓመቱን አራት አሃዞች ይሙሉ።')).toBeTruthy();
    await user.type(year, '55');
    expect(formField('dob').value).toBe('1963-01-07');
    leaveAndReturn();
    await waitFor(() => expect(formField('dob').value).toBe('1963-01-07'));
    // The parts follow from the day; they are not restored separately.
    const day = await screen.findByLabelText<HTMLInputElement>(/^Date of Birth.*: Day$/);
    expect(day.value).toBe('29');
  });

  it('keeps both dates in the calendar that was chosen last', async () => {
    const user = userEvent.setup();
    const calendars = (name: RegExp) => screen.getAllByRole('button', { name });
    const choose = async (name: RegExp, field: number) => {
      const button = calendars(name)[field];
      if (button) await user.click(button);
      expect(calendars(name === toGregorian ? toEthiopian : toGregorian)).toHaveLength(2);
    };
    const toGregorian = /New Zealand calendar/;
    const toEthiopian = /Ethiopian calendar/;
    showPage(MembershipForm);
    await choose(toEthiopian, 0);
    await user.type(screen.getByLabelText(/^Date of Birth.*: Day$/), '2');
    await choose(toGregorian, 1);
    // Restored in its own calendar, until one is chosen for both.
    leaveAndReturn();
    expect(calendars(toGregorian)).toHaveLength(1);
    await choose(toEthiopian, 0);
    await choose(toGregorian, 1);
  });

  it('in one form does not appear in the other', async () => {
    const user = userEvent.setup();
    showPage(MembershipForm);
    await user.type(formField('name'), 'ጽጌ');
    cleanup();
    showPage(ContactUs);
    expect(formField('name').value).toBe('');
    await user.type(formField('message'), 'ሰላም');
    cleanup();
    showPage(ContactUs);
    expect(formField('message').value).toBe('ሰላም');
  });
});

describe('the dates of the membership form', () => {
  // Still the 30th in London, already the 1st in Auckland.
  const evening = new Date('2026-11-30T12:00:00Z');

  it('are those of Auckland', () => {
    vi.useFakeTimers({ now: evening });
    expect(todayInAuckland(new Date())).toBe('2026-12-01');
  });

  const state = (name: string) => ({
    name,
    label: name,
    error: undefined,
    defaultValue: undefined,
  });

  /** Hydrates the fields in a form, as the server rendered them. */
  function hydrate(page: ReactNode) {
    const complaint = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('form'));
    container.innerHTML = renderToString(page);
    const rendered = formField('date').value;
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, page);
    });
    expect(complaint).not.toHaveBeenCalled();
    const remove = () => {
      act(() => root?.unmount());
      container.remove();
    };
    return { container, rendered, remove };
  }

  it('begin in the Ethiopian calendar on Amharic pages, until another is chosen', () => {
    vi.useFakeTimers({ now: evening });
    const amharic = {
      language: 'AM' as const,
      tag: 'am',
      catalogues: new Map(),
      overrides: {},
      overriddenElsewhere: [],
    };
    const page = (
      <MessagesContext value={amharic}>
        <MemberFields field={state} today="2026-12-01" />
      </MessagesContext>
    );
    const parts = () =>
      ['Day', 'Month', 'Year'].map(
        (name) => screen.queryByLabelText<HTMLInputElement>(`date: ${name}`)?.value,
      );
    const first = hydrate(page);
    expect(parts()).toEqual(['22', '3', '2019']);
    expect(screen.getByLabelText('dob: Day')).toBeTruthy();
    act(() => first.container.reset());
    expect([formField('date').value, ...parts()]).toEqual(['2026-12-01', '22', '3', '2019']);
    const [button] = screen.getAllByRole('button', { name: /New Zealand calendar/ });
    act(() => button?.click());
    expect(parts()).toEqual([undefined, undefined, undefined]);
    first.remove();

    const again = hydrate(page);
    expect(screen.getAllByRole('button', { name: /Ethiopian calendar/ })).toHaveLength(2);
    again.remove();
  });

  it('are filled in after hydration and after a reset, and refuse a birth in the future', () => {
    vi.useFakeTimers({ now: evening });
    const { container, rendered, remove } = hydrate(
      <MemberFields field={state} today="2026-11-30" />,
    );
    expect(rendered).toBe('2026-11-30');
    expect(formField('date').value).toBe('2026-12-01');
    expect(formField('dob').max).toBe('2026-12-01');
    formField('date').value = '2020-01-01';
    container.reset();
    expect(formField('date').value).toBe('2026-12-01');
    remove();
  });
});
