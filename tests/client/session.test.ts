import { describe, expect, it, vi } from 'vitest';
import { expiryKey, type SignedInSession, sessionKey } from '../../client/session/storedSession.ts';
import { failure, leaveStored, opened, someone } from './support/session.ts';
import { openTab, refused, start, stored, tabsAround } from './support/tabs.ts';

const minute = 60_000;
const unreachable = () => new TypeError('Failed to fetch');

tabsAround();

describe('a session that begins', () => {
  it('is stored in two entries: the session and the expiry time of its access token', () => {
    const session = openTab(refused);
    session.begin(opened());
    expect(session.read()).toEqual({ status: 'signedIn', user: someone });
    expect(JSON.parse(stored())).toEqual({ user: someone, accessToken: 'first', expiresIn: 900 });
    expect(localStorage.getItem(expiryKey)).toBe(String(start + 900_000));
    expect(localStorage).toHaveLength(2);
  });

  it('stores nothing else that the API sends', () => {
    const answer = { ...opened(), refreshToken: 'secret', __typename: 'Session' };
    openTab(refused).begin(answer);
    expect(stored()).not.toContain('secret');
  });

  it('is removed with both entries when it ends', () => {
    const session = openTab(refused);
    session.begin(opened());
    session.end();
    expect(session.read()).toEqual({ status: 'signedOut', user: null });
    expect(localStorage).toHaveLength(0);
  });

  it('notifies listeners, but not about a new token for the same person', () => {
    const session = openTab(refused);
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.begin(opened('first'));
    session.begin(opened('second'));
    expect(listener).toHaveBeenCalledTimes(1);
    session.begin(opened('third', { ...someone, id: 'b2' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    session.end();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('restoring a session', () => {
  it('has the state restoring until it has finished', () => {
    expect(openTab(refused).read().status).toBe('restoring');
  });

  it('finds nobody signed in if nothing is stored, without a request', async () => {
    const ask = vi.fn(refused);
    const session = openTab(ask);
    await session.restore();
    expect(session.read().status).toBe('signedOut');
    expect(ask).not.toHaveBeenCalled();
  });

  it('continues a session that is still valid, at once and without a request', () => {
    leaveStored('kept', start + 5 * minute);
    const ask = vi.fn(refused);
    const session = openTab(ask);
    void session.restore();
    expect(session.read()).toEqual({ status: 'signedIn', user: someone });
    expect(ask).not.toHaveBeenCalled();
  });

  it('refreshes a session whose access token has expired', async () => {
    leaveStored('old', start - minute);
    const session = openTab(() => Promise.resolve(opened('new')));
    const restored = session.restore();
    expect(session.read().status).toBe('restoring');
    await restored;
    expect(session.read().status).toBe('signedIn');
    expect(await session.accessToken()).toBe('new');
    expect(localStorage.getItem(expiryKey)).toBe(String(start + 900_000));
  });

  it('signs out and removes the entries if the refresh is refused', async () => {
    leaveStored('old', start - minute);
    const session = openTab(refused);
    await session.restore();
    expect(session.read().status).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the entries if the server is not reached, and continues when it is', async () => {
    leaveStored('old', start - minute);
    let isReachable = false;
    const session = openTab(() =>
      isReachable ? Promise.resolve(opened('new')) : Promise.reject(unreachable()),
    );
    const restored = session.restore();
    await vi.advanceTimersByTimeAsync(30_000);
    await restored;
    expect(session.read().status).toBe('signedOut');
    expect(await session.accessToken()).toBeNull();
    expect(stored()).toContain('old');
    isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.read().status).toBe('signedIn');
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"user":"somebody","accessToken":1}'],
    ['nothing', 'null'],
  ])('treats %s as no session and removes it', async (_what, text) => {
    localStorage.setItem(sessionKey, text);
    localStorage.setItem(expiryKey, String(start + minute));
    const session = openTab(refused);
    await session.restore();
    expect(session.read().status).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });

  it('works if storage is forbidden, while the page is open', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    vi.stubGlobal('localStorage', storage);
    const session = openTab(() => Promise.resolve(opened('second')));
    await session.restore();
    expect(session.read().status).toBe('signedOut');
    session.begin(opened());
    await vi.advanceTimersByTimeAsync(14 * minute);
    expect(await session.accessToken()).toBe('second');
    session.end();
    expect(session.read().status).toBe('signedOut');
  });
});

describe('refreshing a session', () => {
  it('happens at the first tick of 30 s with 90 s or less left', async () => {
    const ask = vi.fn(() => Promise.resolve(opened('second')));
    const session = openTab(ask);
    session.begin(opened());
    await vi.advanceTimersByTimeAsync(809_999);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await session.accessToken()).toBe('second');
    // The second lasts from 810 s to 1710 s, so it is replaced at 1620 s.
    await vi.advanceTimersByTimeAsync(809_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the network fails', unreachable],
    ['the server breaks down', () => failure('INTERNAL_SERVER_ERROR')],
  ])('is tried again after pauses that double within 30 s when %s', async (_what, error) => {
    const tries: number[] = [];
    const session = openTab(() => {
      tries.push(Date.now() - start);
      return Promise.reject(error());
    });
    session.begin(opened());
    const refusal = expect(session.renew('first')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    await refusal;
    expect(tries).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
    expect(session.read().status).toBe('signedIn');
    expect(stored()).toContain('first');
  });

  it('continues as soon as the server responds again', async () => {
    const ask = vi.fn(() => Promise.resolve(opened('second')));
    ask.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable());
    const session = openTab(ask);
    session.begin(opened());
    const renewed = session.renew('first');
    await vi.advanceTimersByTimeAsync(600);
    expect(await renewed).toBe('second');
  });

  it('ends the session at the first refusal', async () => {
    const ask = vi.fn(refused);
    const session = openTab(ask);
    session.begin(opened());
    expect(await session.renew('first')).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(session.read().status).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });

  it('happens once for concurrent callers', async () => {
    const ask = vi.fn(() => Promise.resolve(opened('second')));
    const session = openTab(ask);
    session.begin(opened());
    const tokens = await Promise.all([session.renew('first'), session.renew('first')]);
    expect(tokens).toEqual(['second', 'second']);
    expect(await session.renew('first')).toBe('second');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('comes before the use of an expired access token', async () => {
    const session = openTab(() => Promise.resolve(opened('second')));
    session.begin(opened());
    expect(await session.accessToken()).toBe('first');
    vi.setSystemTime(start + 15 * minute);
    expect(await session.accessToken()).toBe('second');
  });

  it('does not sign in a user who signed out in the meantime', async () => {
    let answer: (value: SignedInSession) => void = () => undefined;
    const session = openTab(() => new Promise((resolve) => (answer = resolve)));
    session.begin(opened());
    const renewed = session.renew('first');
    session.end();
    answer(opened('second'));
    expect(await renewed).toBeNull();
    expect(session.read().status).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });

  it('happens when a page becomes visible again', async () => {
    const ask = vi.fn(() => Promise.resolve(opened('second')));
    openTab(ask).begin(opened());
    vi.setSystemTime(start + 14 * minute);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
