import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { conflict, invalidFields } from '../../../api/errors.ts';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';
import { dinner } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
  Reflect.deleteProperty(navigator, 'share');
});

const post = {
  ...dinner,
  publication: 'DRAFT',
  publishedAt: null,
};
const link = (id: number, note: string) => ({
  id: String(id),
  note,
  createdBy: 'b@example.org',
  createdAt: '2031-01-01T00:00:00Z',
  expiresAt: '2031-01-07T05:30:00Z',
});
const address = `https://site.example/preview/posts/6?key=${'k'.repeat(43)}`;

/** The links of the site, as its API keeps them. */
function keep(notes: string[]) {
  const links = notes.map((note, index) => link(index + 1, note));
  return {
    post: () => post,
    previewLinks: vi.fn(() => links),
    createPreviewLink: vi.fn(({ note }: { note: string }) => {
      const made = link(links.length + 1, note);
      links.unshift(made);
      return { link: made, address };
    }),
    withdrawPreviewLink: vi.fn(({ id }: { id: string }) => {
      links.splice(0, links.length, ...links.filter((each) => each.id !== id));
      return id;
    }),
    updatePost: vi.fn(),
  };
}

async function openLinks(api: ReturnType<typeof keep>) {
  await renderForm('edit-post/6', api);
  const publication = screen.getByRole('region', { name: 'Publication' });
  fireEvent.click(within(publication).getByText('Links for others'));
  return screen.findByRole('region', { name: 'Links for a preview' });
}

it('creates a link, shows it, and sends it with the share sheet', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const api = keep(['Bekele']);
  const region = await openLinks(api);
  await within(region).findByText('Bekele');
  expect(region.textContent).toContain('Made by b@example.org');
  expect(region.textContent).toContain('Works until 07-01-2031, 18:30 · ታኅሣሥ 29 ቀን 2023 ዓ.ም.');
  const note = control('For whom');
  fireEvent.change(note, { target: { value: 'Almaz' } });
  // Enter makes the link; it does not save the record.
  fireEvent.keyDown(note, { key: 'Enter' });
  await within(region).findByText(address);
  expect(api.createPreviewLink.mock.calls[0]?.[0]).toMatchObject({
    kind: 'POST',
    id: '6',
    note: 'Almaz',
  });
  expect(api.updatePost).not.toHaveBeenCalled();
  expect(note.value).toBe('');
  await within(region).findByText('Almaz');
  button('Copy the link');
  fireEvent.click(button('Send the link'));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: address }));
});

it('withdraws a link after a question and removes its address', async () => {
  const api = keep([]);
  const region = await openLinks(api);
  const note = await screen.findByLabelText(/^For whom/);
  fireEvent.change(note, { target: { value: 'Almaz' } });
  fireEvent.click(button('Make a link'));
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the link for Almaz' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('The link for Almaz has been withdrawn.');
  expect(within(region).queryByText(address)).toBeNull();
  await waitFor(() => expect(within(region).queryByRole('list')).toBeNull());
});

it('shows an error at the field, and keeps what was typed after any other failure', async () => {
  const api = keep([]);
  await openLinks(api);
  await screen.findByLabelText(/^For whom/);
  api.createPreviewLink.mockImplementationOnce(() => {
    throw invalidFields({ note: { code: 'required', values: {} } }, {});
  });
  fireEvent.click(button('Make a link'));
  await screen.findByText('For whom is required');
  const note = control('For whom');
  expect(descriptionOf(note)).toContain('For whom is required');
  expect(document.activeElement).toBe(note);
  api.createPreviewLink.mockImplementationOnce(() => {
    throw conflict('tooManyPreviewLinks', { max: 10 });
  });
  fireEvent.change(note, { target: { value: 'Almaz' } });
  fireEvent.click(button('Make a link'));
  await screen.findByText(
    'A record can have at most 10 links. Please withdraw one that nobody needs.',
  );
  expect(note.value).toBe('Almaz');
});

it('offers at most ten links', async () => {
  await openLinks(keep(Array.from({ length: 10 }, (_, index) => `Guest ${String(index)}`)));
  await screen.findByText('There are 10 links. Withdraw one to make another.');
  expect(screen.queryByLabelText(/^For whom/)).toBeNull();
});

it('offers no links for a published record, and loads none before it is opened', async () => {
  const api = keep([]);
  const view = await renderForm('edit-post/6', api);
  screen.getByText('Links for others');
  expect(api.previewLinks).not.toHaveBeenCalled();
  view.unmount();
  await renderForm('edit-post/6', { ...api, post: { ...post, publication: 'PUBLISHED' } });
  expect(screen.queryByText('Links for others')).toBeNull();
});
