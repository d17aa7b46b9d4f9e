import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { deleteKeptChoice } from '../../../client/ui/keptChoice.ts';
import { waiting } from '../../support/patience.ts';

configure({ asyncUtilTimeout: waiting });

// Files share the document and the modules that they load: to make them takes half of their time.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.className = '';
  localStorage.clear();
  sessionStorage.clear();
  deleteKeptChoice();
});
