import { useState } from 'react';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
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
      // Without storage the choice lasts as long as the page.
      ignoreStorageErrors(() =>
        localStorage.setItem(calendarKey, isEthiopian ? 'ETHIOPIAN' : 'GREGORIAN'),
      );
    },
  };
}

/** Whether the Ethiopian calendar was chosen; null if none was. */
function storedChoice(): boolean | null {
  const stored = ignoreStorageErrors(() => localStorage.getItem(calendarKey));
  return stored === null ? null : stored === 'ETHIOPIAN';
}
