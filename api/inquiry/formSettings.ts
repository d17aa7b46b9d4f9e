import type { Env } from '../env.ts';
import type { AttemptLimit } from '../session/attempts.ts';

/** The configuration of the two public forms. */
export interface FormSettings {
  /** The limits for one address, and for all addresses together. */
  perAddress: AttemptLimit;
  overall: AttemptLimit;
}

export function formSettingsFrom(env: Env): FormSettings {
  return {
    perAddress: { limit: env.FORMS_PER_ADDRESS, seconds: 10 * 60 },
    overall: { limit: env.FORMS_PER_HOUR, seconds: 60 * 60 },
  };
}
