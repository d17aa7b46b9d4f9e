import { useState } from 'react';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import type { CalendarChoice } from '../../ui/date/DateField.tsx';

/** The key of the chosen calendar in browser storage (docs/product/forms.md, section 4.3). */
const calendarKey = 'calendar';

/**
 * The calendar of the date fields of visitors: the one that was chosen last in this browser,
 * otherwise that of the page.
 */
export function useCalendarChoice(): CalendarChoice {
  const isAmharic = usePageLanguage() === 'AM';
  const prefersEthiopian = useBrowserValue(() => storedChoice() ?? isAmharic, false);
  const [chosen, setChosen] = useState<boolean>();
  return {
    isEthiopian: chosen ?? prefersEthiopian,
    choose(isEthiopian) {
      setChosen(isEthiopian);
      try {
        localStorage.setItem(calendarKey, isEthiopian ? 'ETHIOPIAN' : 'GREGORIAN');
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  };
}

/** Whether the Ethiopian calendar was chosen; undefined if none was. */
function storedChoice(): boolean | undefined {
  try {
    const stored = localStorage.getItem(calendarKey);
    return stored === null ? undefined : stored === 'ETHIOPIAN';
  } catch {
    return undefined;
  }
}
