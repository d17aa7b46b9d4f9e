import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { startScript } from '../../client/startScript.ts';

/** Notifies the script of the first paint. */
let paint: () => void;

class Observer {
  static supportedEntryTypes = ['paint'];
  constructor(callback: (list: unknown, self: Observer) => void) {
    paint = () => callback([], this);
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

const added = () => Array.from(document.head.children, (element) => element.getAttribute('src'));

const everything = ['/a.js', '/b.js', '/entry.js'];

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.className = 'dark';
  const element = document.createElement('script');
  element.dataset.entry = '/entry.js';
  element.dataset.preloads = '/a.js /b.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  vi.stubGlobal('PerformanceObserver', Observer);
});

it('fetches everything and starts movement only after the first paint', () => {
  runInThisContext(startScript);
  expect(added()).toEqual([]);
  expect(document.documentElement.className).toBe('dark');
  paint();
  expect(added()).toEqual(everything);
  expect(document.documentElement.className).toBe('dark painted');
});

it('does not wait for a paint in a hidden tab', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  runInThisContext(startScript);
  expect(added()).toEqual(everything);
});

it('does not wait if the browser does not report paints', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  runInThisContext(startScript);
  expect(added()).toEqual(everything);
});
