import { earliestBirth, founded } from '../../../api/members/personLimits.rules.ts';
import type { FieldStates } from '../../forms/PublicForm.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { todayInAuckland } from '../../dates/todayInAuckland.ts';
import { useMembershipFormMessages } from './messages.ts';

interface MemberFieldsProps extends FieldStates {
  /** The day on which the page was rendered, in Auckland. */
  today: string;
}

/** The fields of an application; only the email is optional (docs/product.md, section 4.3). */
export function MemberFields({ fields: errors, values, today: renderedOn }: MemberFieldsProps) {
  const { fields, fieldErrorsAmharic, calendarHint, calendarHintAmharic } =
    useMembershipFormMessages();
  // A page may have been rendered on an earlier day, so in the end the browser tells.
  const today = useBrowserValue(todayInAuckland, renderedOn);
  const stateOf = (name: keyof typeof fields) => ({
    name,
    ...fields[name],
    error: errors[name],
    errorAmharic: fieldErrorsAmharic[errors[name] ?? ''],
    defaultValue: values?.[name],
  });
  const calendar = (
    <>
      <span className="mr-2 inline-block">{calendarHint}</span>
      <span lang="am" className="inline-block">
        {calendarHintAmharic}
      </span>
    </>
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 print:grid-cols-2 print:gap-y-4">
      <Field {...stateOf('name')} autoComplete="name" maxLength={200} required />
      <Field
        {...stateOf('dob')}
        type="date"
        hint={calendar}
        min={earliestBirth}
        max={today || undefined}
        autoComplete="bday"
        required
      />
      <Field {...stateOf('email')} type="email" autoComplete="email" maxLength={200} />
      <TextArea
        {...stateOf('address')}
        rows={2}
        maxLength={200}
        autoComplete="street-address"
        required
      />
      <Field {...stateOf('contactNumber')} type="tel" maxLength={200} autoComplete="tel" required />
      <Field
        {...stateOf('date')}
        type="date"
        hint={calendar}
        min={founded}
        defaultValue={values?.['date'] ?? today}
        autoComplete="off"
        required
      />
    </div>
  );
}
