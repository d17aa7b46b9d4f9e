import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  createMessages,
  MessagesContext,
  type MessagesHook,
} from '../../client/messages/createMessages.ts';
import { useDateTime } from '../../client/messages/useDateTime.ts';
import { loadMessages } from '../../client/pageHandle.ts';
import { amharicMessages } from './support/amharicMessages.ts';

const useGreeting = createMessages({ greeting: 'Welcome' });
const useFarewell = createMessages({ farewell: 'Goodbye' });

function Page() {
  const date = useDateTime();
  return (
    <p data-testid="page">
      {useGreeting().greeting}, {useFarewell().farewell}, {date('2026-03-02T10:00:00Z')}
    </p>
  );
}
const text = () => screen.getByTestId('page').textContent;

describe('the sentences of a page', () => {
  it('are in English if no language is provided', () => {
    render(<Page />);
    expect(text()).toMatch(/^Welcome, Goodbye, 2 Mar 2026/);
  });

  it('show times in Auckland time, and name the zone if the reader has another one', () => {
    for (const [zone, time] of [
      ['Pacific/Auckland', '2 Mar 2026, 11:00 pm'],
      ['Europe/London', '2 Mar 2026, 11:00 pm in Auckland'],
    ]) {
      vi.stubEnv('TZ', zone);
      const { unmount } = render(<Page />);
      expect(text()).toBe(`Welcome, Goodbye, ${String(time)}`);
      unmount();
    }
    vi.unstubAllEnvs();
  });

  it('show times in both calendars, each with its clock, in Amharic', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    render(
      <MessagesContext value={amharicMessages}>
        <Page />
      </MessagesContext>,
    );
    expect(text()).toBe('Welcome, Goodbye, 02-03-2026, 23:00 · የካቲት 23 ቀን 2018 ዓ.ም. ከምሽቱ 5 ሰዓት');
    vi.unstubAllEnvs();
  });

  it('come from the catalogues that were loaded', () => {
    const catalogues = new Map([[useGreeting, { greeting: 'እንኳን ደህና መጡ' }]]);
    render(
      <MessagesContext
        value={{ language: 'EN', tag: 'de', catalogues, overrides: {}, overriddenElsewhere: [] }}
      >
        <Page />
      </MessagesContext>,
    );
    expect(text()).toMatch(/^እንኳን ደህና መጡ, Goodbye, 02\.03\.2026/);
  });

  it('are loaded for the hooks that the routes name', async () => {
    const catalogues = new Map<MessagesHook, unknown>();
    const routes = [{ handle: { messages: [useGreeting] } }, {}, { handle: { status: 404 } }];
    await loadMessages(
      { language: 'EN', tag: 'en', catalogues, overrides: {}, overriddenElsewhere: [] },
      routes,
    );
    expect([...catalogues]).toEqual([[useGreeting, { greeting: 'Welcome' }]]);
  });
});
