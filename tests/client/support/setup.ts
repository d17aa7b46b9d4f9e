import { act, cleanup, configure, renderHook } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dismiss, useToasts } from '../../../client/ui/toasts.ts';
import { waiting } from '../../support/patience.ts';

configure({ asyncUtilTimeout: waiting });

// Files share the document and the modules that they load: to make them takes half of their time.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  const { result } = renderHook(useToasts);
  for (const { id } of result.current.notices) act(() => dismiss(id));
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.className = '';
  localStorage.clear();
  sessionStorage.clear();
});
