import { associationName } from './association.ts';

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
    statement:
      `I apply of my own free will to become a member of the ${associationName}. I agree to ` +
      'support the purpose of the association and to respect its rules. I confirm that what I ' +
      'have stated in this form is true and correct. I agree that my details may be kept and used ' +
      'for membership purposes only.',
    statementAmharic:
      'በኦክላንድ የኢትዮጵያውያን ማኅበረሰብ ማኅበር አባል ለመሆን በራሴ ፈቃድ አመለክታለሁ። የማኅበሩን ዓላማ ለመደገፍና መተዳደሪያ ደንቡን ' +
      'ለማክበር ተስማምቻለሁ። በዚህ ቅጽ ላይ የሰጠሁት መረጃ እውነተኛና ትክክለኛ መሆኑን አረጋግጣለሁ። የግል መረጃዬ ለአባልነት ጉዳዮች ' +
      'ብቻ እንዲቀመጥና ጥቅም ላይ እንዲውል ፈቅጃለሁ።',
    checkbox: 'I have read this statement and agree to it.',
    checkboxAmharic: 'ይህንን የስምምነት ቃል አንብቤ ተስማምቻለሁ።',
    required: 'Please agree to the statement to apply.',
    requiredAmharic: 'ለማመልከት እባክዎ በስምምነት ቃሉ መስማማትዎን ያረጋግጡ።',
  },
  submit: 'Submit Application',
  submitAmharic: 'ማመልከቻውን ያስገቡ',
  submitting: 'Submitting...',
  success: 'Application submitted successfully!',
  errorPrefix: 'Error submitting application: ',
};
