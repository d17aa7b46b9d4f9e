import { useSyncExternalStore } from 'react';
import { ignoreStorageErrors } from './ignoreStorageErrors.ts';
import { themeColors, themeKey } from './themeScript.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
/** Used if the storage of the browser is not accessible. */
let chosen: Theme | null = null;

/** The colour theme, and the function that changes and stores it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => 'system'), chooseTheme];
}

function readTheme(): Theme {
  if (chosen) return chosen;
  // Without storage the system decides until the user selects a theme.
  const stored = ignoreStorageErrors(() => localStorage.getItem(themeKey));
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

/** Applies the theme, as client/themeScript.ts did before the first paint. */
function update() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && darkSystem().matches);
  document.documentElement.classList.toggle('dark', dark);
  // There is one for each theme of the system; the selected theme overrides them.
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
  // Another tab changed the theme, or this page returns from the history cache.
  window.addEventListener('storage', update);
  window.addEventListener('pageshow', update);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', update);
    window.removeEventListener('storage', update);
    window.removeEventListener('pageshow', update);
  };
}
