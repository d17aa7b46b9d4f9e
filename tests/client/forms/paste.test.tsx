import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { renderForm } from './renderForm.tsx';

afterEach(() => {
  deleteAllDrafts();
});

/** Pastes into a field; returns whether the browser is left to do it. */
function paste(field: Element, html: string): boolean {
  const getData = (type: string) => (type === 'text/html' ? html : '');
  const event = createEvent.paste(field, { clipboardData: { getData } });
  fireEvent(field, event);
  return !event.defaultPrevented;
}

it('inserts formatted text as plain text at the caret and treats it as a change', async () => {
  await renderForm('add-event');
  const [field] = screen.getAllByLabelText<HTMLTextAreaElement>(/Description/, {
    selector: 'textarea',
  });
  if (!field) throw new Error('There is no description.');
  fireEvent.input(field, { target: { value: 'Bring: and friends' } });
  field.setSelectionRange(6, 6);
  expect(
    paste(field, '<ul><li>Cups</li><li><a href="https://example.org">Songs</a></li></ul>'),
  ).toBe(false);
  expect(field.value).toBe('Bring:\n• Cups\n• Songs (https://example.org) and friends');
});

it('leaves plain text and single-line fields to the browser', async () => {
  await renderForm('add-event');
  const [field] = screen.getAllByLabelText(/Description/, { selector: 'textarea' });
  const [title] = screen.getAllByLabelText(/Title/, { selector: 'input' });
  if (!field || !title) throw new Error('A field is missing.');
  expect(paste(field, '')).toBe(true);
  expect(paste(title, '<p>Title</p>')).toBe(true);
});
