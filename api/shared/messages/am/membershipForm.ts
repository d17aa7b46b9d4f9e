import { errors } from '../en/errors.ts';
import { failures } from '../en/failures.ts';
import { fieldErrors } from '../en/fieldErrors.ts';
import { forms } from '../en/forms.ts';
import { membershipForm as english } from '../en/membershipForm.ts';
import { ui } from '../en/ui.ts';
import { dates } from '../en/dates.ts';

/** The form is in two languages, so its English catalogue contains all of the Amharic. */
const { amharic, agreement, signature, success, thanks, registered, mailPending } = english;

const swapped = ({ text, amharic }: typeof success) => ({ text: amharic, amharic: text });

/**
 * The English is shown beside the Amharic, in the keys that the English catalogue has for Amharic.
 */
export const membershipForm: typeof english = {
  title: english.titleAmharic,
  titleAmharic: english.title,
  intro: english.introAmharic,
  introAmharic: english.intro,
  fields: amharic.fields,
  calendarHint: english.calendarHintAmharic,
  calendarHintAmharic: english.calendarHint,
  agreement: {
    heading: agreement.headingAmharic,
    headingAmharic: agreement.heading,
    statement: agreement.statementAmharic,
    statementAmharic: agreement.statement,
  },
  signature: { label: signature.amharic, amharic: signature.label },
  submit: amharic.submit,
  submitting: amharic.submitting,
  success: swapped(success),
  thanks: swapped(thanks),
  registered: swapped(registered),
  mailPending: swapped(mailPending),
  errorPrefix: amharic.errorPrefix,
  amharic: {
    fields: english.fields,
    calendars: {
      useEthiopian: dates.useEthiopian,
      useGregorian: dates.useGregorian,
      incomplete: dates.incomplete,
      impossible: dates.impossible,
    },
    submit: english.submit,
    requiredNote: ui.requiredNote,
    submitting: english.submitting,
    privacyLink: forms.privacyLink,
    kept: forms.kept,
    copyRefused: forms.copyRefused,
    errorPrefix: english.errorPrefix,
    failures,
    fieldErrors,
    errors,
  },
};
