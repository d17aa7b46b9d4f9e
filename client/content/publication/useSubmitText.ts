import { useWatch } from 'react-hook-form';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type PublishedRecord, publicationValues } from './publicationValues.ts';
import { useIsPast } from './useIsPast.ts';

interface PublishableForm extends Pick<RecordFormState, 'control'> {
  record: PublishedRecord | null;
}

/**
 * The text of the button of a form, which names what it does with the record.
 * @param create the text for a new record that is published at once
 */
export function useSubmitText({ control, record }: PublishableForm, create: string): string {
  const { adminForms, publication: words } = useAdminMessages();
  const shown = useWatch({ control, name: 'shown' }) as string;
  const isPast = useIsPast(control);
  if (shown === 'draft') return words.offers.draft;
  if (record && shown === publicationValues(record).shown) return adminForms.saveChanges;
  if (shown === 'scheduled' && !isPast) return words.schedule;
  return record ? words.publish : create;
}
