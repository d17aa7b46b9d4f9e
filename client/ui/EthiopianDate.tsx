import { ethiopianDateAmharic } from '../../api/dates/ethiopianText.rules.ts';

interface EthiopianDateProps {
  /** YYYY-MM-DD */
  day: string;
  className?: string;
}

/** A day by the Ethiopian calendar, to stand beside the day as New Zealand has it. */
export function EthiopianDate({ day, className = 'inline-block' }: EthiopianDateProps) {
  return (
    <span lang="am" className={`text-muted ${className}`}>
      {ethiopianDateAmharic(day)}
    </span>
  );
}
