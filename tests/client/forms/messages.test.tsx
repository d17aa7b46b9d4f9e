import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { formFaults as faults } from '../../support/formFaults.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const isFile = (label: string) => label.startsWith('Picture');

/** The control that a message is tied to. */
const target = (label: string) => (isFile(label) ? button(`Browse: ${label}`) : control(label));

/** Fills a field in and leaves it, as a person does. */
async function touch(label: string, typed: string) {
  const user = userEvent.setup({ applyAccept: false });
  if (isFile(label) && typed) {
    const file = new File(['words'], typed, { type: 'text/plain' });
    await user.upload(screen.getByLabelText(label, { selector: '[type=file]' }), file);
  } else if (!isFile(label)) {
    const field = control(label);
    await user.click(field);
    if (field.type === 'date') {
      // For a day without a month the browser reports only that the input is incomplete.
      fireEvent.change(field, { target: { value: '' } });
      const value = { badInput: typed !== '' };
      Object.defineProperty(field, 'validity', { value, configurable: true });
    } else if (field.tagName !== 'SELECT') {
      if (field.value) await user.clear(field);
      if (typed) await user.paste(typed);
    }
  } else {
    target(label).focus();
  }
  await user.tab();
}

describe.each(Object.keys(faults))('the form at /admin/%s', (path) => {
  it('says nothing before a field is touched, and then what is wrong beneath it alone', async () => {
    await renderForm(path);
    const expected = faults[path] ?? [];
    const untouched = new Set(expected.map(([label]) => label));
    const expectSilent = () => {
      for (const label of untouched) {
        const field = target(label);
        expect(
          field.getAttribute('aria-invalid') ?? field.dataset['invalid'],
          label,
        ).toBeUndefined();
      }
    };
    expectSilent();
    for (const [label, typed, message] of expected) {
      await touch(label, typed);
      // The field that has the focus then counts as left by what follows.
      const next = [...untouched].find((other) => target(other).contains(document.activeElement));
      for (const left of [label, next ?? label]) untouched.delete(left);
      await waitFor(() => expect(descriptionOf(target(label)), label).toContain(message));
      expectSilent();
    }
  });

  it('shows all errors when it is sent, and leads to the first field', async () => {
    const user = userEvent.setup();
    await renderForm(path);
    // A new member is registered today unless another day is given.
    if (path === 'add-member') await touch('Date of registration', '');
    await user.click(button(/^(Create|Register) /));
    const missing = (faults[path] ?? []).filter(([, typed]) => typed === '');
    for (const [label, , message] of missing) {
      await waitFor(() => expect(descriptionOf(target(label))).toContain(message));
    }
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Please correct the fields.*but what you typed is kept\./,
    );
    const isBefore = (one: Element, other: Element) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const [first] = missing
      .map(([label]) => target(label))
      .sort((one, other) => (isBefore(one, other) ? -1 : 1));
    await waitFor(() => expect(document.activeElement).toBe(first));
  });
});

describe('a link', () => {
  it('is shown as it will be saved after the field is left', async () => {
    await renderForm('add-directory');
    const shown: [label: string, typed: string, saved: string][] = [
      ['Map link', 'Hall https://maps.example.org/x', 'https://maps.example.org/x'],
      ['Instagram', '@cafebuna', 'https://www.instagram.com/cafebuna'],
      ['WhatsApp', '021 555 0100', 'https://wa.me/64215550100'],
    ];
    for (const [label, typed, saved] of shown) {
      fireEvent.change(control(label), { target: { value: typed } });
      fireEvent.blur(control(label));
      await waitFor(() => expect(control(label).value).toBe(saved));
    }
  });
});
