import { useWatch } from 'react-hook-form';
import { publicationInstants } from '../../../api/shared/content/publication.rules.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';

/** Whether the form sets a time of publication that is past, so that visitors see the record at once. */
export function useIsPast(control: RecordFormState['control']): boolean {
  const names = ['shown', 'publishDay', 'publishTime'];
  const [shown = '', publishDay = '', publishTime = ''] = useWatch({
    control,
    name: names,
  }) as string[];
  const begin = { shown, publishDay, publishTime };
  const { publishAt } = publicationInstants({ ...begin, unpublishDay: '', unpublishTime: '' });
  return useBrowserValue(() => publishAt !== null && publishAt <= new Date(), false);
}
