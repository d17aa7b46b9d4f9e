import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { dropAllDrafts } from '../../../client/forms/drafts.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';

afterEach(() => {
  cleanup();
  dropAllDrafts();
});

/** What is typed into which field, and what is then said beneath it (specification, section 5). */
type Fault = [label: string, typed: string, message: string];

const dayFormat = 'Date must be in DD-MM-YYYY format';

const faults: Record<string, Fault[]> = {
  'add-event': [
    ['Title', '', 'Event title is required'],
    ['Date', '', 'Event date is required'],
    ['Date', '07', dayFormat],
    ['Time', '', 'Event time is required'],
    ['Location', '', 'Event location is required'],
    ['Map link', '', 'Map link is required'],
    ['Map link', 'the town hall', 'Enter a valid Google Maps URL'],
    ['Description', '', 'Event description is required'],
    ['Picture', '', 'Event image is required'],
    ['Picture', 'words.txt', 'File must be an image'],
  ],
  'add-directory': [
    ['Name', '', 'Directory name is required'],
    ['Category', '', 'Please select a category'],
    ['Description', '', 'Description is required'],
    ['Address', '', 'Address is required'],
    ['Map link', '', 'Map link is required'],
    ['Map link', 'the town hall', 'Enter a valid URL'],
    ['Facebook', 'us', 'Enter a valid URL'],
    ['Instagram', 'us', 'Enter a valid URL'],
    ['Telegram', 'us', 'Enter a valid URL'],
    ['WhatsApp', 'us', 'Enter a valid URL'],
    ['Viber', 'us', 'Enter a valid URL'],
    ['X', 'us', 'Enter a valid URL'],
    ['Picture', '', 'Image is required'],
    ['Picture', 'words.txt', 'File must be an image'],
  ],
  'add-resource': [
    ['Title', '', 'Resource title is required'],
    ['Category', '', 'Please select a category'],
    ['Link', '', 'Link is required'],
    ['Link', 'their site', 'Enter a valid URL'],
    ['Description', '', 'Description is required'],
  ],
  'add-member': [
    ['Full Name', '', 'Full name is required'],
    ['Date of Birth', '', 'Date of Birth is required'],
    ['Date of Birth', '07', dayFormat],
    ['Email', 'nobody', 'Enter a valid email'],
    ['Address', '', 'Address is required'],
    ['Contact Number', '', 'Contact number is required'],
    ['Date of registration', '', 'Date of registration is required'],
    ['Date of registration', '07', dayFormat],
  ],
  'create-post': [
    ['Title', '', 'Post title is required'],
    ['Link', 'their site', 'Enter a valid URL'],
    ['Picture', 'words.txt', 'File must be an image'],
  ],
  'create-about-ethiopia': [
    ['Title', '', 'Title is required'],
    ['Category', '', 'Please select a category'],
    ['Description', '', 'Description is required'],
    ['Link', 'their site', 'Link must be a valid URL'],
    ['Picture or video', '', 'Media File is required'],
    ['Picture or video', 'words.txt', 'Must be an image or video'],
  ],
  'add-directory-category': [
    ['Category name', '', 'Category name is required'],
    ['Category name', 'a', 'Too short'],
    ['Category name', 'a'.repeat(51), 'Too long'],
  ],
  'add-resource-category': [['Category name', '', 'Category name is required']],
  'create-about-ethiopia-category': [['Category name', '', 'Category name is required']],
};

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
      // Of a day without a month the browser tells only that there is something.
      fireEvent.change(field, { target: { value: '' } });
      Object.defineProperty(field, 'validity', { value: { badInput: typed !== '' } });
    } else if (field.tagName !== 'SELECT') {
      await user.clear(field);
      if (typed) await user.paste(typed);
    }
  } else {
    target(label).focus();
  }
  await user.tab();
}

describe.each(Object.keys(faults))('the form at /admin/%s', (path) => {
  it('says nothing before a field is touched', async () => {
    await renderForm(path);
    for (const [label] of faults[path] ?? []) {
      const field = target(label);
      expect(field.getAttribute('aria-invalid') ?? field.dataset['invalid']).toBeUndefined();
    }
  });

  it.each(faults[path] ?? [])('says beneath %s, once touched with "%s": %s', async (...fault) => {
    const [label, typed, message] = fault;
    await renderForm(path);
    await touch(label, typed);
    await waitFor(() => expect(descriptionOf(target(label))).toContain(message));
    // Of the others nothing is said yet.
    const said = (faults[path] ?? []).filter(
      ([other]) => other !== label && descriptionOf(target(other)).includes('is required'),
    );
    expect(said).toEqual([]);
  });

  it('says all of them when it is sent, and leads to the first field', async () => {
    const user = userEvent.setup();
    await renderForm(path);
    // A new member is registered today unless another day is given.
    if (path === 'add-member') await touch('Date of registration', '');
    await user.click(button(/^(Create|Register) /));
    const missing = (faults[path] ?? []).filter(([, typed]) => typed === '');
    for (const [label, , message] of missing) {
      await waitFor(() => expect(descriptionOf(target(label))).toContain(message));
    }
    expect(screen.getByRole('alert').textContent).toMatch(/^Please correct the fields/);
    const [first] = missing[0] ?? [''];
    await waitFor(() => expect(document.activeElement).toBe(target(first)));
  });
});
