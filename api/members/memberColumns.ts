import type { CsvKeys } from '../content/csvKind.ts';

/** Column headings that associations use in their tables of members. */
export const memberHeadings: CsvKeys['headings'] = {
  name: [
    'full name',
    'member',
    'member name',
    'name of member',
    'ስም',
    'ሙሉ ስም',
    'የአባል ስም',
    'የአባሉ ስም',
  ],
  dob: [
    ...['dob', 'd.o.b.', 'birthday', 'birth date', 'date of birth', 'birthdate', 'born', 'born on'],
    ...['የልደት ቀን', 'የትውልድ ቀን', 'የተወለዱበት ቀን', 'የትውልድ ዘመን', 'የልደት ዘመን'],
  ],
  email: [
    ...['e-mail', 'email address', 'e-mail address', 'mail'],
    ...['ኢሜይል', 'ኢሜል', 'ኢሜይል አድራሻ', 'የኢሜይል አድራሻ', 'የኢሜል አድራሻ'],
  ],
  address: [
    ...['home address', 'street address', 'postal address', 'residential address', 'street'],
    ...['አድራሻ', 'የመኖሪያ አድራሻ', 'የቤት አድራሻ', 'መኖሪያ'],
  ],
  contactNumber: [
    ...['phone', 'phone number', 'phone no', 'telephone', 'telephone number', 'tel', 'contact'],
    ...['mobile', 'mobile number', 'mobile phone', 'mobile no', 'cell', 'cell phone', 'cellphone'],
    ...['cell number', 'contact no', 'home phone', 'landline'],
    ...['ስልክ', 'ስልክ ቁጥር', 'የስልክ ቁጥር', 'ሞባይል', 'ሞባይል ቁጥር', 'የሞባይል ቁጥር', 'የእጅ ስልክ', 'ተንቀሳቃሽ ስልክ'],
  ],
  date: [
    ...['joined', 'joined on', 'date joined', 'join date', 'joining date', 'member since', 'since'],
    ...['registered', 'registered on', 'registration date', 'membership date', 'date of joining'],
    ...['የተመዘገቡበት ቀን', 'የምዝገባ ቀን', 'የተመዘገበበት ቀን', 'አባል የሆኑበት ቀን', 'አባል የሆነበት ቀን', 'የአባልነት ቀን'],
  ],
};

/** A name in several columns: as in New Zealand, or the names of a person, the father and the grandfather. */
export const memberName: CsvKeys['divided'] = {
  field: 'name',
  parts: {
    firstName: ['first name', 'given name', 'forename', 'first', 'የመጀመሪያ ስም', 'የራስ ስም'],
    fatherName: [
      ...["father's name", 'father name', 'fathers name', 'middle name', 'middle names'],
      ...['second name', 'የአባት ስም', 'የአባት'],
    ],
    lastName: [
      ...['last name', 'surname', 'family name', 'last', "grandfather's name", 'grandfather name'],
      ...['grandfathers name', 'third name', 'የአያት ስም', 'የአያት', 'የቤተሰብ ስም'],
    ],
  },
  firstPart: ['name', 'ስም'],
};
