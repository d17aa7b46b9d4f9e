import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { isSameValue } from '../../../client/forms/values.ts';
import { pictureKey } from '../../../client/media/pictureKey.ts';
import { useFakeMedia } from '../support/fakeMedia.ts';
import { button, control, forgetMemory, renderForm } from './renderForm.tsx';
import * as saved from './savedRecords.ts';

useFakeMedia();
afterEach(() => {
  deleteAllDrafts();
});

const { pictureAt } = saved;
const before = pictureAt('/media/before.webp');
const theirs = pictureAt('/media/theirs.webp');

const post = { ...saved.post, postText: 'Text', image: before };
const piece = { ...saved.piece, mediaUrl: before.url, image: before };
const film = { mediaUrl: '/media/theirs.mp4', isVideoSrc: true, image: pictureAt('/media/f.jpg') };

const kinds = [
  ['edit-post/6', 'post', 'updatePost', post, { image: theirs }],
  [
    'edit-about-ethiopia/5',
    'aboutEthiopia',
    'updateAboutEthiopia',
    piece,
    { mediaUrl: theirs.url, image: theirs },
  ],
] as const;

const mine = () => new File(['picture'], 'mine.png', { type: 'image/png' });
const fileInput = () => screen.getByLabelText(/^Picture/, { selector: '[type=file]' });
const notice = () => screen.queryByRole('region', { name: /^Somebody else has changed/ });
const shownInField = () => screen.queryByRole('img', { name: 'Preview' })?.getAttribute('src');

/** The variables of an update. */
interface Sent {
  version: number;
  image?: unknown;
  media?: unknown;
  removeImage?: boolean;
  input?: object;
}

/** A record that a colleague can change while its form is open. */
function serverOf(readField: string, updateField: string, record: { version: number }) {
  const server = { record, sent: [] as Sent[] };
  const answers = {
    [readField]: () => server.record,
    [updateField]: (sent: Sent) => {
      server.sent.push(sent);
      if (sent.version !== server.record.version) {
        throw new GraphQLError('Changed', { extensions: { code: 'CONFLICT', fields: {} } });
      }
      server.record = { ...server.record, version: sent.version + 1 };
      return server.record;
    },
  };
  const colleagueSaves = (changes: object) => {
    server.record = { ...server.record, ...changes, version: server.record.version + 1 };
  };
  return { server, answers, colleagueSaves };
}

it('a picture with another key in its address is the same picture', () => {
  const choiceOf = (key: string) => {
    const present = { url: `/media/before.webp?key=${key}`, isVideo: false, poster: null };
    return { file: null, keep: true, present };
  };
  expect(isSameValue(choiceOf('1.a'), choiceOf('2.b'))).toBe(true);
  expect(pictureKey(choiceOf('1.a'))).toBe(before.url);
});

describe.each(kinds)('a picture that a colleague has changed, at /admin/%s', (...kind) => {
  const [path, readField, updateField, record, changes] = kind;

  it('is shown beside the chosen file and can be used instead', async () => {
    const user = userEvent.setup();
    const { server, answers, colleagueSaves } = serverOf(readField, updateField, record);
    await renderForm(path, answers);
    await user.upload(fileInput(), mine());
    colleagueSaves(changes);
    await user.click(button('Save changes'));
    const conflict = within(await screen.findByRole('region', { name: /^Somebody else/ }));
    const shown = conflict.getByRole('img', { name: 'Their picture' });
    expect(shown.getAttribute('src')).toBe(theirs.url);
    expect(screen.getByText(/^mine\.png/)).toBeTruthy();

    await user.click(conflict.getByRole('button', { name: /^Use this: Picture/ }));
    expect(screen.queryByText(/^mine\.png/)).toBeNull();
    expect(shownInField()).toBe(theirs.url);
    await user.click(button('Save changes'));
    await screen.findByText(/has been saved successfully/);
    expect(server.sent[1]?.image ?? server.sent[1]?.media ?? null).toBeNull();
    expect(server.sent[1]?.removeImage ?? false).toBe(false);
  });

  it('is merged into the form if no file was chosen', async () => {
    const user = userEvent.setup();
    const { answers, colleagueSaves } = serverOf(readField, updateField, record);
    await renderForm(path, answers);
    colleagueSaves(changes);
    await user.click(button('Save changes'));
    await waitFor(() => expect(notice()?.textContent).toMatch(/have changed: Picture/));
    expect(shownInField()).toBe(theirs.url);
  });
});

describe('a picture in a conflict', () => {
  const open = async () => {
    const user = userEvent.setup();
    const colleague = serverOf('post', 'updatePost', post);
    await renderForm('edit-post/6', colleague.answers);
    return { user, ...colleague };
  };

  it('is listed with the texts, and a second save overwrites it', async () => {
    const { user, server, colleagueSaves } = await open();
    await user.type(control('Title'), ' of mine');
    await user.upload(fileInput(), mine());
    colleagueSaves({ postTitle: 'Their news', image: theirs });
    await user.click(button('Save changes'));
    const conflict = within(await screen.findByRole('region', { name: /^Somebody else/ }));
    expect(conflict.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Picture',
    ]);
    await user.click(button('Save changes'));
    await screen.findByText(/has been saved successfully/);
    expect(server.sent[1]?.image).toBeTruthy();
  });

  it('is shown as empty if the colleague removed it', async () => {
    const { user, colleagueSaves } = await open();
    await user.upload(fileInput(), mine());
    colleagueSaves({ image: null });
    await user.click(button('Save changes'));
    const conflict = within(await screen.findByRole('region', { name: /^Somebody else/ }));
    expect(conflict.getByRole('definition').textContent).toBe('(empty)');
    await user.click(conflict.getByRole('button', { name: /^Use this: Picture/ }));
    expect(shownInField()).toBeUndefined();
  });

  it('is not removed before a notice is shown', async () => {
    const { user, server, colleagueSaves } = await open();
    await user.click(button('Remove the picture'));
    colleagueSaves({ image: theirs });
    await user.click(button('Save changes'));
    const conflict = within(await screen.findByRole('region', { name: /^Somebody else/ }));
    conflict.getByRole('img', { name: 'Their picture' });
    await user.click(button('Save changes'));
    await screen.findByText(/has been saved successfully/);
    expect(server.sent[1]?.removeImage).toBe(true);
  });

  it('is not mentioned if neither person changed it', async () => {
    const { user, colleagueSaves } = await open();
    await user.type(control('Title'), ' of mine');
    colleagueSaves({ postText: 'Their text' });
    await user.click(button('Save changes'));
    await waitFor(() => expect(notice()?.textContent).toMatch(/have changed: Text\./));
    expect(notice()?.textContent).not.toMatch(/picture/i);
  });

  it('is reported also for a draft that was restored after a reload', async () => {
    const { user, answers, colleagueSaves } = await open();
    await user.type(control('Title'), ' of mine');
    cleanup();
    forgetMemory();
    colleagueSaves({ image: theirs });
    await renderForm('edit-post/6', answers);
    expect(notice()?.textContent).toMatch(/have changed: Picture/);
    expect(control('Title').value).toBe('News of mine');
  });

  it('is not named as the reason if a colleague saved without changes', async () => {
    const { user, colleagueSaves } = await open();
    colleagueSaves({});
    await user.click(button('Save changes'));
    await waitFor(() => expect(notice()?.textContent).toMatch(/without changing anything/));
  });
});

describe('the description of a picture in a conflict', () => {
  const english = () => control('Description of the picture in English');
  const amharic = () => control('Description of the picture in Amharic');
  const removal = () => screen.queryByText(/^The description was of the picture before/);
  const conflictBox = async () =>
    within(await screen.findByRole('region', { name: /^Somebody else/ }));
  const type = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  const shownPost = { ...post, imageFocusX: null, imageFocusY: null };

  const open = async (record: typeof shownPost & { imageAltEn?: string } = shownPost) => {
    const user = userEvent.setup();
    const colleague = serverOf('post', 'updatePost', record);
    await renderForm('edit-post/6', colleague.answers);
    const save = async () => {
      await user.click(button('Save changes'));
      return conflictBox();
    };
    const said = () => colleague.server.sent.at(-1)?.input;
    return { user, save, said, ...colleague };
  };

  it('is removed with a picture that a colleague replaced, and can be restored', async () => {
    const { user, save, said, colleagueSaves } = await open();
    type(english(), 'A red house');
    colleagueSaves({ image: theirs });
    await save();
    expect(notice()?.textContent).toMatch(/have changed: Picture\./);
    expect(shownInField()).toBe(theirs.url);
    expect(english().value).toBe('');
    expect(removal()).toBeTruthy();
    await user.click(button('Restore the description'));
    expect(english().value).toBe('A red house');
    await user.click(button('Save changes'));
    await screen.findByText(/has been saved successfully/);
    expect(said()).toMatchObject({ imageAltEn: 'A red house' });
  });

  it('can be restored in a language that the newer picture lacks, until it is saved', async () => {
    const { user, save, said, colleagueSaves } = await open();
    type(english(), 'A red house');
    type(amharic(), 'ቀይ ቤት');
    colleagueSaves({ image: theirs, imageAltAm: 'አረንጓዴ ቤት', imageFocusX: 20 });
    await save();
    expect([english().value, amharic().value]).toEqual(['', 'አረንጓዴ ቤት']);
    await user.click(button('Restore the description'));
    expect([english().value, amharic().value]).toEqual(['A red house', 'አረንጓዴ ቤት']);
    type(english(), '');
    expect(removal()).toBeTruthy();
    await user.click(button('Save changes'));
    await screen.findByText(/has been saved successfully/);
    expect(said()).toMatchObject({ imageAltEn: '', imageAltAm: 'አረንጓዴ ቤት', imageFocusX: 20 });
    expect(removal()).toBeNull();
  });

  it('is removed also if it is the only text of a draft', async () => {
    const { answers, colleagueSaves } = await open();
    type(english(), 'A red house');
    cleanup();
    forgetMemory();
    colleagueSaves({ image: theirs });
    await renderForm('edit-post/6', answers);
    expect(english().value).toBe('');
    expect(removal()).toBeTruthy();
  });

  it('is not offered if it was not typed in this form', async () => {
    const { save, colleagueSaves } = await open({ ...shownPost, imageAltEn: 'A red house' });
    type(control('Title'), 'Mine');
    colleagueSaves({ image: theirs, imageAltEn: '' });
    await save();
    expect(english().value).toBe('');
    expect(removal()).toBeNull();
  });

  it('is not used for another picture that was chosen here', async () => {
    const { user, save, said, colleagueSaves } = await open();
    await user.upload(fileInput(), mine());
    type(english(), 'A blue house');
    colleagueSaves({ imageAltEn: 'A red house', imageAltAm: 'ቀይ ቤት', imageFocusX: 20 });
    const conflict = await save();
    expect(english().value).toBe('A blue house');
    expect(amharic().value).toBe('');
    // It stands beside the picture that it is of, and nowhere else.
    expect(conflict.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Picture',
    ]);
    const shown = conflict.getByRole('definition');
    expect(within(shown).getByRole('img').getAttribute('src')).toBe(before.url);
    const shownText = within(shown).getByText('Description of the picture in English').closest('p');
    expect(shownText?.textContent).toContain('A red house');
    expect(within(shown).getByText('ቀይ ቤት').lang).toBe('am');
    await user.click(button('Save changes'));
    await screen.findByText(/has been saved successfully/);
    expect(said()).toMatchObject({ imageAltEn: 'A blue house', imageAltAm: '', imageFocusX: null });
  });

  it('is used together with the colleague’s picture', async () => {
    const { user, save, said, server, colleagueSaves } = await open();
    await user.upload(fileInput(), mine());
    type(english(), 'A blue house');
    colleagueSaves({ image: theirs, imageAltEn: 'A green house', imageAltAm: 'አረንጓዴ ቤት' });
    const conflict = await save();
    await user.click(conflict.getByRole('button', { name: /^Use this: Picture/ }));
    expect(shownInField()).toBe(theirs.url);
    expect(english().value).toBe('A green house');
    await user.click(button('Save changes'));
    await screen.findByText(/has been saved successfully/);
    expect(server.sent.at(-1)?.image ?? null).toBeNull();
    expect(said()).toMatchObject({ imageAltEn: 'A green house', imageAltAm: 'አረንጓዴ ቤት' });
  });

  it('comes from the colleague after the chosen file is removed', async () => {
    const { user, save, colleagueSaves } = await open();
    await user.upload(fileInput(), mine());
    colleagueSaves({ imageAltEn: 'A red house' });
    await save();
    await user.click(button('Remove mine.png'));
    expect(english().value).toBe('A red house');
  });

  it('of a lost file is kept even if a colleague describes the present picture', async () => {
    const { user, answers, colleagueSaves } = await open();
    await user.upload(fileInput(), mine());
    type(english(), 'A blue house');
    cleanup();
    forgetMemory();
    colleagueSaves({ imageAltAm: 'ቀይ ቤት' });
    await renderForm('edit-post/6', answers);
    expect([english().value, amharic().value]).toEqual(['', 'ቀይ ቤት']);
    await user.upload(fileInput(), mine());
    expect([english().value, amharic().value]).toEqual(['A blue house', '']);
  });

  it('is merged by language if both describe the same picture', async () => {
    const { save, colleagueSaves } = await open();
    type(english(), 'A red house');
    colleagueSaves({ imageAltAm: 'ቀይ ቤት' });
    await save();
    expect([english().value, amharic().value]).toEqual(['A red house', 'ቀይ ቤት']);
  });
});

it('a video from a colleague is shown by its poster', async () => {
  const user = userEvent.setup();
  const { answers, colleagueSaves } = serverOf('aboutEthiopia', 'updateAboutEthiopia', piece);
  await renderForm('edit-about-ethiopia/5', answers);
  await user.upload(fileInput(), mine());
  colleagueSaves(film);
  await user.click(button('Save changes'));
  const conflict = within(await screen.findByRole('region', { name: /^Somebody else/ }));
  const poster = conflict.getByRole('img', { name: 'Their video' });
  expect(poster.getAttribute('src')).toBe('/media/f.jpg');
});
