import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import * as amAdmin from '../../../api/shared/messages/amAdmin.ts';
import { useFakeMedia } from '../support/fakeMedia.ts';
import { button, control, forgetMemory, renderForm } from './renderForm.tsx';
import { piece, type } from './savedRecords.ts';

useFakeMedia();
beforeEach(() => {
  const answer = () =>
    Promise.resolve(new Response('picture', { headers: { 'Content-Type': 'image/webp' } }));
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  deleteAllDrafts();
});

const item = (id: number, type = 'IMAGE') => ({
  id: `event:${String(id)}`,
  type,
  kind: 'EVENT',
  recordId: String(id),
  bytes: null,
  title: `Feast ${String(id)}`,
  language: 'EN',
  url: `/media/eventBucket/images/170000000000${String(id)}-0a1b2c3d-feast.webp`,
  picture: { url: `/media/feast${String(id)}.webp`, srcSet: '', width: 300, height: 200 },
  descriptions: [],
});
const dance = {
  ...item(7, 'VIDEO'),
  kind: 'ABOUT_ETHIOPIA',
  title: 'Dance',
  id: 'aboutEthiopia:7',
  url: '/media/dance.mp4',
};

interface Asked {
  types: string[];
  search: string;
  after?: string | null;
}
const answering = (find: (asked: Asked) => object[]) => ({
  mediaLibrary: vi.fn((asked: Asked) => {
    const nodes = find(asked);
    const pageInfo = {
      hasNextPage: nodes.length === 24,
      endCursor: `after ${String(asked.after)}`,
    };
    return { nodes, pageInfo, totalCount: nodes.length };
  }),
});

const opener = /^Choose from earlier /;
async function openLibrary() {
  const user = userEvent.setup();
  await user.click(button(opener));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('the media library of a form', () => {
  it.each([
    ['add-event', 'Choose from earlier pictures: Picture', ['IMAGE']],
    [
      'create-about-ethiopia',
      'Choose from earlier pictures and videos: Picture or video',
      ['IMAGE', 'VIDEO'],
    ],
    ['add-resource', 'Choose from earlier documents: Document', ['DOCUMENT']],
    ['add-officer', 'Choose from earlier pictures: Portrait', ['IMAGE']],
  ])('at /admin/%s offers what the field takes', async (path, name, types) => {
    const api = answering(() => []);
    await renderForm(path, api);
    expect(button(opener).getAttribute('aria-label')).toBe(name);
    expect(api.mediaLibrary).not.toHaveBeenCalled();
    const { dialog } = await openLibrary();
    await dialog.findByText('Nothing found.');
    expect(api.mediaLibrary.mock.calls[0]?.[0]).toMatchObject({ types, search: '' });
  });

  it('copies the chosen picture for the record', async () => {
    const createPost = vi.fn((_sent: { image: File }) => ({ id: '9' }));
    await renderForm('create-post', { ...answering(() => [item(1), item(2)]), createPost });
    const { user, dialog } = await openLibrary();
    await user.click(await dialog.findByRole('button', { name: 'Feast 2 Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fetch).toHaveBeenCalledWith(item(2).url);
    await screen.findByText(/^feast\.webp, /);
    type('Title', 'News');
    type('Text', 'Come');
    await user.click(button('Create Post'));
    await waitFor(() => expect(createPost).toHaveBeenCalled());
    const [sent] = createPost.mock.calls[0] ?? [];
    expect(sent?.image).toMatchObject({ name: 'feast.webp', type: 'image/webp' });
  });

  it('fills in the description of the picture in each language', async () => {
    const { picture } = item(1);
    const women = { ...item(1), picture: { ...picture, alt: 'ሴቶች', focusX: 0, focusY: 70 } };
    const descriptions = [
      { language: 'AM', text: 'ሴቶች' },
      { language: 'EN', text: 'Women' },
    ];
    const border = { ...item(2), picture: { ...picture, alt: '' } };
    const createPost = vi.fn((_sent: { input: object }) => ({ id: '9' }));
    const api = answering(() => [{ ...women, descriptions }, border]);
    await renderForm('create-post', { ...api, createPost });
    const first = await openLibrary();
    const choose = async ({ user, dialog }: typeof first, name: string) =>
      user.click(await dialog.findByRole('button', { name: `${name} Event` }));
    await choose(first, 'Feast 1');
    await waitFor(() =>
      expect(control('Description of the picture in English').value).toBe('Women'),
    );
    expect(control('Description of the picture in Amharic').value).toBe('ሴቶች');

    await first.user.click(button(/^Remove /));
    const second = await openLibrary();
    await choose(second, 'Feast 2');
    const ornament = await screen.findByRole('checkbox', { name: /only an ornament/ });
    await waitFor(() => expect(ornament).toHaveProperty('checked', true));
    type('Title', 'News');
    type('Text', 'Come');
    await second.user.click(button('Create Post'));
    await waitFor(() => expect(createPost).toHaveBeenCalled());
    expect(createPost.mock.calls[0]?.[0].input).toMatchObject({
      imageIsOrnament: true,
      imageAltEn: '',
      imageAltAm: '',
      imageFocusX: null,
      imageFocusY: null,
    });
  });

  it('can be searched, and loads more at its end', async () => {
    const many = Array.from({ length: 24 }, (_, index) => item(index));
    const api = answering(({ search, after }) => {
      if (search) return [item(50)];
      return after ? [item(60)] : many;
    });
    await renderForm('create-post', api);
    const { user, dialog } = await openLibrary();
    await user.click(await dialog.findByRole('button', { name: 'Load more' }));
    const next = await dialog.findByRole('button', { name: 'Feast 60 Event' });
    expect(document.activeElement).toBe(next.closest('li'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(25);

    await user.type(
      dialog.getByRole('searchbox', { name: 'Search by the words of the page' }),
      'ጥምቀት',
    );
    await dialog.findByRole('button', { name: 'Feast 50 Event' });
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(api.mediaLibrary.mock.lastCall?.[0]).toMatchObject({ search: 'ጥምቀት' });
  });

  it('reports a picture that was removed or cannot be read', async () => {
    let present = [item(1), item(2)];
    await renderForm(
      'create-post',
      answering(() => present),
    );
    const { user, dialog } = await openLibrary();
    vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 404 }));
    const gone = await dialog.findByRole('button', { name: 'Feast 1 Event' });
    present = [item(2)];
    await user.click(gone);
    await dialog.findByText('This one has been removed meanwhile. Please choose another one.');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));

    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(dialog.getByRole('button', { name: 'Feast 2 Event' }));
    await dialog.findByText(/^It could not be copied\./);
    await user.click(dialog.getByRole('button', { name: 'Feast 2 Event' }));
    await screen.findByText(/^feast\.webp, /);
  });

  it('closes without a choice and keeps the earlier choice', async () => {
    await renderForm(
      'create-post',
      answering(() => [item(1)]),
    );
    const user = userEvent.setup();
    const file = new File(['x'], 'mine.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Picture', { selector: '[type=file]' }), file);
    const { dialog } = await openLibrary();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText(/^mine\.png, /);
  });

  it('is in Amharic for somebody who reads Amharic', async () => {
    await renderForm(
      'create-post',
      answering(() => [item(1)]),
      '7',
      'AM',
    );
    const { open, close } = amAdmin.mediaLibrary;
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^${open.image}፦ `) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: open.image }));
    dialog.getByRole('button', { name: close });
  });
});

describe('a video from the library', () => {
  interface Sent {
    media: File | null;
    poster: File | null;
    videoOf: string | null;
  }
  const openPiece = async (updateAboutEthiopia: (sent: Sent) => object = () => piece) => {
    await renderForm('edit-about-ethiopia/5', {
      ...answering(() => [dance]),
      aboutEthiopia: piece,
      updateAboutEthiopia,
    });
    const { user, dialog } = await openLibrary();
    await user.click(
      await dialog.findByRole('button', { name: 'Dance About Ethiopia Content · Video' }),
    );
    await screen.findByText('A copy of this video is made when you save.');
    return user;
  };

  it('is copied by the server, and not read by the browser', async () => {
    const update = vi.fn((_sent: Sent) => ({ ...piece, version: 2 }));
    const user = await openPiece(update);
    await user.click(button('Save changes'));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[0]).toMatchObject({ media: null, poster: null, videoOf: '7' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is replaced by a file and can be removed again', async () => {
    const user = await openPiece();
    await user.click(button('Remove the video'));
    screen.getByText('Shown at present');
    cleanup();
    deleteAllDrafts();
    const other = await openPiece();
    const input = screen.getByLabelText('Picture or video', { selector: '[type=file]' });
    const file = new File(['x'], 'mine.png', { type: 'image/png' });
    await other.upload(input, file);
    await screen.findByText(/^mine\.png, /);
    await other.click(button('Remove mine.png'));
    await screen.findByText('Shown at present');
  });

  it('is still chosen after a reload', async () => {
    await openPiece();
    cleanup();
    forgetMemory();
    await renderForm('edit-about-ethiopia/5', { aboutEthiopia: piece });
    screen.getByText('A copy of this video is made when you save.');
  });

  it('is named at its field if it was removed in the meantime', async () => {
    const code = 'mediaGone';
    const message =
      'The video that was chosen here has been removed meanwhile. Please choose another one.';
    const fields = { fields: { media: message }, fieldCodes: { media: { code, values: {} } } };
    const user = await openPiece(() => {
      throw new GraphQLError('Wrong', { extensions: { code: 'BAD_USER_INPUT', ...fields } });
    });
    await user.click(button('Save changes'));
    await screen.findByText(message);
  });

  it('is copied together with its record', async () => {
    const create = vi.fn((_sent: Sent) => ({ ...piece, id: '9' }));
    const original = { ...piece, isVideoSrc: true, mediaUrl: '/media/coffee.mp4' };
    await renderForm('create-about-ethiopia?copy=5', {
      aboutEthiopia: original,
      createAboutEthiopia: create,
    });
    screen.getByText('A copy of this video is made when you save.');
    await userEvent.click(button('Create Content'));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0]).toMatchObject({ media: null, videoOf: '5' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
