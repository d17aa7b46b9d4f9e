import { shownInAuckland } from '../../../api/shared/dates/aucklandInstant.ts';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';

interface AucklandMomentProps {
  /** The instant. */
  at: string;
  /** A function that puts the time at the end of a sentence. */
  text: (when: string) => string;
}

/**
 * Formats a day and time in Auckland, and the day in the Ethiopian calendar, identically on the
 * server.
 */
export function AucklandMoment({ at, text }: AucklandMomentProps) {
  const { day, time } = shownInAuckland(new Date(at));
  return (
    <>
      {text(`${dayMonthYear(day)}, ${time}`)} · <EthiopianDate day={day} />
    </>
  );
}
