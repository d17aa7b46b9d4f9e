import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CardImage } from '../../client/ui/picture/CardImage.tsx';

const picture = {
  url: '/media/coffee.webp',
  srcSet: '/media/coffee.webp?w=400 400w, /media/coffee.webp 1200w',
  width: 1200,
  height: 800,
  alt: null,
  altLanguage: null,
  focusX: null,
  focusY: null,
};

async function openViewer() {
  const user = userEvent.setup();
  render(<CardImage picture={picture} title="Coffee" />);
  const opener = screen.getByRole('button', { name: 'Open picture in full screen: Coffee' });
  await user.click(opener);
  const viewer = await screen.findByRole('dialog', { name: 'Picture: Coffee' });
  return { user, opener, viewer };
}

const isGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

const zoomShown = () => screen.getByRole('status').textContent;

describe('CardImage', () => {
  it('is a plain link to the full picture before scripts run', () => {
    document.body.innerHTML = renderToString(<CardImage picture={picture} title="Coffee" />);
    const link = screen.getByRole('link', { name: 'Open picture in full screen: Coffee' });
    expect(link.getAttribute('href')).toBe(picture.url);
    expect(link.querySelector('img')?.getAttribute('srcset')).toBe(picture.srcSet);
  });

  it('grows under the mouse only if zoom on hover is allowed', () => {
    const { container, rerender } = render(<CardImage picture={picture} title="Coffee" />);
    expect(container.innerHTML).toContain('zooms');
    rerender(<CardImage picture={picture} title="Coffee" hoverZoom={false} />);
    expect(container.innerHTML).not.toContain('zooms');
  });

  it('has a text alternative in the language of the description', async () => {
    const described = { ...picture, alt: 'ጀበና', altLanguage: 'AM' as const };
    const user = userEvent.setup();
    render(<CardImage picture={described} title="Coffee" />);
    const opener = screen.getByRole('button', { name: 'ጀበና Open picture in full screen: Coffee' });
    expect(opener.querySelector('img')?.lang).toBe('am');
    await user.click(opener);
    const viewer = await screen.findByRole('dialog');
    expect(viewer.querySelector('img')?.alt).toBe('ጀበና');
  });

  it('is cropped around its focal point, at the nearest edge', () => {
    const { container, rerender } = render(<CardImage picture={picture} title="Coffee" />);
    expect(container.querySelector('img')?.className).not.toContain('cut-');
    rerender(<CardImage picture={{ ...picture, focusX: 12, focusY: null }} title="Coffee" />);
    expect(container.querySelector('img')?.className).toContain('cut-x-0% cut-y-50%');
  });

  it('opens the viewer with the space bar', async () => {
    const user = userEvent.setup();
    render(<CardImage picture={picture} title="Coffee" />);
    screen.getByRole('button').focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('leaves a click with Ctrl to the browser', () => {
    render(<CardImage picture={picture} title="Coffee" />);
    const wasPrevented = !fireEvent.click(screen.getByRole('button'), { ctrlKey: true });
    expect(wasPrevented).toBe(false);
  });
});

describe('the viewer', () => {
  it('closes with Esc and restores the focus', async () => {
    const { user, opener, viewer } = await openViewer();
    screen.getByRole('button', { name: 'Close picture' }).focus();
    expect(viewer.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await isGone();
    expect(document.activeElement).toBe(opener);
  });

  it('closes with its button', async () => {
    const { user } = await openViewer();
    await user.click(screen.getByRole('button', { name: 'Close picture' }));
    await isGone();
  });

  it('closes with Back, and goes back itself if it is closed otherwise', async () => {
    const back = vi.spyOn(window.history, 'back');
    const { user, opener } = await openViewer();
    window.history.back();
    await isGone();
    expect(document.activeElement).toBe(opener);
    expect(back).toHaveBeenCalledTimes(1);
    await user.click(opener);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Close picture' }));
    await isGone();
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('closes after a click beside the picture but not on it', async () => {
    const { user } = await openViewer();
    const shown = screen.getByRole('img', { name: 'Coffee' });
    await user.click(shown);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.click(shown.parentElement as HTMLElement);
    await isGone();
  });

  it('does not close after a drag', async () => {
    const { viewer } = await openViewer();
    const stage = screen.getByRole('img', { name: 'Coffee' }).parentElement as HTMLElement;
    stage.setPointerCapture = () => undefined;
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 50, clientY: 0 });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 50, clientY: 0 });
    fireEvent.click(stage);
    expect(viewer.isConnected).toBe(true);
  });

  it('zooms with buttons and keys', async () => {
    const { user } = await openViewer();
    expect(zoomShown()).toBe('100%');
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoomShown()).toBe('150%');
    await user.keyboard('+');
    expect(zoomShown()).toBe('225%');
    await user.keyboard('-');
    expect(zoomShown()).toBe('150%');
    await user.keyboard('0');
    expect(zoomShown()).toBe('100%');
  });

  it('zooms in after a double click and out after another one', async () => {
    const { user } = await openViewer();
    const shown = screen.getByRole('img', { name: 'Coffee' });
    await user.dblClick(shown);
    expect(zoomShown()).toBe('250%');
    expect(shown.style.transform).toContain('scale(2.5)');
    await user.dblClick(shown);
    expect(zoomShown()).toBe('100%');
  });

  it('zooms with the wheel and does not scroll the page', async () => {
    await openViewer();
    const wasPrevented = !fireEvent.wheel(screen.getByRole('img', { name: 'Coffee' }), {
      deltaY: -200,
    });
    expect(wasPrevented).toBe(true);
    expect(zoomShown()).toBe('149%');
  });

  it('zooms with two fingers', async () => {
    await openViewer();
    const shown = screen.getByRole('img', { name: 'Coffee' });
    fireEvent.pointerDown(shown, { pointerId: 1, clientX: 100, clientY: 0 });
    fireEvent.pointerDown(shown, { pointerId: 2, clientX: 200, clientY: 0 });
    fireEvent.pointerMove(shown, { pointerId: 2, clientX: 300, clientY: 0 });
    expect(zoomShown()).toBe('200%');
  });
});
