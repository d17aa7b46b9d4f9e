import type { FieldMessages } from '../../api/shared/messages/words.ts';
import type { useRecordForm } from './useRecordForm.ts';

/** The state of a form, independent of its kind, for its components. */
export interface RecordFormState extends Omit<
  ReturnType<typeof useRecordForm>,
  'field' | 'labels' | 'record' | 'lastSaved'
> {
  labels: Record<string, FieldMessages>;
}
