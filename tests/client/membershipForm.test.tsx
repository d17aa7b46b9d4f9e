import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemberFields } from '../../client/pages/membershipForm/MemberFields.tsx';
import { todayInAuckland } from '../../client/pages/membershipForm/todayInAuckland.ts';
import { Component as MembershipForm } from '../../client/pages/MembershipForm.tsx';
import { showPage, withoutMail } from './showPage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (name: string) => {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`There is no field ${name}.`);
  return control;
};

describe('the membership form', () => {
  it('has the fields of the specification and requires all but the e-mail address', async () => {
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

  it('offers no copy where no mail is sent', async () => {
    const { unmount } = showPage(MembershipForm);
    expect(await screen.findByLabelText(/^Send a copy to my email address/)).toBeTruthy();
    unmount();
    showPage(MembershipForm, {}, withoutMail);
    // The page has its data.
    await waitFor(() => expect(field('ticket').value).toBe('a-ticket'));
    expect(screen.queryByLabelText(/^Send a copy/)).toBeNull();
  });

  it('tells browsers what to fill in', () => {
    showPage(MembershipForm);
    const names = ['name', 'dob', 'email', 'address', 'contactNumber', 'date'];
    expect(
      names.map((name) => [field(name).type, field(name).getAttribute('autocomplete')]),
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
    expect(screen.getByLabelText(/^Full Name.*ሙሉ ስም$/)).toBe(field('name'));
  });

  it('has its agreement ticked from the start', () => {
    showPage(MembershipForm);
    expect(field('agreement').checked).toBe(true);
    expect(screen.getByText(/^I apply of my own free will/)).toBeTruthy();
    expect(screen.getByText(/አባል ለመሆን በራሴ ፈቃድ አመለክታለሁ/).getAttribute('lang')).toBe('am');
  });

  it('has a button and an empty status line', () => {
    showPage(MembershipForm);
    expect(screen.getByRole('button', { name: /^Submit Application/ })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('an application that was taken', () => {
  const apply = async (receipt: { delivery: string; isRegistered: boolean }) => {
    const user = userEvent.setup();
    showPage(MembershipForm, {}, { applyForMembership: { isCopySent: false, ...receipt } });
    await waitFor(() => expect(field('ticket').value).toBe('a-ticket'));
    fireEvent.change(field('dob'), { target: { value: '1990-05-01' } });
    for (const name of ['name', 'address']) await user.type(field(name), 'Abebe');
    await user.type(field('contactNumber'), '021 555 0100');
    await user.click(screen.getByRole('button', { name: /^Submit Application/ }));
    await screen.findByText(/^Application submitted successfully!/);
    return screen.getByRole('status').textContent;
  };

  it('says both where a member was made and the mail could not be sent', async () => {
    const status = await apply({ delivery: 'PENDING', isRegistered: true });
    expect(status).toContain('You are on our list of members now.');
    expect(status).toContain('The email that tells our volunteers could not be sent yet.');
  });

  it('says neither where it was mailed for a volunteer to register', async () => {
    const status = await apply({ delivery: 'SENT', isRegistered: false });
    expect(status).not.toContain('list of members');
    expect(status).not.toContain('could not be sent');
  });
});

describe('its dates', () => {
  // Still the 30th in London, already the 1st in Auckland.
  const evening = new Date('2026-11-30T12:00:00Z');

  it('are those of Auckland', () => {
    vi.useFakeTimers({ now: evening });
    expect(todayInAuckland()).toBe('2026-12-01');
  });

  it('are filled in after hydration, keep after a reset, and forbid a birth to come', () => {
    vi.useFakeTimers({ now: evening });
    const complaint = vi.spyOn(console, 'error');
    const page = <MemberFields fields={{}} values={null} today="2026-11-30" />;
    const container = document.body.appendChild(document.createElement('form'));
    container.innerHTML = renderToString(page);
    expect(field('date').value).toBe('2026-11-30');
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, page);
    });
    expect(complaint).not.toHaveBeenCalled();
    expect(field('date').value).toBe('2026-12-01');
    expect(field('dob').max).toBe('2026-12-01');
    field('date').value = '2020-01-01';
    container.reset();
    expect(field('date').value).toBe('2026-12-01');
    act(() => {
      root?.unmount();
    });
    container.remove();
  });
});
