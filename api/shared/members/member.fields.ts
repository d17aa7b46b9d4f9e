import { choice, day, email, line, telephoneNumber, text } from '../content/fields.rules.ts';
import { personFields } from './person.rules.ts';

const person = personFields();

/** The fields of a member, in the order of the form. Their rules accept implausible values. */
export const memberFields = {
  name: line({
    section: 'person',
    rule: () => person.name,
    csv: ['member', 'member name', 'name of member', 'ስም', 'የአባል ስም', 'የአባሉ ስም'],
  }),
  dob: day({
    rule: () => person.dob,
    description: 'the date of birth, as YYYY-MM-DD, from 1900 until today',
    latest: (today) => today,
    csv: [
      'birthday',
      'birth date',
      'born',
      'born on',
      'የልደት ቀን',
      'የተወለዱበት ቀን',
      'የትውልድ ዘመን',
      'የልደት ዘመን',
    ],
  }),
  householdName: line({
    optional: true,
    section: 'household',
    isHalf: true,
    description:
      'the name of the household, at most 200 characters, or empty for none. One that does not exist ' +
      'is created, with the address of the member. An update without it keeps the stored value',
  }),
  householdRole: choice({
    isHalf: true,
    values: { '': [], HEAD: [], PARTNER: [], CHILD: [], OTHER: [] },
    description:
      'the role of the member in the household. By default HEAD in a new household, otherwise OTHER. ' +
      'An update without it keeps the stored value',
    csv: ['role in household', 'family role'],
  }),
  email: email({
    section: 'contact',
    rule: () => person.email,
    csv: ['email address', 'mail', 'ኢሜል', 'ኢሜይል አድራሻ', 'የኢሜይል አድራሻ', 'የኢሜል አድራሻ'],
  }),
  address: text({
    max: 200,
    rows: 2,
    rule: () => person.address,
    csv: [
      'home address',
      'street address',
      'postal address',
      'residential address',
      'street',
      'የመኖሪያ አድራሻ',
      'የቤት አድራሻ',
      'መኖሪያ',
    ],
  }),
  contactNumber: telephoneNumber({
    rule: () => person.contactNumber,
    csv: [
      'phone',
      'phone number',
      'phone no',
      'telephone',
      'telephone number',
      'tel',
      'contact',
      'mobile',
      'mobile number',
      'mobile phone',
      'mobile no',
      'cell',
      'cell phone',
      'cell number',
      'contact no',
      'home phone',
      'landline',
      'ስልክ',
      'የስልክ ቁጥር',
      'ሞባይል',
      'ሞባይል ቁጥር',
      'የሞባይል ቁጥር',
      'የእጅ ስልክ',
      'ተንቀሳቃሽ ስልክ',
    ],
  }),
  date: day({
    section: 'membership',
    rule: () => person.date,
    description:
      'the day of registration, as YYYY-MM-DD: from November 1997 until today, after the date of birth',
    // A date later this year is refused as a future date. It is not a date of the last century.
    latest: (today) => `${today.slice(0, 4)}-12-31`,
    csv: [
      'joined',
      'joined on',
      'date joined',
      'join date',
      'joining date',
      'member since',
      'since',
      'registered',
      'registered on',
      'registration date',
      'membership date',
      'date of joining',
      'የምዝገባ ቀን',
      'የተመዘገበበት ቀን',
      'አባል የሆኑበት ቀን',
      'አባል የሆነበት ቀን',
      'የአባልነት ቀን',
    ],
  }),
  joinedOn: day({
    optional: true,
    description:
      'the day on which the membership began, as YYYY-MM-DD, or empty if it is not known. By default ' +
      '`date`; an update without it keeps the stored value',
    latest: (today) => `${today.slice(0, 4)}-12-31`,
    csv: ['became a member on', 'membership began', 'start of membership', 'አባልነት የተጀመረበት'],
  }),
  consentedOn: day({
    optional: true,
    description:
      'the day on which the member consented to the membership, as YYYY-MM-DD; empty for members ' +
      'who were registered from an application. An update without it keeps the stored value',
    latest: (today) => `${today.slice(0, 4)}-12-31`,
    csv: ['consent', 'consented on paper', 'በወረቀት ፈቃድ የሰጡበት ቀን'],
  }),
  language: choice({
    section: 'messages',
    isHalf: true,
    values: { '': [], EN: [], AM: [] },
    description:
      'the preferred language; null if it is not known. An update without it keeps the stored value',
    csv: ['language of messages', 'speaks'],
  }),
  channel: choice({
    isHalf: true,
    values: { '': [], EMAIL: [], POST: [], TELEPHONE: [] },
    description:
      'the preferred way to reach the member; null if there is none. An update without it keeps the ' +
      'stored value',
    csv: ['reach by', 'contact by'],
  }),
  notes: text({
    optional: true,
    max: 2000,
    rows: 3,
    description: 'notes of the registrar. An update without it keeps the stored value',
    csv: ['note', 'remarks', 'comments'],
  }),
};

const contactDetails = ['address', 'contactNumber'];

/** The fields of the end of a membership. A CSV file has them too. */
export const ceasedFields = {
  ceasedOn: day({
    description: 'the first day after the membership, as YYYY-MM-DD, until today',
    latest: (today) => `${today.slice(0, 4)}-12-31`,
    csv: ['left on', 'ceased', 'date left', 'end of membership', 'resigned on', 'የለቀቁበት ቀን'],
  }),
  ceasedReason: choice({
    // The contact details of former members are removed.
    values: {
      '': [],
      RESIGNED: contactDetails,
      DIED: contactDetails,
      REMOVED: contactDetails,
      LAPSED: contactDetails,
      OTHER: contactDetails,
    },
    description: 'why the membership ended',
    csv: ['reason for leaving'],
  }),
  ceasedNote: line({ optional: true, description: 'what else is to be known about it' }),
};
