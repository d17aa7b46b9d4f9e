import { ethiopianDateAmharic } from '../../../api/shared/dates/ethiopianText.ts';

interface EthiopianDateProps {
  /** YYYY-MM-DD */
  day: string;
  className?: string;
}

/** A day in the Ethiopian calendar, shown beside the Gregorian day. */
export function EthiopianDate({ day, className = 'inline-block' }: EthiopianDateProps) {
  return (
    <span lang="am" className={`text-muted ${className}`}>
      {ethiopianDateAmharic(day)}
    </span>
  );
}
