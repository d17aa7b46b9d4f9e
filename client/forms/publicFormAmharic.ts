import type { FormResult } from './formResult.ts';

/** What a form in two languages says in Amharic: its button, its note and its outcomes. */
export interface PublicFormAmharic {
  submit: string;
  requiredNote: string;
  submitting: string;
  kept: string;
  copyRefused: string;
  errorPrefix: string;
  /** Why it failed, by code; `otherwise` for all other codes, `ticket` for a form open too long. */
  failures: Record<string, string> & { otherwise: string; ticket: string };
}

/** Says in Amharic that a form failed, and why, by its code. */
export function failureInAmharic(
  { errorPrefix, failures }: PublicFormAmharic,
  { code, fields }: FormResult,
): string {
  const reason = 'ticket' in fields ? failures.ticket : failures[code];
  return errorPrefix + (reason ?? failures.otherwise);
}
