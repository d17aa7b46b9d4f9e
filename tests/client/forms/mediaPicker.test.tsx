import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { useFakeMedia } from '../support/fakeMedia.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';
import { piece as picturePiece, pictureAt, post as blankPost, type } from './savedRecords.ts';

const { browser } = useFakeMedia();
afterEach(() => {
  deleteAllDrafts();
});

const picture = new File(['x'.repeat(1500)], 'genna.png', { type: 'image/png' });
const film = () => new File(['film'], 'coffee.mp4', { type: 'video/mp4' });

const fileInput = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: '[type=file]' });
const zone = () => button(/^Browse: Picture/).closest<HTMLElement>('.border-dashed');

/** A file that matters only for its size. */
function fileOf(megabytes: number, name: string, type: string): File {
  const file = new File([], name, { type });
  Object.defineProperty(file, 'size', { value: megabytes * 1_000_000 });
  return file;
}

async function fillInCulture() {
  await screen.findByRole('option', { name: 'First category' });
  type('Title', 'Coffee');
  type('Description', 'Three rounds');
  fireEvent.change(control('Category'), { target: { value: '1' } });
}

const piece = {
  ...picturePiece,
  mediaUrl: '/media/coffee.mp4',
  isVideoSrc: true,
  image: pictureAt('/media/coffee.jpg'),
};
const post = { ...blankPost, image: pictureAt('/media/news.webp') };

describe('the media picker', () => {
  it.each([
    ['add-event', 'Picture', 'image/*'],
    ['add-directory', 'Picture', 'image/*'],
    ['create-post', 'Picture', 'image/*'],
    ['create-about-ethiopia', 'Picture or video', 'image/*,video/*'],
  ])('at /admin/%s accepts what fits', async (path, label, accept) => {
    await renderForm(path);
    expect(fileInput(label).accept).toBe(accept);
  });

  it.each(['add-event', 'add-directory', 'create-post', 'create-about-ethiopia'])(
    'comes after the title at /admin/%s',
    async (path) => {
      await renderForm(path);
      const title = screen.getByRole('form').querySelector('input');
      expect(title?.name).toMatch(/title|name/i);
      const place = title?.compareDocumentPosition(button(/^Browse: Picture/)) ?? 0;
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  );

  it.each([
    ['without a type', 'IMG_7002.MOV', ''],
    ['that is named as a picture', 'dance.jpg', 'image/jpeg'],
  ])('recognises a video %s by its content', async (_what, name, type) => {
    const user = userEvent.setup({ applyAccept: false });
    await renderForm('create-about-ethiopia');
    const start = new Uint8Array(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'));
    await user.upload(fileInput('Picture or video'), new File([start], name, { type }));
    expect((await screen.findByLabelText('Preview of the video')).tagName).toBe('VIDEO');
    button('Browse: Picture or video').focus();
    await user.tab();
    expect(descriptionOf(button('Browse: Picture or video'))).not.toContain('File must be');
  });

  it('opens the camera of a phone with a separate button', async () => {
    await renderForm('create-about-ethiopia');
    const input = fileInput('Picture or video');
    const opened: (string | null)[][] = [];
    input.click = () => opened.push([input.accept, input.getAttribute('capture')]);
    fireEvent.click(button('Take a photo: Picture or video'));
    fireEvent.click(button('Browse: Picture or video'));
    expect(opened).toEqual([
      ['image/*', 'environment'],
      ['image/*,video/*', null],
    ]);
  });

  it('opens with its Browse button, by mouse and keyboard', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    const pressed = vi.spyOn(fileInput('Picture'), 'click').mockImplementation(() => undefined);
    await user.click(button('Browse: Picture'));
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('shows the picture, its name and its size, and can remove it', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    await user.upload(fileInput('Picture'), picture);
    const preview = await screen.findByRole('img', { name: 'Preview' });
    expect(preview.getAttribute('src')).toMatch(/^blob:/);
    expect(screen.getByText('genna.png, 2 kB')).toBeTruthy();
    await user.click(button('Remove genna.png'));
    expect(screen.queryByRole('img', { name: 'Preview' })).toBeNull();
    expect(document.activeElement).toBe(button('Browse: Picture'));
    // It can be chosen again.
    await user.upload(fileInput('Picture'), picture);
    expect(await screen.findByText('genna.png, 2 kB')).toBeTruthy();
  });

  it('reports a picture that the browser cannot show', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    await user.upload(fileInput('Picture'), picture);
    fireEvent.error(await screen.findByRole('img', { name: 'Preview' }));
    expect(screen.getByText('Your browser cannot show this file.')).toBeTruthy();
  });

  it('takes a file that is dropped on it', async () => {
    await renderForm('add-event');
    const target = zone();
    if (!target) throw new Error('There is no place to drop a file.');
    fireEvent.dragOver(target);
    expect(target.className).toContain('border-green');
    fireEvent.drop(target, { dataTransfer: { files: [picture] } });
    expect(await screen.findByText('genna.png, 2 kB')).toBeTruthy();
    expect(target.className).not.toContain('border-green');
  });

  it('keeps the browser on the page when a file is dropped beside it', async () => {
    await renderForm('add-event');
    const drop = createEvent.drop(document.body);
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
  });

  it.each([
    ['Picture', 'add-event', 2.5, 'a.png', 'image/png'],
    ['Picture', 'add-directory', 2.5, 'a.png', 'image/png'],
    ['Picture', 'create-post', 2.5, 'a.png', 'image/png'],
    ['Picture or video', 'create-about-ethiopia', 2.5, 'a.png', 'image/png'],
    ['Picture or video', 'create-about-ethiopia', 30, 'a.mp4', 'video/mp4'],
  ])('%s at /admin/%s may have %d MB, as configured', async (label, path, limit, name, mime) => {
    const user = userEvent.setup();
    const uploadLimits = {
      imageBytes: 2_500_000,
      videoBytes: 30_000_000,
      documentBytes: 5_000_000,
      hidesFiles: true,
    };
    await renderForm(path, { uploadLimits });
    await screen.findAllByText(new RegExp(`, up to ${String(limit)} MB\\.`));
    const message = `The file is larger than ${String(limit)} MB`;
    await user.upload(fileInput(label), fileOf(limit + 0.1, name, mime));
    await waitFor(() => expect(descriptionOf(button(/^Browse: Picture/))).toContain(message));
    await user.upload(fileInput(label), fileOf(limit, name, mime));
    await waitFor(() => expect(descriptionOf(button(/^Browse: Picture/))).not.toContain(message));
  });
});

describe('the media picker without known limits', () => {
  it('lets the server refuse a file that is too large', async () => {
    const user = userEvent.setup();
    const uploadLimits = () => {
      throw new Error('down');
    };
    const createPost = vi.fn(() => post);
    await renderForm('create-post', { uploadLimits, createPost });
    expect(screen.getAllByText('JPEG, PNG, WebP, AVIF or GIF.')).not.toHaveLength(0);
    type('Title', 'News');
    await user.upload(fileInput('Picture'), fileOf(1000, 'a.png', 'image/png'));
    await user.click(button('Create Post'));
    await screen.findByText('Post has been created successfully');
    expect(createPost).toHaveBeenCalledTimes(1);
  });
});

describe('a video', () => {
  it('is sent together with its poster', async () => {
    const user = userEvent.setup();
    const create = vi.fn((_: { media: File; poster: File }) => piece);
    await renderForm('create-about-ethiopia', { createAboutEthiopia: create });
    await fillInCulture();
    const chosen = film();
    await user.upload(fileInput('Picture or video'), chosen);
    const preview = await screen.findByLabelText<HTMLVideoElement>('Preview of the video');
    await waitFor(() => expect(preview.getAttribute('poster')).toMatch(/^blob:/));
    await user.click(button('Create Content'));
    await screen.findByText('About Ethiopia Content has been created successfully');
    const { media, poster } = create.mock.calls[0]?.[0] ?? {};
    expect(media).toBe(chosen);
    expect(poster?.name).toBe('coffee.jpg');
  });

  it('is sent without a poster if none can be made', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    browser.loads = false;
    const user = userEvent.setup();
    const create = vi.fn((_: { poster: File | null }) => piece);
    await renderForm('create-about-ethiopia', { createAboutEthiopia: create });
    await fillInCulture();
    await user.upload(fileInput('Picture or video'), film());
    await user.click(button('Create Content'));
    await screen.findByText('About Ethiopia Content has been created successfully');
    expect(create.mock.calls[0]?.[0].poster).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('a record that has media', () => {
  it('shows its video, and keeps it unless another is chosen', async () => {
    const user = userEvent.setup();
    const update = vi.fn((_: { media: File | null }) => ({ ...piece, version: 2 }));
    await renderForm('edit-about-ethiopia/5', {
      aboutEthiopia: piece,
      updateAboutEthiopia: update,
    });
    const video = screen.getByLabelText('Preview of the video');
    expect(video.getAttribute('src')).toBe('/media/coffee.mp4');
    expect(video.getAttribute('poster')).toBe('/media/coffee.jpg');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(button('Save changes'));
    await screen.findByText('About Ethiopia Content has been saved successfully');
    expect(update.mock.calls[0]?.[0].media).toBeNull();
    await user.upload(fileInput('Picture or video'), picture);
    expect(await screen.findByText('genna.png, 2 kB')).toBeTruthy();
    await user.click(button('Save changes'));
    await waitFor(() => expect(update.mock.calls[1]?.[0].media).toBe(picture));
    // A file that was sent is not sent again; the preview is the server's.
    await waitFor(() => expect(screen.queryByText('genna.png, 2 kB')).toBeNull());
  });

  it('can remove its media if they are optional', async () => {
    const user = userEvent.setup();
    const update = vi.fn((_: { removeImage: boolean }) => ({ ...post, version: 2, image: null }));
    await renderForm('edit-post/6', { post, updatePost: update });
    await user.click(button('Remove the picture'));
    expect(screen.getByText('The picture will be removed when you save.')).toBeTruthy();
    await user.click(button('Keep the picture after all'));
    expect(screen.getByRole('img', { name: 'Preview' }).getAttribute('src')).toBe(
      '/media/news.webp',
    );
    await user.click(button('Remove the picture'));
    await user.click(button('Save changes'));
    await screen.findByText('Post has been saved successfully');
    expect(update.mock.calls[0]?.[0].removeImage).toBe(true);
    expect(screen.queryByText('The picture will be removed when you save.')).toBeNull();
  });
});
