import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';
import { type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

const constitution = {
  id: '9',
  version: 1,
  title: 'Constitution',
  description: ['Our rules'],
  link: '',
  categoryId: '1',
  document: { url: '/documents/9.pdf', bytes: 240_000, version: '1-a' },
};

interface Sent {
  input: { link: string };
  document: File | null;
  removeDocument?: boolean;
}

const pdf = (name = 'rules.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });
const fileInput = () =>
  screen.getByLabelText<HTMLInputElement>('Document', { selector: '[type=file]' });
const browse = () => button('Browse: Document');

async function fillIn() {
  await screen.findByRole('option', { name: 'First category' });
  type('Title', 'Constitution');
  type('Description', 'Our rules');
  type('Category', '1');
}

it('a document can be sent in place of a link', async () => {
  const user = userEvent.setup();
  const createResource = vi.fn((_: Sent) => constitution);
  await renderForm('add-resource', { createResource });
  await fillIn();
  await user.click(button('Create Resource'));
  expect(await screen.findByText('Link is required')).toBeTruthy();
  expect(createResource).not.toHaveBeenCalled();

  const file = pdf();
  await user.upload(fileInput(), file);
  expect(screen.getByText('rules.pdf, 1 kB')).toBeTruthy();
  await expect.poll(() => screen.queryByText('Link is required')).toBeNull();
  await user.click(button('Create Resource'));
  await screen.findByText('Resource has been created successfully');
  expect(createResource.mock.calls[0]?.[0]).toMatchObject({ input: { link: '' }, document: file });
});

it.each([
  ['another file', new File(['x'], 'x.docx', { type: 'application/msword' }), 'File must be a PDF'],
  ['one above the limit', pdf('large.pdf'), 'The file is larger than 10 MB'],
])('a document cannot be %s', async (what, file, message) => {
  if (what !== 'another file') Object.defineProperty(file, 'size', { value: 10_000_001 });
  const user = userEvent.setup({ applyAccept: false });
  await renderForm('add-resource');
  await screen.findByText('PDF, up to 10 MB.');
  await user.upload(fileInput(), file);
  await expect.poll(() => descriptionOf(browse())).toContain(message);
  await user.click(button(`Remove ${file.name}`));
  expect(document.activeElement).toBe(browse());
  await expect.poll(() => descriptionOf(browse())).not.toContain(message);
});

it('the document of a resource is shown with its address, kept and removed', async () => {
  const user = userEvent.setup();
  const resource = { ...constitution, link: 'https://example.org/' };
  const updateResource = vi.fn((_: Sent) => ({ ...resource, version: 2 }));
  await renderForm('edit-resource/9', { resource, updateResource });
  expect(screen.getByText('PDF, 240 kB')).toBeTruthy();
  expect(screen.getByRole('link', { name: /\/documents\/9\.pdf$/ }).getAttribute('href')).toBe(
    '/documents/9.pdf',
  );
  await user.click(button('Remove the document'));
  expect(screen.getByText('The document will be removed when you save.')).toBeTruthy();
  await user.click(button('Keep the document after all'));
  expect(screen.getByText('PDF, 240 kB')).toBeTruthy();
  await user.click(button('Save changes'));
  await screen.findByText('Resource has been saved successfully');
  expect(updateResource.mock.calls[0]?.[0]).toMatchObject({
    document: null,
    removeDocument: false,
  });
  await user.click(button('Remove the document'));
  await user.click(button('Save changes'));
  await expect.poll(() => updateResource.mock.calls[1]?.[0].removeDocument).toBe(true);
});

it('the only document of a resource cannot be removed', async () => {
  const user = userEvent.setup();
  await renderForm('edit-resource/9', { resource: constitution });
  await user.click(button('Remove the document'));
  await user.click(button('Save changes'));
  await expect.poll(() => descriptionOf(control('Link'))).toContain('Link is required');
});

it('a document that a colleague replaced is shown beside the chosen one', async () => {
  const user = userEvent.setup();
  let resource = constitution;
  const updateResource = () => {
    throw new GraphQLError('Changed', { extensions: { code: 'CONFLICT', fields: {} } });
  };
  await renderForm('edit-resource/9', { resource: () => resource, updateResource });
  await user.upload(fileInput(), pdf('mine.pdf'));
  resource = {
    ...constitution,
    version: 2,
    document: { ...constitution.document, bytes: 300_000, version: '2-b' },
  };
  await user.click(button('Save changes'));
  const conflict = within(await screen.findByRole('region', { name: /^Somebody else/ }));
  expect(conflict.getByText('PDF, 300 kB')).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: 'Use this: Document' }));
  expect(screen.queryByText(/^mine\.pdf/)).toBeNull();
});

it('the copy of a resource has its own document', async () => {
  const type = { headers: { 'Content-Type': 'application/pdf' } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF-', type)));
  const user = userEvent.setup();
  const createResource = vi.fn((_: Sent) => ({ ...constitution, id: '10' }));
  await renderForm('add-resource?copy=9', { resource: constitution, createResource });
  await screen.findByText('9.pdf, 1 kB');
  await user.click(button('Create Resource'));
  await screen.findByText('Resource has been created successfully');
  expect(createResource.mock.calls[0]?.[0].document).toMatchObject({
    name: '9.pdf',
    type: 'application/pdf',
  });
});
