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
  'add-directory': [
    ['Picture', '', 'Image is required'],
    ['Picture', 'words.txt', 'File must be an image'],
    ['Name', '', 'Directory name is required'],
    ['Category', '', 'Please select a category'],
    ['Description', '', 'Description is required'],
    ['Address', '', 'Address is required'],
    ['Map link', '', 'Map link is required'],
    ['Map link', 'the town hall', 'Enter a valid URL'],
    ['Telephone', '555', telephoneMessage],
    ['Website', 'our page', 'Enter a valid URL'],
    ['Facebook', 'us', 'Enter a valid URL'],
    ['Instagram', 'us', 'Enter a valid URL'],
    ['Telegram', 'us', 'Enter a valid URL'],
    ['WhatsApp', 'us', 'Enter a valid URL'],
    ['Viber', 'us', 'Enter a valid URL'],
    ['X', 'us', 'Enter a valid URL'],
  ],
  'add-resource': [
    ['Title', '', 'Resource title is required'],
    ['Category', '', 'Please select a category'],
    ['Link', '', 'Link is required'],
    ['Link', 'their site', 'Enter a valid URL'],
    ['Description', '', 'Description is required'],
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
  'create-post': [
    ['Picture', 'words.txt', 'File must be an image'],
    ['Title', '', 'Post title is required'],
    ['Link', 'their site', 'Enter a valid URL'],
  ],
  'create-about-ethiopia': [
    ['Picture or video', '', 'Media File is required'],
    ['Picture or video', 'words.txt', 'Must be an image or video'],
    ['Title', '', 'Title is required'],
    ['Category', '', 'Please select a category'],
    ['Description', '', 'Description is required'],
    ['Link', 'their site', 'Link must be a valid URL'],
  ],
  'add-directory-category': [
    ['Category name', '', 'Category name is required'],
    ['Category name', 'a', 'Too short'],
    ['Category name', 'a'.repeat(51), 'Too long'],
  ],
  'add-resource-category': [['Category name', '', 'Category name is required']],
  'create-about-ethiopia-category': [['Category name', '', 'Category name is required']],
};
