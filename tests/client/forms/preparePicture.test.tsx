import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { enter } from '../support/enter.ts';
import { button, control, renderForm } from './renderForm.tsx';

/** The size of a file that the browser can decode; null if it cannot. */
let readable: { width: number; height: number } | null;
/** Reports that the browser has read the picture. */
let finish: () => void;
const drawImage = vi.fn();

beforeEach(() => {
  readable = { width: 4032, height: 3024 };
  finish = () => undefined;
  drawImage.mockClear();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() =>
    readable ? Promise.resolve() : Promise.reject(new DOMException('', 'EncodingError')),
  );
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(
    () => readable?.width ?? 0,
  );
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockImplementation(
    () => readable?.height ?? 0,
  );
  const context = { fillRect: () => undefined, drawImage, fillStyle: '' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((use, type) =>
    use(new Blob(['x'.repeat(1500)], { type: type ?? '' })),
  );
});
afterEach(() => {
  deleteAllDrafts();
});

function photo(name: string, type: string, megabytes: number): File {
  const file = new File(['photo'], name, { type });
  Object.defineProperty(file, 'size', { value: megabytes * 1_000_000 });
  return file;
}

async function choose(file: File) {
  const user = userEvent.setup({ applyAccept: false });
  await renderForm('add-event');
  const input = screen.getByLabelText<HTMLInputElement>('Picture', { selector: '[type=file]' });
  await user.upload(input, file);
  await user.click(button('Browse: Picture'));
  await user.tab();
}

/** Ends only what hangs. */
const patience = { timeout: 20_000 };

describe('a chosen photo', { timeout: 60_000 }, () => {
  it.each([
    ['HEIC', photo('IMG_1.HEIC', 'image/heic', 2), 'IMG_1.jpg'],
    ['HEIC without a type, as on Windows', photo('IMG_2.heic', '', 2), 'IMG_2.jpg'],
    ['one above the limit', photo('dance.png', 'image/png', 12), 'dance.jpg'],
  ])('is converted to what the server accepts: %s', async (_what, file, name) => {
    await choose(file);
    await screen.findByText(`${name}, 2 kB`, {}, patience);
    expect(drawImage).toHaveBeenLastCalledWith(
      expect.anything(),
      0,
      0,
      4032,
      3024,
      0,
      0,
      2400,
      1800,
    );
    await waitFor(() => {
      expect(screen.queryByText(/HEIC|larger than/)).toBeNull();
    });
  });

  it('is left as it is if it fits', async () => {
    await choose(photo('dance.jpg', 'image/jpeg', 2));
    await screen.findByText('dance.jpg, 2.0 MB');
    expect(drawImage).not.toHaveBeenCalled();
  });

  it.each([
    ['HEIC', photo('IMG_1.HEIC', 'image/heic', 2), /^This iPhone photo is in a format/],
    [
      'one above the limit',
      photo('dance.jpg', 'image/jpeg', 12),
      /^The file is larger than 10 MB, and this browser/,
    ],
  ])('shows what to do if this browser cannot read it: %s', async (_what, file, message) => {
    readable = null;
    await choose(file);
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
  });

  it('is saved as converted, also if somebody saves before', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
    decode.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const createPost = vi.fn((_: { image: File }) => ({ id: '1', version: 1 }));
    const user = userEvent.setup({ applyAccept: false });
    await renderForm('create-post', { createPost });
    await enter(user, control('Title'), 'Dance');
    const input = screen.getByLabelText<HTMLInputElement>('Picture', { selector: '[type=file]' });
    await user.upload(input, photo('IMG_1.HEIC', 'image/heic', 2));
    await screen.findByText('The photo is being made ready...');
    await user.click(button('Create Post'));
    finish();
    await waitFor(() => expect(createPost).toHaveBeenCalled());
    expect(createPost.mock.calls[0]?.[0].image.name).toBe('IMG_1.jpg');
  });

  it('does not come back if it was removed meanwhile', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(
      () => new Promise((resolve) => (finish = resolve)),
    );
    const user = userEvent.setup();
    await choose(photo('IMG_1.HEIC', 'image/heic', 2));
    await screen.findByText('The photo is being made ready...');
    await user.click(button('Remove IMG_1.HEIC'));
    finish();
    await waitFor(() => expect(screen.queryByText('The photo is being made ready...')).toBeNull());
    expect(screen.queryByText(/IMG_1/)).toBeNull();
  });
});
