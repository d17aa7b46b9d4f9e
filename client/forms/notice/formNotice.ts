import type { SavedDraft } from '../draft/drafts.ts';
import type { BaseVersion } from '../draft/merge.ts';
import type { PendingSubmission } from '../submission/pendingSubmission.ts';
import type { FormValues } from '../values.ts';

/** The values of a form before they were replaced. */
export interface FormSnapshot {
  values: FormValues;
  base: BaseVersion | null;
  sent: PendingSubmission | null;
}

/** A change of the content of a form that the user did not type. */
export type FormNotice =
  | { what: 'copied' }
  /** @property continued the draft of another browser that the form continues */
  | { what: 'restored'; lostFiles: string[]; continued: SavedDraft | null }
  | { what: 'discarded'; snapshot: FormSnapshot }
  /** @property names of the fields in which the newer version replaced what was typed */
  | { what: 'replaced'; names: string[]; labels: string[]; snapshot: FormSnapshot };
