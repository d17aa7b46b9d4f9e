import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderForm } from './renderForm.tsx';
import { post as blankPost } from './savedRecords.ts';

const album = [1, 2, 3].map((number) => ({
  path: `posts/${String(number)}.webp`,
  width: 3,
  height: 2,
  imageAltEn: `Dance ${String(number)}`,
  imageAltAm: '',
  imageIsOrnament: false,
}));
const post = {
  ...blankPost,
  imageFocusX: null,
  imageFocusY: null,
  image: null,
  album,
};

it('goes on to the next picture when one is removed, or else to the previous one', async () => {
  const user = userEvent.setup();
  await renderForm('edit-post/6', { post, albumPictures: [] });
  const section = within(screen.getByRole('region', { name: 'More pictures' }));
  const items = () => section.queryAllByRole('listitem');
  const remove = (item: HTMLElement | undefined) =>
    within(item as HTMLElement).getByRole('button', { name: 'Remove' });

  await user.click(remove(items()[1]));
  await expect.poll(() => document.activeElement).toBe(remove(items()[1]));
  expect(items().at(-1)?.textContent).toContain('Dance 3');
  await user.click(remove(items()[1]));
  await expect.poll(() => document.activeElement).toBe(remove(items()[0]));
  await user.click(remove(items()[0]));
  await expect
    .poll(() => document.activeElement)
    .toBe(section.getByRole('button', { name: 'Browse: More pictures' }));
  expect(items()).toEqual([]);
});
