import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../api/failures.rules.ts';
import { deleteAllDrafts } from '../../client/forms/drafts.ts';
import { emptyResult, type FormResult, FormResultContext } from '../../client/forms/formResult.ts';
import { failures } from '../../client/messages/en/failures.ts';
import { fieldErrors } from '../../client/messages/en/fieldErrors.ts';
import { membershipForm } from '../../client/messages/en/membershipForm.ts';
import { Component as ContactUs } from '../../client/pages/ContactUs.tsx';
import { MemberFields } from '../../client/members/membershipForm/MemberFields.tsx';
import { todayInAuckland } from '../../api/dates/days.rules.ts';
import { Component as MembershipForm } from '../../client/members/membershipForm/MembershipForm.tsx';
import { failureSamples, fieldErrorSamples } from '../support/errorSamples.ts';
import { showPage, withoutMail } from './showPage.tsx';

afterEach(() => {
  cleanup();
  deleteAllDrafts();
  vi.useRealTimers();
});

const field = (name: string) => {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`There is no field ${name}.`);
  return control;
};

describe('the membership form', () => {
  it('has its fields and requires all but the e-mail address', async () => {
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

/** What the status line says with `lang="am"`. */
const inAmharic = () =>
  [...screen.getByRole('status').querySelectorAll('[lang=am]')]
    .map(({ textContent }) => textContent)
    .join(' ');

describe('an application that failed', () => {
  it('says so in both languages, at the field as well', async () => {
    const user = userEvent.setup();
    const fields = { name: 'Full name is required' };
    const fieldCodes = { name: { code: 'required', values: {} } };
    const failure = {
      message: 'Please correct the fields that are marked',
      extensions: { code: 'BAD_USER_INPUT', reason: 'invalidFields', fields, fieldCodes },
    };
    showPage(MembershipForm, {}, {}, [failure]);
    await waitFor(() => expect(field('ticket').value).toBe('a-ticket'));
    expect(screen.getByText('የ* ምልክት ያለባቸው ቦታዎች የግድ መሞላት አለባቸው።').lang).toBe('am');
    document.querySelector('form')?.setAttribute('novalidate', '');
    await user.click(screen.getByRole('button', { name: /^Submit Application/ }));
    await screen.findByText(`Error submitting application: ${failure.message}`);
    expect(inAmharic()).toBe('ማመልከቻውን ማስገባት አልተቻለም፦ እባክዎ ምልክት የተደረገባቸውን ቦታዎች ያስተካክሉ።');
    const description = document.getElementById(
      field('name').getAttribute('aria-describedby') ?? '',
    );
    expect(description?.textContent).toContain('Full name is required');
    expect(description?.querySelector('[lang=am]')?.textContent).toBe('እባክዎ ሙሉ ስምዎን ይጻፉ።');
  });

  /** The page as the server renders it for a form that was posted and failed. */
  const showFailure = (failure: Partial<Failure>) => {
    const all = {
      code: 'BAD_USER_INPUT',
      reason: '',
      values: {},
      message: 'In English',
      fields: {},
    };
    const result: FormResult = { ...emptyResult, state: 'failed', failure: { ...all, ...failure } };
    showPage(() => (
      <FormResultContext value={result}>
        <MembershipForm />
      </FormResultContext>
    ));
  };
  const isAmharic = /^[^a-z]*\p{Script=Ethiopic}[^a-z]*$/iu;

  it.each(Object.keys(fieldErrors))('has Amharic for a field that is %s', (code) => {
    const values = fieldErrorSamples[code as keyof typeof fieldErrors];
    const error = { code, values, message: 'In English' };
    const names = ['name', 'dob', 'email', 'address', 'contactNumber', 'date', 'agreement'];
    showFailure({ fields: Object.fromEntries(names.map((name) => [name, error])) });
    for (const name of names) {
      const id = field(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      const [english, amharic] = document.getElementById(id)?.querySelectorAll('span > span') ?? [];
      expect(english?.textContent, name).not.toBe('In English');
      expect(amharic?.textContent, name).toMatch(isAmharic);
      expect(amharic?.getAttribute('lang')).toBe('am');
    }
  });

  it.each(Object.keys(failures))('has Amharic for the reason %s', (reason) => {
    const values = failureSamples[reason as keyof typeof failures];
    showFailure({ reason, values });
    expect(inAmharic()).toMatch(isAmharic);
    expect(inAmharic()).not.toContain(membershipForm.amharic.errors.serverError);
    expect(screen.getByRole('status').textContent).not.toContain('In English');
  });

  it.each([
    [{ code: 'NETWORK' }, membershipForm.amharic.errors.networkError],
    [{ code: 'INTERNAL_SERVER_ERROR' }, membershipForm.amharic.errors.serverError],
    [{ code: 'CONFLICT', reason: 'newer' }, membershipForm.amharic.errors.serverError],
  ])('has Amharic for %j', (failure, text) => {
    showFailure(failure);
    expect(inAmharic()).toBe(membershipForm.amharic.errorPrefix + text);
  });

  it('says what only the server has words for in those', () => {
    showFailure({
      reason: 'newer',
      fields: { name: { code: 'newer', values: {}, message: 'Odd' } },
    });
    expect(screen.getByText('Odd')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('In English');
  });
});

describe('what was typed', () => {
  const leaveAndReturn = () => {
    cleanup();
    showPage(MembershipForm);
  };

  it('is there again after going to another page and back, and goes when it was sent', async () => {
    const user = userEvent.setup();
    const receipt = { isCopySent: true, delivery: 'SENT', isRegistered: false };
    const { unmount } = showPage(MembershipForm);
    await user.type(field('name'), 'ጽጌ');
    await user.type(field('address'), '1 Example Street{Enter}Auckland');
    await user.click(field('agreement'));
    await user.click(await screen.findByLabelText(/^Send a copy/));
    unmount();
    expect(Object.keys(localStorage)).toEqual([]);
    leaveAndReturn();
    await screen.findByLabelText(/^Send a copy/);
    await waitFor(() => expect(field('copy').checked).toBe(true));
    expect(field('name').value).toBe('ጽጌ');
    expect(field('address').value).toBe('1 Example Street\nAuckland');
    expect(field('agreement').checked).toBe(false);
    expect(field('dob').value).toBe('');
    // A field's default value is not input: it changes with the day.
    expect(JSON.stringify(sessionStorage)).not.toContain('date');

    cleanup();
    showPage(MembershipForm, {}, { applyForMembership: receipt });
    await waitFor(() => expect(field('ticket').value).toBe('a-ticket'));
    document.querySelector('form')?.setAttribute('novalidate', '');
    await user.click(screen.getByRole('button', { name: /^Submit Application/ }));
    await screen.findByText('Application submitted successfully!');
    expect(Object.keys(sessionStorage)).toEqual([]);
    leaveAndReturn();
    expect(field('name').value).toBe('');
  });

  it('in one form does not appear in the other', async () => {
    const user = userEvent.setup();
    showPage(MembershipForm);
    await user.type(field('name'), 'ጽጌ');
    cleanup();
    showPage(ContactUs);
    expect(field('name').value).toBe('');
    await user.type(field('message'), 'ሰላም');
    cleanup();
    showPage(ContactUs);
    expect(field('message').value).toBe('ሰላም');
  });
});

describe('a stored application', () => {
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
    expect(inAmharic()).toContain('አሁን በአባላት ዝርዝራችን ውስጥ ተመዝግበዋል።');
    expect(inAmharic()).toContain('ኢሜይል ገና አልተላከም።');
  });

  it('is thanked for in both languages, with what happens next', async () => {
    const status = await apply({ delivery: 'SENT', isRegistered: false });
    expect(status).toContain('gets in touch with you about your membership');
    expect(inAmharic()).toContain('ማመልከቻዎ በተሳካ ሁኔታ ቀርቧል!');
    expect(inAmharic()).toContain('ስላመለከቱ እናመሰግናለን።');
    expect(status).not.toContain('list of members');
    expect(status).not.toContain('could not be sent');
  });
});

describe('its dates', () => {
  // Still the 30th in London, already the 1st in Auckland.
  const evening = new Date('2026-11-30T12:00:00Z');

  it('are those of Auckland', () => {
    vi.useFakeTimers({ now: evening });
    expect(todayInAuckland(new Date())).toBe('2026-12-01');
  });

  it('are filled in after hydration, stay after a reset, and refuse a birth in the future', () => {
    vi.useFakeTimers({ now: evening });
    const complaint = vi.spyOn(console, 'error');
    const state = (name: string) => ({
      name,
      label: name,
      error: undefined,
      defaultValue: undefined,
    });
    const page = <MemberFields field={state} today="2026-11-30" />;
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
