import { daysLater, todayInAuckland } from '../../dates/days.ts';

/** When and where people meet, in the form of the parts of an event. */
export interface Gathering {
  name: 'funeral' | 'mourning';
  /** YYYY-MM-DD; empty if it is not known. */
  date: string;
  endDate: string | null;
  time: string;
  endTime: '';
  location: string;
}

type Notice = Record<'funeralDay' | 'mourningDay' | 'mourningLastDay', string | null> &
  Record<'funeralTime' | 'funeralPlace' | 'mourningTime' | 'mourningPlace', string>;

/** The funeral of a death notice and the mourning, if anything is known of them. */
export function gatheringsOf(notice: Notice): Gathering[] {
  const { funeralDay, funeralTime, funeralPlace } = notice;
  const { mourningDay, mourningLastDay, mourningTime, mourningPlace } = notice;
  const all = [
    gathering('funeral', funeralDay, null, funeralTime, funeralPlace),
    gathering('mourning', mourningDay, mourningLastDay, mourningTime, mourningPlace),
  ];
  return all.filter(({ date, time, location }) => date || time || location);
}

const gathering = (
  name: Gathering['name'],
  day: string | null,
  endDate: string | null,
  time: string,
  location: string,
): Gathering => ({ name, date: day ?? '', endDate, time, endTime: '', location });

/** How long a death notice stands on top of all pages while no day is known. */
export const daysWithoutDay = 7;

/** The last day in Auckland on which a death notice stands on top of all pages; '' for a draft without days. */
export function lastDayOf(notice: Notice, publishedAt: Date | null): string {
  const days = gatheringsOf(notice).flatMap(({ date, endDate }) => [date, endDate ?? '']);
  return (
    days.sort().at(-1) ||
    (publishedAt ? daysLater(todayInAuckland(publishedAt), daysWithoutDay) : '')
  );
}
