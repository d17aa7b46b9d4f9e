import { agreement } from './agreement.ts';
import { dates } from '../am/dates.ts';
import { failures } from '../am/failures.ts';
import { fieldErrors } from '../am/fieldErrors.ts';
import { forms } from '../am/forms.ts';
import { formMessages } from '../words.ts';

export const membershipForm = {
  title: 'Membership Application Form',
  titleAmharic: 'የአባልነት ማመልከቻ ቅጽ',
  intro: 'You may fill in this form in Amharic or English.',
  introAmharic: 'ይህንን ቅጽ በአማርኛ ወይም በእንግሊዝኛ መሙላት ይችላሉ።',
  fields: formMessages({
    name: { label: 'Full Name', inSentences: 'Full name' },
    dob: { label: 'Date of Birth' },
    email: {
      label: 'Email (optional)',
      // The email is optional, except for a copy.
      errors: { required: 'Enter your email to get a copy' },
    },
    address: { label: 'Address' },
    contactNumber: { label: 'Contact Number', inSentences: 'Contact number' },
    date: {
      label: 'Date',
      errors: { dateTooEarly: 'The association was founded in November 1997' },
    },
    agreement: {
      label: 'I have read this statement and agree to it.',
      errors: { required: 'Please agree to the statement to apply.' },
    },
    copy: { label: 'Send a copy to my email address.' },
  }),
  // Ethiopia counts the years differently, so the calendar must be named.
  calendarHint: 'By the calendar used in New Zealand',
  calendarHintAmharic: 'እንደ አውሮፓውያን አቆጣጠር',
  agreement: {
    heading: 'Agreement',
    headingAmharic: 'የስምምነት ቃል',
    statement: agreement.en,
    statementAmharic: agreement.am,
  },
  /** Only on paper. */
  signature: { label: 'Signature', amharic: 'ፊርማ' },
  submit: 'Submit Application',
  submitting: 'Submitting...',
  success: {
    text: 'Application submitted successfully!',
    amharic: 'ማመልከቻዎ በተሳካ ሁኔታ ቀርቧል!',
  },
  thanks: {
    text:
      'Thank you for applying. One of our volunteers reads your application and gets in touch with ' +
      'you about your membership. There is nothing more for you to do now.',
    amharic:
      'ስላመለከቱ እናመሰግናለን። ከበጎ ፈቃደኞቻችን አንዱ ማመልከቻዎን አንብቦ ስለ አባልነትዎ ያነጋግርዎታል። ለጊዜው ሌላ ማድረግ ' +
      'የሚጠበቅብዎ ነገር የለም።',
  },
  /** Shown instead of `thanks` if the application created a member. */
  registered: {
    text:
      'Thank you, and welcome! You are on our list of members now. One of our volunteers gets in ' +
      'touch with you. There is nothing more for you to do now.',
    amharic:
      'እናመሰግናለን፤ እንኳን ደህና መጡ! አሁን በአባላት ዝርዝራችን ውስጥ ተመዝግበዋል። ከበጎ ፈቃደኞቻችን አንዱ ያነጋግርዎታል። ለጊዜው ሌላ ' +
      'ማድረግ የሚጠበቅብዎ ነገር የለም።',
  },
  mailPending: {
    text:
      'The email that tells our volunteers could not be sent yet. We go on trying, so you need not ' +
      'send the form again.',
    amharic: 'ለበጎ ፈቃደኞቻችን የሚላከው ኢሜይል ገና አልተላከም። ለመላክ መሞከራችንን ስለምንቀጥል ቅጹን እንደገና መላክ አያስፈልግዎትም።',
  },
  errorPrefix: 'Error submitting application: ',
  amharic: {
    fields: formMessages({
      name: { label: 'ሙሉ ስም', inSentences: 'ሙሉ ስምዎን' },
      dob: {
        label: 'የትውልድ ቀን',
        inSentences: 'የትውልድ ቀንዎን',
        errors: {
          dateTooEarly: ({ earliest }) =>
            `የትውልድ ቀን በአውሮፓውያን አቆጣጠር ከ${earliest.slice(0, 4)} በፊት ሊሆን አይችልም።`,
          dateInFuture: 'የትውልድ ቀን ገና ያልደረሰ ቀን ሊሆን አይችልም።',
        },
      },
      email: {
        label: 'ኢሜይል (ካለዎት)',
        errors: { required: 'ቅጂ እንዲደርስዎ እባክዎ የኢሜይል አድራሻዎን ይጻፉ።' },
      },
      address: { label: 'አድራሻ', inSentences: 'አድራሻዎን' },
      contactNumber: { label: 'ስልክ ቁጥር', inSentences: 'ስልክ ቁጥርዎን' },
      date: {
        label: 'ቀን',
        inSentences: 'ቀኑን',
        errors: { dateTooEarly: 'ማኅበሩ የተመሠረተው በኖቬምበር 1997 (በአውሮፓውያን አቆጣጠር) ነው።' },
      },
      agreement: {
        label: 'ይህንን የስምምነት ቃል አንብቤ ተስማምቻለሁ።',
        errors: { required: 'ለማመልከት እባክዎ በስምምነት ቃሉ መስማማትዎን ያረጋግጡ።' },
      },
      copy: { label: 'ቅጂ ወደ ኢሜይል አድራሻዬ ይላክልኝ።' },
    }),
    calendars: {
      useEthiopian: dates.useEthiopian,
      useGregorian: dates.useGregorian,
      incomplete: dates.incomplete,
      impossible: dates.impossible,
    },
    submit: 'ማመልከቻውን ያስገቡ',
    requiredNote: 'የ* ምልክት ያለባቸው ቦታዎች የግድ መሞላት አለባቸው።',
    submitting: 'በመላክ ላይ ነው...',
    privacyLink: forms.privacyLink,
    kept: forms.kept,
    copyRefused: forms.copyRefused,
    errorPrefix: 'ማመልከቻውን ማስገባት አልተቻለም፦ ',
    failures,
    fieldErrors,
    errors: {
      networkError: 'ከድረ ገጹ ጋር መገናኘት አልተቻለም። እባክዎ የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
      serverError: 'በእኛ በኩል ችግር አጋጥሟል። እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።',
    },
  },
};
