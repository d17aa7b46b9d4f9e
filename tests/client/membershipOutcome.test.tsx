import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../api/shared/failures.rules.ts';
import { deleteAllDrafts } from '../../client/forms/draft/drafts.ts';
import {
  emptyResult,
  type FormResult,
  FormResultContext,
} from '../../client/forms/submission/formResult.ts';
import { failures } from '../../api/shared/messages/en/failures.ts';
import { fieldErrors } from '../../api/shared/messages/en/fieldErrors.ts';
import { membershipForm } from '../../api/shared/messages/en/membershipForm.ts';
import { Component as MembershipForm } from '../../client/members/membershipForm/MembershipForm.tsx';
import { failureSamples, fieldErrorSamples } from '../support/errorSamples.ts';
import { formField } from './support/formField.ts';
import { showPage } from './showPage.tsx';

afterEach(() => {
  deleteAllDrafts();
});

/** What the status line says with `lang="am"`. */
const inAmharic = () =>
  [...screen.getByRole('status').querySelectorAll('[lang=am]')]
    .map(({ textContent }) => textContent)
    .join(' ');

describe('an application that failed', () => {
  it('shows its errors in both languages, at the field too', async () => {
    const user = userEvent.setup();
    const fields = { name: 'Full name is required' };
    const fieldCodes = { name: { code: 'required', values: {} } };
    const failure = {
      message: 'Please correct the fields that are marked',
      extensions: { code: 'BAD_USER_INPUT', reason: 'invalidFields', fields, fieldCodes },
    };
    showPage(MembershipForm, {}, {}, [failure]);
    await waitFor(() => expect(formField('ticket').value).toBe('a-ticket'));
    expect(screen.getByText('የ* ምልክት ያለባቸው ቦታዎች የግድ መሞላት አለባቸው።').lang).toBe('am');
    document.querySelector('form')?.setAttribute('novalidate', '');
    await user.click(screen.getByRole('button', { name: /^Submit Application/ }));
    await screen.findByText(`Error submitting application: ${failure.message}`);
    expect(inAmharic()).toBe('ማመልከቻውን ማስገባት አልተቻለም፦ እባክዎ ምልክት የተደረገባቸውን ቦታዎች ያስተካክሉ።');
    const description = document.getElementById(
      formField('name').getAttribute('aria-describedby') ?? '',
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

  it.each(Object.keys(fieldErrors))('has an Amharic text for the field error %s', (code) => {
    const values = fieldErrorSamples[code as keyof typeof fieldErrors];
    const error = { code, values, message: 'In English' };
    const names = ['name', 'dob', 'email', 'address', 'contactNumber', 'date', 'agreement'];
    showFailure({ fields: Object.fromEntries(names.map((name) => [name, error])) });
    for (const name of names) {
      const id = formField(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      const [english, amharic] = ['span > span', '[lang=am]'].map((part) =>
        document.getElementById(id)?.querySelector(part),
      );
      expect(english?.textContent, name).not.toBe('In English');
      expect(amharic?.textContent, name).toMatch(isAmharic);
      expect(amharic?.getAttribute('lang')).toBe('am');
    }
  });

  it.each(Object.keys(failures))('has an Amharic text for the reason %s', (reason) => {
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
  ])('has an Amharic text for %j', (failure, text) => {
    showFailure(failure);
    expect(inAmharic()).toBe(membershipForm.amharic.errorPrefix + text);
  });

  it('shows the words of the server if there is no other text', () => {
    showFailure({
      reason: 'newer',
      fields: { name: { code: 'newer', values: {}, message: 'Odd' } },
    });
    expect(screen.getByText('Odd')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('In English');
  });
});

describe('a stored application', () => {
  const apply = async (receipt: { delivery: string; isRegistered: boolean }) => {
    const user = userEvent.setup();
    showPage(MembershipForm, {}, { applyForMembership: { isCopySent: false, ...receipt } });
    await waitFor(() => expect(formField('ticket').value).toBe('a-ticket'));
    fireEvent.change(formField('dob'), { target: { value: '1990-05-01' } });
    for (const name of ['name', 'address']) await user.type(formField(name), 'Abebe');
    await user.type(formField('contactNumber'), '021 555 0100');
    await user.click(screen.getByRole('button', { name: /^Submit Application/ }));
    await screen.findByText(/^Application submitted successfully!/);
    return screen.getByRole('status').textContent;
  };

  it('says both that a member was registered and that the mail could not be sent', async () => {
    const status = await apply({ delivery: 'PENDING', isRegistered: true });
    expect(status).toContain('You are on our list of members now.');
    expect(status).toContain('The email that tells our volunteers could not be sent yet.');
    expect(inAmharic()).toContain('አሁን በአባላት ዝርዝራችን ውስጥ ተመዝግበዋል።');
    expect(inAmharic()).toContain('ኢሜይል ገና አልተላከም።');
  });

  it('has a thank-you message in both languages, with what happens next', async () => {
    const status = await apply({ delivery: 'SENT', isRegistered: false });
    expect(status).toContain('gets in touch with you about your membership');
    expect(inAmharic()).toContain('ማመልከቻዎ በተሳካ ሁኔታ ቀርቧል!');
    expect(inAmharic()).toContain('ስላመለከቱ እናመሰግናለን።');
    expect(status).not.toContain('list of members');
    expect(status).not.toContain('could not be sent');
  });
});
