import { useMessages } from '../../messages/messages.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useInBrowser } from '../../ui/useInBrowser.ts';
import { todayInAuckland } from './todayInAuckland.ts';

/** The fields of an application (specification, section 3); only the e-mail address is optional. */
export function MemberFields() {
  const { fields, calendarHint, calendarHintAmharic } = useMessages().membershipForm;
  // A page may have been rendered on an earlier day, so only the browser knows which day it is.
  const today = useInBrowser(todayInAuckland, '');
  const calendar = (
    <>
      <span className="mr-2 inline-block">{calendarHint}</span>
      <span lang="am" className="inline-block">
        {calendarHintAmharic}
      </span>
    </>
  );
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
      <Field name="name" {...fields.name} autoComplete="name" required />
      <Field
        name="dob"
        type="date"
        {...fields.dob}
        hint={calendar}
        min="1900-01-01"
        max={today || undefined}
        autoComplete="bday"
        required
      />
      <Field name="email" type="email" {...fields.email} autoComplete="email" />
      <TextArea
        name="address"
        {...fields.address}
        rows={2}
        autoComplete="street-address"
        required
      />
      <Field
        name="contactNumber"
        type="tel"
        {...fields.contactNumber}
        autoComplete="tel"
        required
      />
      <Field
        name="date"
        type="date"
        {...fields.date}
        hint={calendar}
        min="1997-11-01"
        defaultValue={today}
        autoComplete="off"
        required
      />
    </div>
  );
}
