import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LayoutSettings } from '../../client/layout/footer/siteSettings.ts';
import { Component as SupportUs } from '../../client/pages/SupportUs.tsx';
import { showPage } from './showPage.tsx';

const account = {
  __typename: 'BankAccount',
  accountName: 'Example Association',
  bank: 'Example Bank',
  accountNumber: '00-0000-0000000-00',
};

function showSupportUs(bankAccount: typeof account | null, settings: Partial<LayoutSettings> = {}) {
  showPage(SupportUs, settings, { siteSettings: { __typename: 'SiteSettings', bankAccount } });
  return screen.findByRole('region', { name: 'Donate by bank transfer' });
}

describe('Support Us', () => {
  it('shows the bank account', async () => {
    const details = within(await showSupportUs(account));
    expect(details.getByText('Example Association')).toBeTruthy();
    expect(details.getByText('Example Bank')).toBeTruthy();
    expect(details.getByText('00-0000-0000000-00')).toBeTruthy();
  });

  it('refers to Contact Us if there is no bank account', async () => {
    const details = within(await showSupportUs(null));
    expect(details.queryByText('Account number')).toBeNull();
    expect(details.queryAllByRole('button')).toEqual([]);
    expect(details.getByText(/bank details are not shown/)).toBeTruthy();
    expect(details.getByRole('link').getAttribute('href')).toBe('/contact-us');
  });

  it('copies a detail and confirms it', async () => {
    const user = userEvent.setup();
    await showSupportUs(account);
    const button = screen.getByRole('button', { name: 'Copy: Account number' });
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe('00-0000-0000000-00');
    expect(button.textContent).toBe('Copied');
    expect(screen.getByRole('button', { name: 'Copy: Bank' }).textContent).toBe('Copy');
  });

  it('reports when copying failed', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await showSupportUs(account);
    await user.click(screen.getByRole('button', { name: 'Copy: Account number' }));
    expect(screen.getByText(/Copying did not work/)).toBeTruthy();
  });

  it('gives four reasons, four other ways to help and thanks', async () => {
    await showSupportUs(account, { viberUrl: 'https://viber.example' });
    const titlesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(titlesIn('Why your donation matters')).toEqual([
      'Help newcomers settle',
      'Bilingual resources and education',
      'Celebrate our heritage',
      'Maintain our digital hub',
    ]);
    expect(titlesIn('Other ways to help')).toEqual([
      'Volunteer',
      'Share this website',
      'Join our social groups',
      'Attend our events',
    ]);
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
  });

  it('names only the configured groups', async () => {
    await showSupportUs(account, {
      facebookUrl: 'https://facebook.example',
      telegramUrl: 'https://t.example',
      viberUrl: 'https://viber.example',
    });
    expect(screen.getByText(/conversation on Viber, Facebook and Telegram\.$/)).toBeTruthy();
    cleanup();
    await showSupportUs(account);
    expect(screen.queryByText('Join our social groups')).toBeNull();
    expect(screen.queryByText(/Viber|Facebook|WhatsApp|Telegram/)).toBeNull();
  });
});
