/** The text that is typed into each field, and the message below it (docs/product/fields.md, section 6.5). */
export type Fault = [label: string, typed: string, message: string];

const dayFormat = 'Date must be in DD-MM-YYYY format';

export const telephoneMessage =
  'Enter one telephone number with at least 7 digits, such as 021 555 0100 or +251 91 155 0100';

/** By the address of the form within /admin. */
export const formFaults: Record<string, Fault[]> = {
  'add-event': [
    ['Picture', '', 'Event image is required'],
    ['Picture', 'words.txt', 'File must be an image'],
    ['Title', '', 'Event title is required'],
    ['Date', '', 'Event date is required'],
    ['Date', '07', dayFormat],
    ['Time', '', 'Event time is required'],
    ['Last day', '07', dayFormat],
    ['Location', '', 'Event location is required'],
    ['Map link', '', 'Map link is required'],
    ['Map link', 'the town hall', 'Enter a valid Google Maps URL'],
    ['Description', '', 'Event description is required'],
  ],
  'add-member': [
    ['Full Name', '', 'Full name is required'],
    ['Date of Birth', '', 'Date of Birth is required'],
    ['Date of Birth', '07', dayFormat],
    ['Email', 'nobody', 'Enter a valid email'],
    ['Address', '', 'Address is required'],
    ['Contact Number', '', 'Contact number is required'],
    ['Date of registration', '', 'Date of registration is required'],
    ['Date of registration', '07', dayFormat],
  ],
  'create-about-ethiopia': [
    ['Picture or video', '', 'Media File is required'],
    ['Picture or video', 'words.txt', 'Must be an image or video'],
    ['Title', '', 'Title is required'],
    ['Category', '', 'Please select a category'],
    ['Description', '', 'Description is required'],
    ['Link', 'their site', 'Link must be a valid URL'],
  ],
};
