import type { CsvKeys } from '../content/csvKind.ts';

/** A name in several columns: as in New Zealand, or the names of a person, the father and the grandfather. */
export const memberName: CsvKeys['divided'] = {
  field: 'name',
  parts: {
    firstName: ['first name', 'given name', 'forename', 'first', 'የመጀመሪያ ስም', 'የራስ ስም'],
    fatherName: [
      "father's name",
      'father name',
      'middle name',
      'middle names',
      'second name',
      'የአባት ስም',
      'የአባት',
    ],
    lastName: [
      'last name',
      'surname',
      'family name',
      'last',
      "grandfather's name",
      'grandfather name',
      'third name',
      'የአያት ስም',
      'የአያት',
      'የቤተሰብ ስም',
    ],
  },
  firstPart: ['name', 'ስም'],
};
