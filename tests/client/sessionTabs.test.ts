import { describe, expect, it, vi } from 'vitest';
import { type SignedInSession, sessionKey } from '../../client/session/storedSession.ts';
import { opened, someone } from './support/session.ts';
import { openTab, refused, stored, tabsAround, tellOtherTabs } from './support/tabs.ts';

tabsAround();

/** Two tabs renew the same token at the same time: both get its successor. */
async function renewInTwoTabs(ask: () => Promise<SignedInSession>) {
  const [one, other] = [openTab(ask), openTab(ask)];
  one.begin(opened());
  tellOtherTabs();
  expect(await Promise.all([one.renew('first'), other.renew('first')])).toEqual([
    'second',
    'second',
  ]);
  return [one, other];
}

describe('several tabs', () => {
  it('sign out together', () => {
    const [one, other] = [openTab(refused), openTab(refused)];
    one.begin(opened());
    tellOtherTabs();
    expect(other.read().status).toBe('signedIn');
    one.end();
    tellOtherTabs();
    expect(other.read().status).toBe('signedOut');
  });

  it('sign out when the whole storage is cleared', () => {
    const session = openTab(refused);
    session.begin(opened());
    localStorage.clear();
    tellOtherTabs(null);
    expect(session.read().status).toBe('signedOut');
  });

  it('ignore other stored entries', () => {
    const session = openTab(refused);
    session.begin(opened());
    localStorage.removeItem(sessionKey);
    tellOtherTabs('theme');
    expect(session.read().status).toBe('signedIn');
  });

  it('adopt a session that another tab refreshed or began for another user', async () => {
    const [one, other] = [openTab(refused), openTab(refused)];
    one.begin(opened());
    tellOtherTabs();
    one.begin(opened('second'));
    tellOtherTabs();
    expect(await other.accessToken()).toBe('second');
    const colleague = { ...someone, id: 'b2' };
    one.begin(opened('third', colleague));
    tellOtherTabs();
    expect(other.read().user).toEqual(colleague);
  });

  it('notice a sign-out when restored from the history cache', () => {
    const session = openTab(refused);
    session.begin(opened());
    localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    expect(session.read().status).toBe('signedOut');
  });

  it('refresh once together if the browser has locks', async () => {
    let queue: Promise<unknown> = Promise.resolve();
    const begun: number[] = [];
    const request = (_name: string, work: () => Promise<unknown>) => {
      queue = queue.then(() => {
        begun.push(Date.now());
        return work();
      });
      return queue;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const ask = vi.fn(() => Promise.resolve(opened('second')));
    const renewed = renewInTwoTabs(ask);
    await vi.advanceTimersByTimeAsync(1_000);
    await renewed;
    expect(ask).toHaveBeenCalledTimes(1);
    // A browser takes a moment to show one tab what another stored.
    const [first = 0, second = 0] = begun;
    expect(second - first).toBeGreaterThanOrEqual(50);
  });

  it('sign nobody out if they refresh at the same time without locks', async () => {
    // The server gives both the same successor; it may refuse one of them as too late.
    let tries = 0;
    const ask = () => ((tries += 1) === 1 ? Promise.resolve(opened('second')) : refused());
    const tabs = await renewInTwoTabs(ask);
    expect(tries).toBe(2);
    expect(tabs.map((tab) => tab.read().status)).toEqual(['signedIn', 'signedIn']);
    expect(stored()).toContain('second');
  });

  it('stay signed out when one signs out while another refreshes', async () => {
    let answer: (value: SignedInSession) => void = () => undefined;
    const one = openTab(refused);
    const other = openTab(() => new Promise((resolve) => (answer = resolve)));
    one.begin(opened());
    tellOtherTabs();
    const renewed = other.renew('first');
    // The other tab has not received the event yet.
    one.end();
    answer(opened('second'));
    expect(await renewed).toBeNull();
    expect(other.read().status).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });
});
