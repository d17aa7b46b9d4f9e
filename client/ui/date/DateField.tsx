import {
  type ChangeEvent,
  type ComponentProps,
  type RefCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import { Bilingual } from '../field/Bilingual.tsx';
import { EthiopianDate } from '../text/EthiopianDate.tsx';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlStyle, describedBy, type FieldTexts } from '../field/fieldParts.ts';
import { useBrowserValue } from '../useBrowserValue.ts';
import { EthiopianDateInputs } from './EthiopianDateInputs.tsx';
import { type EthiopianParts, isShortYear, noParts, partsOf, readParts } from './ethiopianParts.ts';
import { ignoreStorageErrors } from '../../ignoreStorageErrors.ts';
import { partialDatePrefix } from './partialDatePrefix.ts';
import { useCalendarChoice } from './useCalendarChoice.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'disabled' | 'max' | 'min' | 'onBlur' | 'required'
>;

interface DateFieldProps extends FieldTexts, InputProps {
  name: string;
  /** YYYY-MM-DD */
  defaultValue?: string | undefined;
  ref?: RefCallback<HTMLInputElement>;
  onChange?: (event: { target: HTMLInputElement; type: 'change' }) => unknown;
  /** The messages of the calendars in the other language of a bilingual form. */
  otherWords?: Record<'useEthiopian' | 'useGregorian' | 'incomplete' | 'impossible', string>;
}

/**
 * A date field for the Gregorian calendar, with the browser's control, or for the Ethiopian one.
 * The value is always that of the browser's control, YYYY-MM-DD, which stays in the document; so
 * the form works also without scripts.
 */
export function DateField({
  label,
  otherLabel,
  hint,
  error,
  otherError,
  otherWords,
  ref,
  onChange,
  ...input
}: DateFieldProps) {
  const id = useId();
  const { dates: words } = useFormMessages();
  const isHydrated = useBrowserValue(() => true, false);
  const control = useRef<HTMLInputElement>(null);
  const calendar = useCalendarChoice();
  const [isOwnEthiopian, setOwnEthiopian] = useState(false);
  const isEthiopian = isOwnEthiopian || calendar.isEthiopian;
  const [day, setDay] = useState(input.defaultValue ?? '');
  const [parts, setParts] = useState<EthiopianParts>(() => partsOf(day));
  const [isYearLeft, setYearLeft] = useState(false);
  const read = readParts(parts);
  const { name } = input;

  /** Follows the value of the control, which forms fill in, restore and reset. */
  const follow = useEffectEvent(() => {
    const value = control.current?.value ?? '';
    if (value === day) return;
    setDay(value);
    if (value !== '' || read.is === 'day') setParts(partsOf(value));
  });
  const clear = useEffectEvent(() => {
    storePartialDate(name, null);
    setParts(partsOf(input.defaultValue ?? ''));
  });
  useEffect(() => follow());
  useEffect(() => {
    const element = control.current;
    const form = element?.form;
    const followTyping = () => follow();
    const reset = () => clear();
    element?.addEventListener('input', followTyping);
    form?.addEventListener('reset', reset);
    return () => {
      element?.removeEventListener('input', followTyping);
      form?.removeEventListener('reset', reset);
    };
  }, []);

  // An incomplete date is restored with the page, in its own calendar.
  const stored = useBrowserValue(() => storedPartialDate(name), '');
  const [isRestored, setRestored] = useState(false);
  // A field with a saved day shows that, until a draft empties it.
  if (stored !== '' && !isRestored && day === '') {
    setRestored(true);
    setParts(readPartialDate(stored));
    setOwnEthiopian(true);
  }
  // From then on the field follows the shared calendar.
  if (isOwnEthiopian && calendar.isEthiopian) setOwnEthiopian(false);
  const isPartial = isEthiopian && (read.is === 'incomplete' || read.is === 'impossible');
  const typed = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // For a date that the browser's control has only in part.
    control.current?.setCustomValidity(isPartial ? words.incomplete : '');
    // A browser does not send a form with an invalid control, but shows no error of a hidden one.
    typed.current?.setCustomValidity(control.current?.validationMessage ?? '');
  });

  function changeParts(next: EthiopianParts) {
    setParts(next);
    if (next.year !== parts.year) setYearLeft(false);
    const typed = readParts(next);
    const value = typed.is === 'day' ? typed.day : '';
    const isUnfinished = typed.is === 'incomplete' || typed.is === 'impossible';
    // Only fields of a form keep an incomplete date. The filters of lists are outside forms.
    if (control.current?.form) storePartialDate(name, isUnfinished ? next : null);
    setDay(value);
    if (!control.current || control.current.value === value) return;
    control.current.value = value;
    control.current.setCustomValidity(isUnfinished ? words.incomplete : '');
    onChange?.({ target: control.current, type: 'change' });
  }

  function switchCalendar() {
    // An incomplete date stays for switching back.
    if (!isEthiopian && day !== '') changeParts(partsOf(day));
    setOwnEthiopian(false);
    calendar.choose(!isEthiopian);
  }

  // Shown when a form is refused, because the control behind has no value then, and as soon as
  // somebody has left a short year.
  const isShown = error !== undefined || (isYearLeft && isShortYear(parts));
  const incomplete = isPartial && isShown ? 'incomplete' : undefined;
  const problem = isEthiopian && read.is === 'impossible' ? 'impossible' : incomplete;
  const texts = {
    label,
    otherLabel,
    error: problem ? words[problem] : error,
    otherError: problem ? otherWords?.[problem] : otherError,
  };
  const own = { ...texts, hint: isEthiopian ? undefined : hint };
  return (
    <FieldFrame id={id} {...own} required={input.required}>
      <input
        {...input}
        ref={(element) => {
          control.current = element;
          return ref?.(element);
        }}
        {...(isEthiopian ? { hidden: true } : describedBy(id, own))}
        type="date"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          onChange?.({ target, type: 'change' })
        }
        className={isEthiopian ? '' : `${controlStyle} min-h-12`}
      />
      {isEthiopian && (
        <EthiopianDateInputs
          label={label}
          dayRef={typed}
          described={describedBy(id, own)}
          isOnlyYearWrong={isPartial && isShortYear(parts)}
          required={input.required}
          parts={parts}
          onChange={changeParts}
          onYearBlur={() => setYearLeft(true)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <button
          type="button"
          onClick={switchCalendar}
          className={`min-h-11 cursor-pointer text-start text-sm font-semibold text-green underline decoration-1 underline-offset-4 ${isHydrated ? '' : 'invisible'}`}
        >
          <Bilingual
            text={isEthiopian ? words.useGregorian : words.useEthiopian}
            other={isEthiopian ? otherWords?.useGregorian : otherWords?.useEthiopian}
          />
        </button>
        <p aria-live="polite" className="text-sm text-muted tabular-nums">
          {day !== '' && '= '}
          {day !== '' && (isEthiopian ? dayMonthYear(day) : <EthiopianDate day={day} />)}
        </p>
      </div>
    </FieldFrame>
  );
}

const keyOf = (name: string) => `${partialDatePrefix}${window.location.pathname}:${name}`;

/** The stored incomplete date of a field; empty if there is none. */
function storedPartialDate(name: string): string {
  return ignoreStorageErrors(() => sessionStorage.getItem(keyOf(name))) ?? '';
}

/** @param parts null once the date is complete */
function storePartialDate(name: string, parts: EthiopianParts | null): void {
  // Without storage it lasts as long as the page.
  ignoreStorageErrors(() => {
    if (parts) sessionStorage.setItem(keyOf(name), JSON.stringify(parts));
    else sessionStorage.removeItem(keyOf(name));
  });
}

/** The parts of the stored text; empty parts if it cannot be read. */
function readPartialDate(stored: string): EthiopianParts {
  try {
    const value: unknown = JSON.parse(stored);
    return isParts(value) ? value : noParts;
  } catch {
    return noParts;
  }
}

const isParts = (value: unknown): value is EthiopianParts =>
  typeof value === 'object' &&
  value !== null &&
  ['day', 'month', 'year'].every((name) => typeof Reflect.get(value, name) === 'string');
