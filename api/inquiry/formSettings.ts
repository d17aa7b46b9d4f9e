import type { Env } from '../env.ts';
import type { AttemptLimit } from '../session/attempts.ts';

/** What the configuration says of the two public forms. */
export interface FormSettings {
  /** Where mail messages to the association go; empty while no mail is set up. */
  inbox: string;
  /** Days for which an inquiry is stored after it was delivered, read or answered. */
  retentionDays: number;
  /** Whether an application makes a member at once (docs/product.md, section 4.5). */
  saveMembers: boolean;
  /** How much may be sent from one address, and from all together. */
  perAddress: AttemptLimit;
  overall: AttemptLimit;
}

export function formSettingsFrom(env: Env): FormSettings {
  return {
    inbox: env.MAIL_TO || env.CONTACT_EMAIL,
    retentionDays: env.INQUIRY_RETENTION_DAYS,
    saveMembers: env.SAVE_MEMBERSHIP_APPLICATIONS,
    perAddress: { limit: env.FORMS_PER_ADDRESS, seconds: 10 * 60 },
    overall: { limit: env.FORMS_PER_HOUR, seconds: 60 * 60 },
  };
}
