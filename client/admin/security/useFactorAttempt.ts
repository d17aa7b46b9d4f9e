import { useAttempt } from './useAttempt.ts';

/**
 * Tries to change second factors. Where the confirmation has run out they are read again, so that the
 * page asks for another.
 */
export const useFactorAttempt = (reload: () => Promise<unknown>) =>
  useAttempt(({ code }) => code === 'CONFIRMATION_REQUIRED' && reload().catch(() => undefined));
