import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { deleteKeptChoice } from '../../../client/ui/keptChoice.ts';
import { waiting } from '../../support/patience.ts';

configure({ asyncUtilTimeout: waiting });

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover = () => undefined;

let created: Text[] = [];
document.createTextNode = (data) => {
  const node = Document.prototype.createTextNode.call(document, data);
  created.push(node);
  return node;
};

afterEach(() => {
  const texts = created;
  created = [];
  // The translator of a browser replaces text nodes (docs/decisions/0079-text-elements.md).
  const kept = texts.filter((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  expect(kept.map(({ data }) => data)).toEqual([]);
});

// Files share the document and the modules that they load: to make them takes half of their time.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.className = '';
  document.documentElement.lang = '';
  localStorage.clear();
  sessionStorage.clear();
  deleteKeptChoice();
});

// A module that still loads when a file ends could not be loaded by the files after it.
afterAll(() => vi.dynamicImportSettled());
