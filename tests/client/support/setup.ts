import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { deleteKeptChoice } from '../../../client/ui/keptChoice.ts';
import { waiting } from '../../support/patience.ts';

configure({ asyncUtilTimeout: waiting, getElementError: missingElement });

/**
 * A query that waits fails many times, and only the message of its last failure is read. So the message prints
 * the document when it is read.
 */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, missingElement);
  return Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  });
}

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

// Files share the document and the modules that they load: creating these takes half of their time.
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

// If a module is still loading when a file ends, the files after it cannot load it.
afterAll(() => vi.dynamicImportSettled());
