import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { fakeCanvas } from '../support/fakeMedia.ts';
import { button, control, descriptionOf, forgetMemory, renderForm } from './renderForm.tsx';
import { pictureAt, post as blankPost } from './savedRecords.ts';

const post = {
  ...blankPost,
  imageAltEn: 'Girls dance',
  imageAltAm: '',
  imageIsOrnament: false,
  imageFocusX: 20,
  imageFocusY: null,
  image: pictureAt('/media/news.webp'),
};

beforeEach(() => {
  const svg = { headers: { 'Content-Type': 'image/svg+xml' } };
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('<svg/>', svg))),
  );
  fakeCanvas();
});
afterEach(() => {
  deleteAllDrafts();
});

const description = () => control('Description of the picture in English');
const removalNotice = () => screen.queryByText(/^The description was of the picture before/);
const ornament = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /only an ornament/ });
const photo = (name: string) => new File(['photo'], name, { type: 'image/png' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Picture', { selector: '[type=file]' }), {
    target: { files: [file] },
  });

const imageIn = (element: HTMLElement) => {
  const image = element.querySelector('img');
  if (!image) throw new Error('There is no picture to cut.');
  return image;
};

/** Opens the form of the post, and gets what it sends. */
async function edit() {
  const user = userEvent.setup();
  const updatePost = vi.fn((_: { input: object; translations: object[] | null }) => ({
    ...post,
    version: 2,
  }));
  await renderForm('edit-post/6', { post, updatePost });
  const save = async () => {
    await user.click(button('Save changes'));
    await screen.findByText('Post has been saved successfully');
    return updatePost.mock.calls[0]?.[0];
  };
  return { user, save };
}

describe('the description of a picture', () => {
  it('is asked for when there is a picture', async () => {
    await renderForm('create-post');
    expect(screen.queryByLabelText('Description of the picture in English')).toBeNull();
    choose(photo('dance.png'));
    expect(await screen.findByLabelText('Description of the picture in English')).toBeTruthy();
    expect(screen.getByLabelText('Description of the picture in Amharic')).toBeTruthy();
  });

  it('is sent in both languages', async () => {
    const { save } = await edit();
    expect(description().value).toBe('Girls dance');
    const amharic = { target: { value: 'ልጃገረዶች ይጨፍራሉ' } };
    fireEvent.change(control('Description of the picture in Amharic'), amharic);
    const sent = await save();
    expect(sent?.input).toMatchObject({
      imageAltEn: 'Girls dance',
      imageAltAm: 'ልጃገረዶች ይጨፍራሉ',
      imageFocusX: 20,
    });
    // It needs no translation of the texts, and makes none.
    expect(sent?.translations).toBeNull();
  });

  it('shows its maximum length in each field before it is typed', async () => {
    await edit();
    const hint = descriptionOf(description());
    expect(hint).toMatch(/^For those who do not see it/);
    expect(hint).toMatch(/ At most 250 characters\.$/);
    const amharic = control('Description of the picture in Amharic');
    expect(descriptionOf(amharic)).toBe('At most 250 characters.');
  });

  it('has the focus if the address names it', async () => {
    await renderForm('edit-post/6#imageAltAm', { post });
    expect(document.activeElement).toBe(control('Description of the picture in Amharic'));
  });

  it('has the focus in an album, too, where it is folded', async () => {
    const inAlbum = (path: string) => ({ ...post, path, width: 300, height: 200 });
    const album = ['/posts/1-drum.webp', '/posts/2-dance.webp'].map(inAlbum);
    const albumPictures = album.map(({ path }) => ({ path, picture: post.image }));
    await renderForm('edit-post/6#imageAltAm/posts/2-dance.webp', {
      post: { ...post, album },
      albumPictures,
    });
    const fields = screen.getAllByLabelText('Description of the picture in Amharic');
    expect(document.activeElement).toBe(fields[2]);
    expect(fields.map((field) => field.closest('details')?.open)).toEqual([undefined, false, true]);
  });

  it('is not needed for an ornament', async () => {
    const { user, save } = await edit();
    await user.click(ornament());
    expect(screen.queryByLabelText('Description of the picture in English')).toBeNull();
    expect((await save())?.input).toMatchObject({ imageIsOrnament: true });
  });

  it('is empty for another picture and returns with the previous picture', async () => {
    const { user } = await edit();
    choose(photo('dance.png'));
    await screen.findByText(/^dance\.png/);
    expect(description().value).toBe('');
    fireEvent.change(description(), { target: { value: 'Boys sing' } });
    await user.click(button('Remove dance.png'));
    expect(description().value).toBe('Girls dance');
    choose(photo('another.png'));
    await screen.findByText(/^another\.png/);
    expect(description().value).toBe('');
  });

  it('can be restored for another picture that has no description yet', async () => {
    const { user, save } = await edit();
    choose(photo('dance.png'));
    const notice = await screen.findByText(/^The description was of the picture before/);
    expect(notice.closest('[role=status]')).toBeTruthy();
    await user.click(button('Restore the description'));
    expect(description().value).toBe('Girls dance');
    expect(document.activeElement).toBe(description());
    expect(removalNotice()).toBeNull();
    // Only the description: the point belongs to the other picture.
    expect((await save())?.input).toMatchObject({ imageAltEn: 'Girls dance', imageFocusX: null });
  });

  it('can be restored also if the previous picture was removed first', async () => {
    const { user } = await edit();
    await user.click(button(/^Remove the picture/));
    expect(removalNotice()).toBeNull();
    choose(photo('dance.png'));
    await screen.findByText(/^dance\.png/);
    await user.click(button('Restore the description'));
    expect(description().value).toBe('Girls dance');
  });

  it('can be restored after several pictures, until a new one is typed or none is needed', async () => {
    const { user } = await edit();
    choose(photo('dance.png'));
    await screen.findByText(/^dance\.png/);
    choose(photo('another.png'));
    await screen.findByText(/^another\.png/);
    expect(removalNotice()).toBeTruthy();
    await user.click(ornament());
    expect(removalNotice()).toBeNull();
    await user.click(ornament());
    expect(removalNotice()).toBeTruthy();
    fireEvent.change(description(), { target: { value: 'Boys sing' } });
    expect(removalNotice()).toBeNull();
    fireEvent.change(description(), { target: { value: '' } });
    expect(removalNotice()).toBeTruthy();
    await user.click(button('Remove another.png'));
    expect(description().value).toBe('Girls dance');
    expect(removalNotice()).toBeNull();
  });

  it('causes no removal notice if there was none', async () => {
    await renderForm('create-post');
    choose(photo('dance.png'));
    await screen.findByText(/^dance\.png/);
    choose(photo('another.png'));
    await screen.findByText(/^another\.png/);
    expect(removalNotice()).toBeNull();
  });

  it('returns when the removed picture is kept after all, also after a reload', async () => {
    const { user } = await edit();
    await user.click(button(/^Remove the picture/));
    await user.click(button('Keep the picture after all'));
    expect(description().value).toBe('Girls dance');
    await user.click(button(/^Remove the picture/));
    cleanup();
    forgetMemory();
    const { save } = await edit();
    await user.click(button('Keep the picture after all'));
    expect(description().value).toBe('Girls dance');
    fireEvent.change(control('Title'), { target: { value: 'Newer' } });
    expect((await save())?.input).toMatchObject({ imageAltEn: 'Girls dance', imageFocusX: 20 });
  });

  it('is kept for a lost file and not used for the present picture', async () => {
    await edit();
    choose(photo('new.png'));
    await screen.findByText(/^new\.png/);
    fireEvent.change(description(), { target: { value: 'Boys sing' } });
    cleanup();
    forgetMemory();
    const { user, save } = await edit();
    expect(screen.getByText(/Please choose it again: new\.png/)).toBeTruthy();
    expect(description().value).toBe('Girls dance');
    // Also if the current picture is removed first.
    await user.click(button(/^Remove the picture/));
    choose(photo('new.png'));
    await screen.findByText(/^new\.png/);
    expect(description().value).toBe('Boys sing');
    expect((await save())?.input).toMatchObject({ imageAltEn: 'Boys sing' });
  });

  it('can be restored for a picture other than the lost file', async () => {
    const { user } = await edit();
    choose(photo('new.png'));
    await screen.findByText(/^new\.png/);
    fireEvent.change(description(), { target: { value: 'Boys sing' } });
    cleanup();
    forgetMemory();
    await edit();
    choose(photo('other.png'));
    await screen.findByText(/^other\.png/);
    expect(description().value).toBe('');
    expect(removalNotice()).toBeTruthy();
    await user.click(button('Restore the description'));
    expect(description().value).toBe('Boys sing');
  });

  describe('of a lost file in the form for a new record', () => {
    beforeEach(async () => {
      await renderForm('create-post');
      choose(photo('red.png'));
      await screen.findByText(/^red\.png/);
      fireEvent.change(description(), { target: { value: 'Boys sing' } });
      cleanup();
      // As often as the page is loaded again.
      forgetMemory();
      await renderForm('create-post');
      cleanup();
      forgetMemory();
      await renderForm('create-post');
      screen.getByText(/Please choose it again: red\.png/);
    });

    it('is kept if that file is chosen again, also in another format', async () => {
      choose(new File(['photo'], 'red.jpg', { type: 'image/jpeg' }));
      await screen.findByText(/^red\.jpg/);
      expect(description().value).toBe('Boys sing');
      expect(removalNotice()).toBeNull();
    });

    it('is kept for that file also after another error was found', async () => {
      fireEvent.click(button('Create Post'));
      await screen.findByText(/^Please correct the fields/);
      choose(photo('red.png'));
      await screen.findByText(/^red\.png/);
      expect(description().value).toBe('Boys sing');
    });

    it('is removed if another file is chosen, and can be restored', async () => {
      choose(photo('blue.png'));
      await screen.findByText(/^blue\.png/);
      expect(description().value).toBe('');
      expect(removalNotice()).toBeTruthy();
      fireEvent.click(button('Restore the description'));
      expect(description().value).toBe('Boys sing');
      expect(removalNotice()).toBeNull();
    });

    it('is not used for a drawing', async () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Cross' }));
      await screen.findByText(/^cross\.jpg/);
      expect(ornament().checked).toBe(true);
      fireEvent.click(ornament());
      expect(description().value).toBe('');
    });
  });

  it('is empty for a drawing that the site offers', async () => {
    const { user, save } = await edit();
    await user.click(screen.getByRole('radio', { name: 'Cross' }));
    await screen.findByText(/^cross\.jpg/);
    expect(ornament().checked).toBe(true);
    expect((await save())?.input).toMatchObject({ imageIsOrnament: true, imageAltEn: '' });
  });
});

describe('the point that must stay in sight', () => {
  const cuts = () =>
    ['On a card', 'In a link that is shared'].map(
      (name) => screen.getByText(name).closest('figure')?.querySelector('img')?.className,
    );

  it('is moved by sliders, which say where it is', async () => {
    const { save } = await edit();
    const across = screen.getByRole<HTMLInputElement>('slider', { name: 'From the left' });
    const down = screen.getByRole<HTMLInputElement>('slider', { name: 'From the top' });
    expect(across.getAttribute('aria-valuetext')).toBe('20 %');
    expect(down.getAttribute('aria-valuetext')).toBe('50 %');
    fireEvent.change(across, { target: { value: '90' } });
    fireEvent.change(down, { target: { value: '30' } });
    for (const cut of cuts()) expect(cut).toContain('cut-x-100% cut-y-20%');
    expect((await save())?.input).toMatchObject({ imageFocusX: 90, imageFocusY: 30 });
  });

  it('moves to where the picture is tapped', async () => {
    await edit();
    const picture = screen
      .getByText(/^Cards and links show a part/)
      .parentElement?.querySelector('img');
    const frame = picture?.parentElement;
    if (!frame) throw new Error('There is no picture to tap.');
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 400));
    fireEvent.pointerUp(frame, { clientX: 60, clientY: 20 });
    for (const cut of cuts()) expect(cut).toContain('cut-x-15% cut-y-0%');
  });

  it('can still be chosen while the picture is cut', async () => {
    const { user } = await edit();
    const chooser = () => screen.getByText('Choose what must stay in sight').closest('details');
    await user.click(screen.getByText('Choose what must stay in sight'));
    expect(chooser()?.open).toBe(true);
    await user.click(button('Cut this picture'));
    await screen.findByText(/^news\.webp/);
    expect(chooser()?.open).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Square (1 : 1)' }));
    fireEvent.load(await screen.findByTestId('container').then(imageIn));
    await screen.findByText(/^news\.jpg/);
    expect(chooser()?.open).toBe(true);
    // The slider stands for the picture that is there now.
    expect(screen.getByRole('slider', { name: 'From the left' })).toHaveProperty('value', '50');
    choose(photo('another.png'));
    await screen.findByText(/^another\.png/);
    expect(chooser()?.open).toBe(false);
  });

  it('can be reset to the middle of the picture', async () => {
    const { user, save } = await edit();
    await user.click(button('Leave it to the site'));
    expect(await screen.findByText(/the middle stays in sight/)).toBeTruthy();
    for (const cut of cuts()) expect(cut).not.toContain('cut-');
    expect((await save())?.input).toMatchObject({ imageFocusX: null, imageFocusY: null });
  });
});
