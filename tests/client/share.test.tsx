import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareLink } from '../../client/content/share/ShareLink.tsx';
import { ShareMenu } from '../../client/content/share/ShareMenu.tsx';
import type { Component } from '../../client/jsx/jsxTypes.ts';
import { SiteSettingsContext } from '../../client/layout/footer/siteSettings.ts';
import { nothingSet } from './showPage.tsx';

const path = '/events/12-enkutatash';
const url = `https://site.example${path}`;
const title = 'Enkutatash & እንቁጣጣሽ';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const page = (Share: Component<{ path: string; title: string }>) => (
  <MemoryRouter>
    <SiteSettingsContext value={nothingSet}>
      <Share path={path} title={title} />
    </SiteSettingsContext>
  </MemoryRouter>
);

/** Gives the browser a share sheet. */
function addShareSheet() {
  const share = vi.fn(() => Promise.reject(new DOMException('cancelled', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

/** Where the targets lead, by their visible words. */
const addressesOf = () =>
  Object.fromEntries(
    screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.querySelector('[aria-hidden]:not(svg)')?.textContent ?? '', link.href]),
  );

describe('a card', () => {
  it('links to the share targets on the page of its record before scripts run', () => {
    document.body.innerHTML = renderToString(page(ShareLink));
    const link = screen.getByRole('link', { name: `Share: ${title}` });
    expect(link.getAttribute('href')).toBe(`${path}#share`);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('opens the share sheet of the device, which a reader may cancel', async () => {
    const share = addShareSheet();
    render(page(ShareLink));
    await userEvent.setup().click(screen.getByRole('button', { name: `Share: ${title}` }));
    expect(share).toHaveBeenCalledWith({ title, url });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('shows the share targets if there is no share sheet, and hides them again', async () => {
    const user = userEvent.setup();
    render(page(ShareLink));
    const button = screen.getByRole('button', { name: `Share: ${title}`, expanded: false });
    button.focus();
    await user.keyboard(' ');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const text = encodeURIComponent(`${title}\n${url}`);
    expect(addressesOf()).toEqual({
      WhatsApp: `https://wa.me/?text=${text}`,
      Telegram: `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
      Viber: `viber://forward?text=${text}`,
      Facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
      Email: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
    });
    await user.keyboard('{Enter}');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('copies the address, or shows it to be selected', async () => {
    const user = userEvent.setup();
    render(page(ShareLink));
    await user.click(screen.getByRole('button', { name: `Share: ${title}` }));
    await user.click(screen.getByRole('button', { name: `Copy link: ${title}` }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.getByRole('status').textContent).toBe('The link has been copied.');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: `Copy link: ${title}` }));
    expect(screen.getByRole('status').textContent).toContain(url);
  });
});

describe('the page of a record', () => {
  it('contains the share targets for readers without scripts', () => {
    document.body.innerHTML = renderToString(page(ShareMenu));
    expect(document.querySelector('details#share')?.querySelectorAll('a')).toHaveLength(5);
  });

  it('opens the share sheet of the device instead of the targets', () => {
    const share = addShareSheet();
    render(page(ShareMenu));
    const isToggled = fireEvent.click(screen.getByText('Share'));
    expect(share).toHaveBeenCalledWith({ title, url });
    expect(isToggled).toBe(false);
  });
});
