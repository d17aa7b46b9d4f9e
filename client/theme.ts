import { useSyncExternalStore } from 'react';
import { themeColors, themeKey } from './themeScript.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
/** Counts where the browser's storage is closed to us. */
let chosen: Theme | null = null;

/** The colour mode and how to choose another; it is stored in browser storage. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'system'), chooseTheme];
}

function readTheme(): Theme {
  if (chosen) return chosen;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(themeKey);
  } catch {
    // Storage may be forbidden; then the system decides until somebody chooses.
  }
  return themes.find((theme) => theme === stored) ?? 'system';
}

function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
    chosen = null;
  } catch {
    chosen = theme;
  }
  update();
}

/** Puts the colour mode in force, as client/themeScript.ts did before the first paint. */
function update() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && darkSystem().matches);
  document.documentElement.classList.toggle('dark', dark);
  // One for each mode of the system, which the chosen one overrules.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = themeColors[dark ? 'dark' : 'light'];
  }
  for (const listener of listeners) listener();
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  listeners.add(listener);
  update();
  const system = darkSystem();
  system.addEventListener('change', update);
  // Another tab chose, or this page comes back out of the browser's history.
  window.addEventListener('storage', update);
  window.addEventListener('pageshow', update);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', update);
    window.removeEventListener('storage', update);
    window.removeEventListener('pageshow', update);
  };
}
