import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from '../../client/layout/menu/ThemeToggle.tsx';
import { themeColors, themeScript } from '../../client/themeScript.ts';

const isDark = () => document.documentElement.classList.contains('dark');

/** A fake of the system's setting that a test can change. */
let system: EventTarget & { matches: boolean };

function setSystem(dark: boolean) {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
});

async function openToggle() {
  const user = userEvent.setup();
  render(<ThemeToggle />);
  await user.click(screen.getByRole('button', { name: /^Colour theme/ }));
  return user;
}

describe('the theme toggle', () => {
  it('offers light, dark and system, and starts with system', async () => {
    await openToggle();
    const choices = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(choices).toEqual(['light', 'dark', 'system']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Colour theme: System' })).toBeTruthy();
  });

  it('applies a choice, names it and stores it', async () => {
    const user = await openToggle();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(isDark()).toBe(true);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(screen.getByRole('button', { name: 'Colour theme: Dark' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(isDark()).toBe(false);
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('follows the system only while “system” is chosen', async () => {
    const user = await openToggle();
    act(() => {
      setSystem(true);
    });
    expect(isDark()).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    act(() => {
      setSystem(true);
    });
    expect(isDark()).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(isDark()).toBe(true);
  });

  it('sets the colour that a phone shows around the page', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'theme-color';
    try {
      const user = await openToggle();
      expect(meta.content).toBe(themeColors.light);
      await user.click(screen.getByRole('radio', { name: 'Dark' }));
      expect(meta.content).toBe(themeColors.dark);
    } finally {
      meta.remove();
    }
  });

  it('follows a choice that was made in another tab', () => {
    render(<ThemeToggle />);
    localStorage.setItem('theme', 'dark');
    act(() => {
      window.dispatchEvent(new Event('storage'));
    });
    expect(isDark()).toBe(true);
    expect(screen.getByRole('button', { name: 'Colour theme: Dark' })).toBeTruthy();
  });

  it('treats any other stored value as system', () => {
    localStorage.setItem('theme', 'purple');
    render(<ThemeToggle />);
    expect(screen.getByRole('button', { name: 'Colour theme: System' })).toBeTruthy();
  });

  it('works if storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    const user = await openToggle();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(isDark()).toBe(true);
    expect(screen.getByRole('button', { name: 'Colour theme: Dark' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'System' }));
  });

  it('moves the focus to the chosen radio button, and back after Esc', async () => {
    const user = await openToggle();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'System' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('closes after a click elsewhere', async () => {
    const user = await openToggle();
    await user.click(document.body);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the script before the first paint', () => {
  /** Runs it as the browser does. */
  const run = () => {
    runInThisContext(themeScript);
  };

  it.each([
    ['dark', false, true],
    ['light', true, false],
    ['system', true, true],
    [null, false, false],
    [null, true, true],
  ])(
    'with the stored theme %s and a dark system %s, sets dark to %s',
    (stored, darkSystem, dark) => {
      if (stored) localStorage.setItem('theme', stored);
      system.matches = darkSystem;
      run();
      expect(isDark()).toBe(dark);
    },
  );
});
