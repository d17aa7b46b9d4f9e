import type { BaseVersion } from './merge.ts';
import type { PendingSubmission } from './pendingSubmission.ts';
import type { FormValues } from './values.ts';

/** What a form held before it was replaced. */
export interface FormSnapshot {
  values: FormValues;
  base: BaseVersion | null;
  sent: PendingSubmission | null;
}

/** What has happened to the content of a form without being typed. */
export type FormNotice =
  | { what: 'restored' | 'copied'; lostFiles: string[] }
  | { what: 'discarded'; snapshot: FormSnapshot }
  /** @property names of the values in which the newer version took the place of what was typed */
  | { what: 'replaced'; names: string[]; labels: string[]; snapshot: FormSnapshot };
