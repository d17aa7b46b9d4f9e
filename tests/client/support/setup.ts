import { act, cleanup, configure, renderHook } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dismiss, useToasts } from '../../../client/ui/toasts.ts';
import { waiting } from '../../support/patience.ts';

configure({ asyncUtilTimeout: waiting });

// Files share the modules that they load, which takes half of their time, but nothing else.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  const { result } = renderHook(useToasts);
  for (const { id } of result.current.notices) act(() => dismiss(id));
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
