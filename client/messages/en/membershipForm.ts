import { agreement } from '../../../api/inquiry/agreement.rules.ts';

export const membershipForm = {
  title: 'Membership Application Form',
  titleAmharic: 'የአባልነት ማመልከቻ ቅጽ',
  intro: 'You may fill in this form in Amharic or English.',
  introAmharic: 'ይህንን ቅጽ በአማርኛ ወይም በእንግሊዝኛ መሙላት ይችላሉ።',
  fields: {
    name: { label: 'Full Name', amharic: 'ሙሉ ስም' },
    dob: { label: 'Date of Birth', amharic: 'የትውልድ ቀን' },
    email: { label: 'Email (optional)', amharic: 'ኢሜይል (ካለዎት)' },
    address: { label: 'Address', amharic: 'አድራሻ' },
    contactNumber: { label: 'Contact Number', amharic: 'ስልክ ቁጥር' },
    date: { label: 'Date', amharic: 'ቀን' },
  },
  // Ethiopia counts the years differently, so the calendar has to be named.
  calendarHint: 'By the calendar used in New Zealand',
  calendarHintAmharic: 'እንደ አውሮፓውያን አቆጣጠር',
  agreement: {
    heading: 'Agreement',
    headingAmharic: 'የስምምነት ቃል',
    statement: agreement.en,
    statementAmharic: agreement.am,
    checkbox: 'I have read this statement and agree to it.',
    checkboxAmharic: 'ይህንን የስምምነት ቃል አንብቤ ተስማምቻለሁ።',
    required: 'Please agree to the statement to apply.',
    requiredAmharic: 'ለማመልከት እባክዎ በስምምነት ቃሉ መስማማትዎን ያረጋግጡ።',
  },
  copy: {
    checkbox: 'Send a copy to my email address.',
    checkboxAmharic: 'ቅጂ ወደ ኢሜይል አድራሻዬ ይላክልኝ።',
  },
  submit: 'Submit Application',
  submitAmharic: 'ማመልከቻውን ያስገቡ',
  submitting: 'Submitting...',
  success: 'Application submitted successfully!',
  registered: 'You are on our list of members now.',
  mailPending:
    'The email that tells our volunteers could not be sent yet. We go on trying, so you need not ' +
    'send the form again.',
  errorPrefix: 'Error submitting application: ',
};
