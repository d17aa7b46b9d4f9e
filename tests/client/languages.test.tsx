import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LanguageLinks } from '../../client/layout/language/LanguageLinks.tsx';
import { LanguageOffer } from '../../client/layout/Layout.tsx';
import { languageKey } from '../../client/layout/language/preferredLanguage.ts';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import {
  type Language,
  languageOf,
  languages,
  pathIn,
} from '../../api/shared/messages/languages.ts';

/** Shows the link and the offer on a page at an address. */
function showAt(address: string) {
  const language = languageOf(address);
  const { basename, tag } = languages[language];
  window.history.replaceState(null, '', address);
  const element = (
    <>
      <LanguageOffer />
      <LanguageLinks className="" />
      <main tabIndex={-1} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    basename: basename || '/',
    initialEntries: [address],
  });
  render(
    <MessagesContext
      value={{ language, tag, catalogues: new Map(), overrides: {}, overriddenElsewhere: [] }}
    >
      <RouterProvider router={router} />
    </MessagesContext>,
  );
  return userEvent.setup();
}

const speak = (...all: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(all);
const offer = () => screen.queryByRole('complementary');
const stored = () => localStorage.getItem(languageKey);

describe('the link to the page in the other language', () => {
  it.each<[Language, string, string]>([
    ['AM', 'አማርኛ', '/search?q=injera'],
    ['EN', 'English', '/am/search?q=injera'],
    ['AM', 'አማርኛ', '/'],
    ['EN', 'English', '/am'],
  ])('in %s is named %s on %s, and keeps the query', (language, name, address) => {
    showAt(address);
    const link = screen.getByRole('link', { name });
    const path = address.replace(/^\/am/, '') || '/';
    expect(link.getAttribute('href')).toBe(pathIn(language, path));
    expect(link.lang).toBe(languages[language].tag);
    expect(link.getAttribute('hreflang')).toBe(languages[language].tag);
  });

  it('follows the current address when it is clicked, and stores the choice', async () => {
    const user = showAt('/events');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'አማርኛ' });
    window.history.replaceState(null, '', '/events?period=PAST#event-3');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(link.getAttribute('href')).toBe('/am/events?period=PAST#event-3');
    expect(stored()).toBe('AM');
  });

  it('does not appear in the admin area', () => {
    showAt('/admin/dashboard');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the offer of another language', () => {
  it('is made in the language that was chosen before', async () => {
    localStorage.setItem(languageKey, 'EN');
    showAt('/am/about');
    expect((await screen.findByRole('link', { name: 'Read it in English' })).lang).toBe('en-NZ');
    expect(offer()?.lang).toBe('en-NZ');
  });

  it('is made to a browser whose first language is Amharic, until it is declined', async () => {
    speak('am-ET', 'en');
    const user = showAt('/about');
    await user.click(await screen.findByRole('button', { name: 'አያስፈልግም' }));
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    cleanup();
    showAt('/events');
    expect(stored()).toBe('EN');
    expect(offer()).toBeNull();
  });

  it.each([
    ['of the same language', '/am/about', ['am'], null],
    ['in Amharic, to a browser in English', '/am/about', ['en-NZ'], null],
    ['in the chosen language', '/about', ['am'], 'EN'],
    ['of the admin area', '/admin', ['am'], null],
  ])('is not made on a page %s', async (_which, address, spoken, chosen) => {
    speak(...spoken);
    if (chosen) localStorage.setItem(languageKey, chosen);
    showAt(address);
    await import('../../client/layout/language/LanguageNotice.tsx');
    expect(offer()).toBeNull();
  });
});
