import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Album } from '../../client/content/Album.tsx';
import { CardImage } from '../../client/ui/picture/CardImage.tsx';

const picture = (number: number, alt: string | null = null) => ({
  url: `/media/${String(number)}.webp`,
  srcSet: `/media/${String(number)}.webp?w=400 400w, /media/${String(number)}.webp 1200w`,
  width: 1200,
  height: 800,
  alt,
  altLanguage: alt ? ('EN' as const) : null,
  focusX: null,
  focusY: null,
});

/** The first one is shown above the text; the third is an ornament. */
const pictures = [picture(1, 'A drum'), picture(2, 'Dancers'), picture(3, ''), picture(4)];
const album = <Album pictures={pictures} from={1} title="Timket" />;

async function open(name: string) {
  const user = userEvent.setup();
  render(album);
  await user.click(screen.getByRole('button', { name }));
  const viewer = await screen.findByRole('dialog', { name: 'Picture: Timket' });
  // Browsers do this.
  within(viewer).getByRole('button', { name: 'Close picture' }).focus();
  return { user, viewer };
}

/** The picture that the viewer shows, the file by its number. */
const shown = (viewer: HTMLElement) => within(viewer).getByRole('img').getAttribute('src');
const spoken = (viewer: HTMLElement) =>
  within(viewer)
    .getAllByRole('status')
    .map(({ textContent }) => textContent);

function drag(on: HTMLElement, ...points: [x: number, y: number][]) {
  const [first, ...others] = points.map(([clientX, clientY]) => ({
    pointerId: 1,
    clientX,
    clientY,
  }));
  on.setPointerCapture = () => undefined;
  fireEvent.pointerDown(on, first);
  for (const at of others) fireEvent.pointerMove(on, at);
  fireEvent.pointerUp(on, others.at(-1));
}

describe('an album', () => {
  it('is a list of links to the pictures before scripts run, and loads none of them', () => {
    document.body.innerHTML = renderToString(album);
    const section = screen.getByRole('region', { name: 'Pictures' });
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      pictures.slice(1).map(({ url }) => url),
    );
    for (const image of section.querySelectorAll('img')) {
      const { width, height, loading, decoding } = image;
      expect({ width, height, loading, decoding }).toEqual({
        width: 1200,
        height: 800,
        loading: 'lazy',
        decoding: 'async',
      });
    }
  });

  it('names each picture by its description, or else by its number', () => {
    render(album);
    for (const name of ['Dancers', 'Picture 3 of Timket', 'Picture 4 of Timket'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('is left out if the record has no further picture', () => {
    const { container } = render(<Album pictures={pictures.slice(0, 1)} from={1} title="Timket" />);
    expect(container.innerHTML).toBe('');
  });
});

describe('the viewer of an album', () => {
  it('says which picture it shows and what is on it', async () => {
    const { user, viewer } = await open('Dancers');
    expect(spoken(viewer)).toContain('2 of 4 Dancers');
    await user.click(within(viewer).getByRole('button', { name: 'Next picture' }));
    expect(spoken(viewer)).toContain('3 of 4 ');
    expect(within(viewer).getByRole('img', { name: 'Timket' })).toBeTruthy();
  });

  it('has none of this for a single picture', async () => {
    const user = userEvent.setup();
    render(<CardImage picture={picture(1, 'A drum')} title="Timket" />);
    await user.click(screen.getByRole('button'));
    const viewer = await screen.findByRole('dialog');
    expect(spoken(viewer)).toEqual(['100%']);
    const names = within(viewer)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Close picture', 'Zoom out', 'Zoom in', 'Reset zoom']);
  });

  it('goes on and back with buttons, which stay at the ends', async () => {
    const { user, viewer } = await open('Dancers');
    const previous = within(viewer).getByRole('button', { name: 'Previous picture' });
    await user.click(previous);
    expect(shown(viewer)).toBe('/media/1.webp');
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await user.click(previous);
    expect(shown(viewer)).toBe('/media/1.webp');
    expect(document.activeElement).toBe(previous);
  });

  it('goes on and back with keys', async () => {
    const { user, viewer } = await open('Dancers');
    for (const [key, file] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 4],
      ['Home', 1],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(shown(viewer), key).toBe(`/media/${String(file)}.webp`);
    }
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(shown(viewer), 'Alt and an arrow, which leads the browser back or forward').toBe(
      '/media/1.webp',
    );
  });

  it('pans with the arrows while zoomed, and shows the next picture whole', async () => {
    const { user, viewer } = await open('Dancers');
    await user.keyboard('+{ArrowRight}');
    expect(shown(viewer)).toBe('/media/2.webp');
    expect(spoken(viewer)).toContain('150%');
    await user.click(within(viewer).getByRole('button', { name: 'Next picture' }));
    expect(shown(viewer)).toBe('/media/3.webp');
    expect(spoken(viewer)).toContain('100%');
    expect(within(viewer).getByRole('img').style.transform).not.toContain('1.5');
  });

  it('loads the next picture in advance', async () => {
    const { user, viewer } = await open('Dancers');
    const waiting = () => viewer.querySelector('img[hidden]')?.getAttribute('src');
    expect(waiting()).toBe('/media/3.webp');
    await user.keyboard('{End}');
    expect(waiting()).toBeUndefined();
  });

  it('goes on after a swipe, but not after a short or a vertical drag', async () => {
    const { viewer } = await open('Dancers');
    const stage = within(viewer).getByRole('img').parentElement as HTMLElement;
    drag(stage, [200, 0], [150, 0]);
    drag(stage, [200, 0], [120, 200]);
    expect(shown(viewer)).toBe('/media/2.webp');
    drag(stage, [200, 0], [160, 0], [100, 10]);
    expect(shown(viewer)).toBe('/media/3.webp');
    drag(stage, [100, 0], [140, 0], [200, 10]);
    expect(shown(viewer)).toBe('/media/2.webp');
  });

  it('does not go on after a drag with two fingers', async () => {
    const { viewer } = await open('Dancers');
    const stage = within(viewer).getByRole('img').parentElement as HTMLElement;
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300, clientY: 0 });
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 400, clientY: 0 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 0 });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 0 });
    fireEvent.pointerUp(stage, { pointerId: 2, clientX: 200, clientY: 0 });
    expect(shown(viewer)).toBe('/media/2.webp');
  });

  it('needs one step back, however many pictures were shown, and returns the focus to the last one', async () => {
    const before = window.history.length;
    const pushes = vi.spyOn(window.history, 'pushState');
    const { user } = await open('Dancers');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(pushes).toHaveBeenCalledTimes(1);
    expect(window.history.length).toBeLessThanOrEqual(before + 1);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = screen.getByRole('button', { name: 'Picture 4 of Timket' });
    expect(document.activeElement).toBe(last);
  });
});
