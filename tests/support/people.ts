import { randomUUID } from 'node:crypto';

const day = new Date('2026-11-21T00:00:00Z');

/** The values of a member in the API. */
export const person = {
  name: 'Abebe Bikila',
  dob: '1980-05-01',
  address: '1 Example Street',
  contactNumber: '021 555 0100',
  date: '2020-11-21',
};

/** A row of the members list. */
export const memberRow = (name: string, contactNumber = '021 555 0199') => ({
  name,
  contactNumber,
  dob: new Date('1990-05-31T00:00:00Z'),
  address: '1 Example Street',
  date: day,
});

/** An application as the form stores it. */
export const applicationRow = (name: string, contactNumber = '021 555 0100') => ({
  ...memberRow(name, contactNumber),
  agreementText: 'I agree.',
  agreementLanguage: 'en',
  agreedAt: day,
  digest: randomUUID(),
});

/** An inquiry as the form stores it. */
export const inquiryRow = (name: string, message: string) => ({
  name,
  title: 'A question',
  email: 'who@example.org',
  message,
  digest: randomUUID(),
});
