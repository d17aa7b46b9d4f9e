import { useEffect, useState } from 'react';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useBrowserValue } from '../useBrowserValue.ts';

/** The key of the chosen calendar in browser storage (docs/product/forms.md, section 4.3). */
const calendarKey = 'calendar';

/** The event by which the date fields of a page follow each other. */
const choiceEvent = 'calendarchoice';

/**
 * The calendar of all date fields: the one that was chosen last in this browser, otherwise that of
 * the page.
 */
export function useCalendarChoice() {
  const isAmharic = usePageLanguage() === 'AM';
  const prefersEthiopian = useBrowserValue(() => storedChoice() ?? isAmharic, false);
  // Without storage the choice is that of the fields that are shown.
  const [chosen, setChosen] = useState<boolean>();
  useEffect(() => {
    const follow = (event: Event) => setChosen((event as CustomEvent<boolean>).detail);
    window.addEventListener(choiceEvent, follow);
    return () => window.removeEventListener(choiceEvent, follow);
  }, []);
  return {
    isEthiopian: chosen ?? prefersEthiopian,
    choose(isEthiopian: boolean) {
      ignoreStorageErrors(() =>
        localStorage.setItem(calendarKey, isEthiopian ? 'ETHIOPIAN' : 'GREGORIAN'),
      );
      window.dispatchEvent(new CustomEvent(choiceEvent, { detail: isEthiopian }));
    },
  };
}

/** Whether the Ethiopian calendar was chosen; null if none was. */
function storedChoice(): boolean | null {
  const stored = ignoreStorageErrors(() => localStorage.getItem(calendarKey));
  return stored === null ? null : stored === 'ETHIOPIAN';
}
