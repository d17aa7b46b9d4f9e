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
  },
  copy: {
    checkbox: 'Send a copy to my email address.',
    checkboxAmharic: 'ቅጂ ወደ ኢሜይል አድራሻዬ ይላክልኝ።',
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
  /** In place of `thanks` where the application has made a member. */
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
    submit: 'ማመልከቻውን ያስገቡ',
    requiredNote: 'የ* ምልክት ያለባቸው ቦታዎች የግድ መሞላት አለባቸው።',
    submitting: 'በመላክ ላይ ነው...',
    kept: 'የጻፉት በጥንቃቄ ተቀምጧል። ለእኛ ለማድረስ መሞከራችንን ስለምንቀጥል እንደገና መላክ አያስፈልግዎትም።',
    copyRefused: 'ዛሬ ብዙ ቅጂዎች ስለተጠየቁ የእርስዎ ቅጂ ሊላክ አልቻለም።',
    errorPrefix: 'ማመልከቻውን ማስገባት አልተቻለም፦ ',
    // By the codes of the API, whose own messages are in English.
    failures: {
      BAD_USER_INPUT: 'እባክዎ ምልክት የተደረገባቸውን ቦታዎች ያስተካክሉ።',
      TOO_MANY_REQUESTS: 'እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።',
      NETWORK: 'ከድረ ገጹ ጋር መገናኘት አልተቻለም። እባክዎ የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
      MAIL_FAILED: 'ኢሜይሉን አሁን መላክ አልተቻለም።',
      ticket: 'ቅጹ ለረጅም ጊዜ ተከፍቶ ስለቆየ እባክዎ እንደገና ይላኩት።',
      otherwise: 'በእኛ በኩል ችግር አጋጥሟል። እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።',
    },
  },
  // By the messages of the rules, which are in English.
  fieldErrorsAmharic: {
    'Full name is required': 'እባክዎ ሙሉ ስምዎን ይጻፉ።',
    'Date of Birth is required': 'እባክዎ የትውልድ ቀንዎን ይጻፉ።',
    'Date of Birth cannot be before 1900': 'የትውልድ ቀን በአውሮፓውያን አቆጣጠር ከ1900 በፊት ሊሆን አይችልም።',
    'Date of Birth cannot be in the future': 'የትውልድ ቀን ገና ያልደረሰ ቀን ሊሆን አይችልም።',
    'Enter one telephone number with at least 7 digits, such as 021 555 0100 or +251 91 155 0100':
      'እባክዎ ቢያንስ 7 አሃዞች ያሉት አንድ ስልክ ቁጥር ይጻፉ፤ ለምሳሌ 021 555 0100 ወይም +251 91 155 0100።',
    'The association was founded in November 1997': 'ማኅበሩ የተመሠረተው በኖቬምበር 1997 (በአውሮፓውያን አቆጣጠር) ነው።',
    'Date cannot be in the future': 'ቀኑ ገና ያልደረሰ ቀን ሊሆን አይችልም።',
    'Date must be after the date of birth': 'ቀኑ ከትውልድ ቀን በኋላ መሆን አለበት።',
    'Date must be in DD-MM-YYYY format': 'ቀኑ በቀን-ወር-ዓመት ቅደም ተከተል መጻፍ አለበት።',
    'Date is required': 'እባክዎ ቀኑን ይጻፉ።',
    'Enter a valid email': 'እባክዎ ትክክለኛ የኢሜይል አድራሻ ይጻፉ።',
    'Enter your email to get a copy': 'ቅጂ እንዲደርስዎ እባክዎ የኢሜይል አድራሻዎን ይጻፉ።',
    'Address is required': 'እባክዎ አድራሻዎን ይጻፉ።',
    'Contact number is required': 'እባክዎ ስልክ ቁጥርዎን ይጻፉ።',
    'At most 200 characters': 'ከ200 ፊደላት መብለጥ አይችልም።',
    'Please agree to the statement to apply.': 'ለማመልከት እባክዎ በስምምነት ቃሉ መስማማትዎን ያረጋግጡ።',
  } as Record<string, string>,
};
