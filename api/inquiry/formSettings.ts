import type { Env } from '../env.ts';
import type { AttemptLimit } from '../session/attempts.ts';

/** The configuration of the two public forms. */
export interface FormSettings {
  /** The limits for one network (`networkOf`), and for all together. */
  perNetwork: AttemptLimit;
  overall: AttemptLimit;
}

export function formSettingsFrom(env: Env): FormSettings {
  return {
    perNetwork: { limit: env.FORMS_PER_ADDRESS, seconds: 10 * 60 },
    overall: { limit: env.FORMS_PER_HOUR, seconds: 60 * 60 },
  };
}
