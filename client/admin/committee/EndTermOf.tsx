import { useWatch } from 'react-hook-form';
import { dayMonthYear, daysLater } from '../../../api/shared/dates/days.ts';
import { isDay } from '../../../api/shared/content/common.rules.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { useCommitteeListQuery } from './CommitteeList.generated.ts';

interface EndTermOfProps {
  form: RecordFormState;
  /** The id of the officer in the form; undefined for a new one. */
  id: string | undefined;
}

/** Offers to end the term of the person who holds the office when a new term begins. */
export function EndTermOf({ form, id }: EndTermOfProps) {
  const { officer: words } = useAdminMessages();
  const [office, from, endsTermOf] = useWatch({
    control: form.control,
    name: ['office', 'from', 'endsTermOf'],
  }) as string[];
  const { data } = useCommitteeListQuery({ fetchPolicy: 'cache-and-network' });
  if (!data || !from || !isDay(from) || office === 'OTHER') return null;
  const { current, future } = data.committee;
  const former = [...current, ...(future ?? [])].find(
    (other) =>
      other.office === office &&
      other.id !== id &&
      other.from < from &&
      (other.until === null || other.until >= from),
  );
  return (
    former && (
      <CheckBox
        label={words.endTermOf(former.name, dayMonthYear(daysLater(from, -1)))}
        checked={endsTermOf === former.id}
        onChange={({ target }) => form.change('endsTermOf', target.checked ? former.id : '')}
      />
    )
  );
}
