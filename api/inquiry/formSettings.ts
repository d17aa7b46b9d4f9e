import type { Env } from '../env.ts';
import type { AttemptLimit } from '../session/attempts.ts';

/** What the configuration says of the two public forms. */
export interface FormSettings {
  /** How much may be sent from one address, and from all together. */
  perAddress: AttemptLimit;
  overall: AttemptLimit;
}

export function formSettingsFrom(env: Env): FormSettings {
  return {
    perAddress: { limit: env.FORMS_PER_ADDRESS, seconds: 10 * 60 },
    overall: { limit: env.FORMS_PER_HOUR, seconds: 60 * 60 },
  };
}
