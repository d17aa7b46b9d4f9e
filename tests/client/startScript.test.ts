import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScript } from '../../client/startScript.ts';

/** Tells the script of the first paint. */
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

/** How the page was opened. */
let type: string;

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.className = 'dark';
  const element = document.createElement('script');
  element.dataset.entry = '/entry.js';
  element.dataset.preloads = '/a.js /b.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  vi.stubGlobal('PerformanceObserver', Observer);
  type = 'navigate';
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type } as PerformanceNavigationTiming,
  ]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches and moves nothing before the first paint, and then everything', () => {
  runInThisContext(startScript);
  expect(added()).toEqual([]);
  expect(document.documentElement.className).toBe('dark');
  paint();
  expect(added()).toEqual(everything);
  expect(document.documentElement.className).toBe('dark painted');
});

it('does not wait for a paint in a tab that nobody sees', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  runInThisContext(startScript);
  expect(added()).toEqual(everything);
});

it('does not wait where a browser tells of no paint', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  runInThisContext(startScript);
  expect(added()).toEqual(everything);
});

const isWhole = () => document.documentElement.classList.contains('whole');

it.each(['keydown', 'pointerdown', 'scroll'])('has the page whole from the first %s', (name) => {
  runInThisContext(startScript);
  paint();
  expect(isWhole()).toBe(false);
  window.dispatchEvent(new Event(name));
  expect(isWhole()).toBe(true);
});

it.each(['reload', 'back_forward'])('has the page whole at once after a %s', (how) => {
  type = how;
  runInThisContext(startScript);
  expect(isWhole()).toBe(true);
});

it('has the page whole at once when a place in it is asked for', () => {
  location.hash = 'place';
  runInThisContext(startScript);
  location.hash = '';
  expect(isWhole()).toBe(true);
});
