import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import type { SubmitContext } from '../../../client/forms/submission/submitWithTimeout.ts';
import { button, control, renderForm } from './renderForm.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const picture = new File(['picture'], 'news.png', { type: 'image/png' });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Sends a post with a picture to a server that never responds. */
async function upload() {
  let sending: SubmitContext | undefined;
  const createPost = (_: unknown, context: SubmitContext) => {
    sending = context;
    return new Promise(() => undefined);
  };
  const { router } = await renderForm('create-post', { createPost });
  vi.useFakeTimers();
  fireEvent.change(control('Title'), { target: { value: 'News' } });
  const input = screen.getByLabelText('Picture', { selector: '[type=file]' });
  fireEvent.change(input, { target: { files: [picture] } });
  fireEvent.click(button('Create Post'));
  await pass(1);
  if (!sending) throw new Error('Nothing was sent.');
  const { fetchOptions, onUploadProgress } = sending;
  return {
    router,
    signal: fetchOptions.signal,
    progress: (share: number) => act(() => onUploadProgress(share)),
  };
}

const bar = () => screen.queryByRole('progressbar', { name: 'Uploading' });

describe('an upload', () => {
  it('shows its progress in percent', async () => {
    const { progress } = await upload();
    expect(screen.getByText('0 %')).toBeTruthy();
    progress(0.427);
    expect(screen.getByText('42 %')).toBeTruthy();
    expect(bar()?.getAttribute('value')).toBe('42');
    // At a place that stays visible while the fields scroll.
    expect(bar()?.closest('[data-form-bar]')).toBeTruthy();
    progress(0.999);
    expect(screen.getByText('99 %')).toBeTruthy();
    expect(button('Cancel upload')).toBeTruthy();
  });

  it('can be cancelled without a change to the form', async () => {
    const { progress, signal } = await upload();
    progress(0.5);
    fireEvent.click(button('Cancel upload'));
    await pass(1);
    expect(signal.aborted).toBe(true);
    expect(bar()).toBeNull();
    expect(screen.getByText(/^The upload was cancelled/)).toBeTruthy();
    expect(control('Title').value).toBe('News');
    expect(screen.getByText(/^news\.png/)).toBeTruthy();
    expect(button('Create Post').disabled).toBe(false);
  });

  it('cannot be cancelled after it has arrived', async () => {
    const { progress } = await upload();
    progress(1);
    expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
    expect(screen.getByText(/^Everything has arrived/)).toBeTruthy();
  });

  it('continues while it progresses and times out when it stops', async () => {
    const { progress, signal } = await upload();
    for (const share of [0.1, 0.2, 0.3, 0.4]) {
      await pass(50_000);
      progress(share);
    }
    expect(signal.aborted).toBe(false);
    await pass(60_000);
    expect(signal.aborted).toBe(true);
    expect(screen.getByRole('alert').textContent).toMatch(/^The upload came to a standstill/);
  });

  it('reports a missing response if the file is stored for too long', async () => {
    const { progress } = await upload();
    progress(1);
    await pass(299_000);
    expect(screen.getByRole('alert').textContent).toBe('');
    await pass(1001);
    expect(screen.getByRole('alert').textContent).toMatch(/^No answer came/);
  });

  it('can be left only after a confirmation', async () => {
    const { router, signal } = await upload();
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    await act(() => router.navigate('/elsewhere'));
    await pass(1);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/admin/create-post');
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    confirm.mockReturnValue(true);
    await act(() => router.navigate('/elsewhere'));
    await pass(1);
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(signal.aborted).toBe(true);
  });
});
