import type { FieldMessages } from '../messages/words.ts';
import type { useRecordForm } from './useRecordForm.ts';

/** What the parts of a form need to know of it, whatever its kind. */
export interface RecordFormState extends Omit<
  ReturnType<typeof useRecordForm>,
  'field' | 'labels' | 'record' | 'lastSaved'
> {
  labels: Record<string, FieldMessages>;
}
