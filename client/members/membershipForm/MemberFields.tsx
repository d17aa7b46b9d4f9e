import { earliestBirth, founded } from '../../../api/shared/members/personLimits.rules.ts';
import type { PublicField } from '../../forms/public/publicFields.ts';
import { type CalendarChoice, DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { useToday } from '../../ui/useToday.ts';
import { useMembershipFormMessages } from './messages.ts';
import { OtherLanguage } from '../../ui/text/OtherLanguage.tsx';
import { useState } from 'react';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';

interface MemberFieldsProps {
  field: PublicField;
  /** The day on which the page was rendered, in Auckland. */
  today: string;
}

/** The fields of an application; only the email is optional (docs/product/forms.md, section 4.3). */
export function MemberFields({ field, today: renderedOn }: MemberFieldsProps) {
  const { calendarHint, calendarHintAmharic, amharic } = useMembershipFormMessages();
  // A page may have been rendered on an earlier day, so the day of the browser counts.
  const today = useToday(renderedOn);
  const choice = useCalendarChoice();
  const date = field('date');
  const hint = (
    <>
      <span className="mr-2 inline-block">{calendarHint}</span>
      <OtherLanguage className="inline-block">{calendarHintAmharic}</OtherLanguage>
    </>
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-y-4">
      <Field {...field('name')} autoComplete="name" maxLength={200} required />
      <DateField
        {...field('dob')}
        calendar={choice}
        hint={hint}
        otherWords={amharic.calendars}
        min={earliestBirth}
        max={today || undefined}
        autoComplete="bday"
        required
      />
      <Field {...field('email')} type="email" autoComplete="email" maxLength={200} />
      <TextArea
        {...field('address')}
        rows={2}
        maxLength={200}
        autoComplete="street-address"
        required
      />
      <Field {...field('contactNumber')} type="tel" maxLength={200} autoComplete="tel" required />
      <DateField
        {...date}
        calendar={choice}
        hint={hint}
        otherWords={amharic.calendars}
        min={founded}
        defaultValue={date.defaultValue ?? today}
        autoComplete="off"
        required
      />
    </div>
  );
}

/** The key of the chosen calendar in browser storage (docs/product/forms.md, section 4.3). */
const calendarKey = 'calendar';

/**
 * The calendar of the date fields of visitors: the one that was chosen last in this browser,
 * otherwise that of the page.
 */
function useCalendarChoice(): CalendarChoice {
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
