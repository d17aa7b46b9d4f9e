import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '../../client/layout/ErrorPage.tsx';
import { OfflineNotice } from '../../client/layout/Layout.tsx';
import { createReachability, ReachabilityContext } from '../../client/graphql/reachability.ts';

const unreachable = new TypeError('Failed to fetch');
const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  ask.mockRejectedValue(unreachable);
});

afterEach(() => {
  ask.mockReset();
});

/** The network is available again, and the browser reports it. */
async function comeBack() {
  ask.mockImplementation(() => Promise.resolve(new Response()));
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await expect
      .poll(() => ask.mock.settledResults.some(({ type }) => type === 'fulfilled'))
      .toBe(true);
  });
}

describe('a task that needs the server', () => {
  it('runs again when the connection is back, and a notice shows that it waits', async () => {
    const reachability = createReachability();
    render(
      <ReachabilityContext value={reachability}>
        <OfflineNotice />
      </ReachabilityContext>,
    );
    const task = vi.fn(() => Promise.resolve('page')).mockRejectedValueOnce(unreachable);
    const result = reachability.run(task);
    expect(await screen.findByText(/^There is no connection\./)).toBeTruthy();
    expect(task).toHaveBeenCalledOnce();
    await comeBack();
    expect(await result).toBe('page');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('does not run while the browser is offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reachability = createReachability();
    const task = vi.fn(() => Promise.resolve('page'));
    const result = reachability.run(task);
    expect(reachability.isWaiting()).toBe(true);
    onLine.mockReturnValue(true);
    expect(task).not.toHaveBeenCalled();
    await comeBack();
    expect(await result).toBe('page');
  });

  it('waits if the browser is online but the server does not respond', async () => {
    const reachability = createReachability();
    const task = vi.fn(() => Promise.resolve('page')).mockRejectedValueOnce(unreachable);
    const result = reachability.run(task);
    await expect.poll(() => reachability.isWaiting()).toBe(true);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => ask.mock.calls.length).toBe(2);
    expect(reachability.isWaiting()).toBe(true);
    expect(task).toHaveBeenCalledOnce();
    await comeBack();
    expect(await result).toBe('page');
  });

  it('fails with its own error if the server responds', async () => {
    ask.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));
    const reachability = createReachability();
    const fault = new Error('a fault of ours');
    await expect(reachability.run(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(reachability.isWaiting()).toBe(false);
  });
});

describe('a page whose data could not be fetched', () => {
  it('shows that there is no connection, and opens when it is back', async () => {
    let isBack = false;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = () => {
      if (isBack) return <h1>Events</h1>;
      throw unreachable;
    };
    const router = createMemoryRouter([
      { path: '/', element: <Page />, errorElement: <ErrorPage /> },
    ]);
    render(
      <ReachabilityContext value={createReachability()}>
        <RouterProvider router={router} />
      </ReachabilityContext>,
    );
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeTruthy();
    expect(screen.queryByText(/on our side/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    isBack = true;
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'Events' })).toBeTruthy();
  });
});
