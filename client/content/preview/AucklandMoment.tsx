import { shownInAuckland } from '../../../api/dates/aucklandInstant.rules.ts';
import { dayMonthYear } from '../../../api/dates/days.rules.ts';
import { EthiopianDate } from '../../ui/EthiopianDate.tsx';

interface AucklandMomentProps {
  /** The instant. */
  at: string;
  /** The sentence that it stands in, at the end. */
  text: (when: string) => string;
}

/** Says a day and a time in Auckland, and the day by the Ethiopian calendar, the same on the server. */
export function AucklandMoment({ at, text }: AucklandMomentProps) {
  const { day, time } = shownInAuckland(new Date(at));
  return (
    <>
      {text(`${dayMonthYear(day)}, ${time}`)} · <EthiopianDate day={day} />
    </>
  );
}
