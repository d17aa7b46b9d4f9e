import { telephoneMessage } from './formFaults.ts';
import type { TestFile } from './multipart.ts';
import { picture, video } from './files.ts';

const url = 'https://www.example.org/page';

/** The facts about each kind of content that the tests of all kinds need. */
export interface KindUnderTest {
  /** As in createEvent. */
  name: string;
  /** In the database. */
  table: string;
  inputType: string;
  input: Record<string, unknown>;
  /** A change, and the field that it changes. */
  changed: { field: string; value: string };
  /** The files it takes, by argument. */
  files: Record<string, () => Promise<TestFile>>;
  /** The root fields that list it, each with a function that returns the entries. */
  list: string;
  /** Messages of docs/product/fields.md, section 6.5: field, bad value, message. */
  faults: [field: string, value: unknown, message: string][];
}

const jpeg = async () => ({ name: 'Photo 1.JPG', content: await picture() });

const socials = ['facebook', 'instagram', 'telegram', 'whatsapp', 'viber', 'x'];

export const kinds: KindUnderTest[] = [
  {
    name: 'Event',
    table: 'event',
    inputType: 'EventInput',
    input: {
      title: 'Gathering',
      date: '2031-01-07',
      time: '10:00 AM',
      endDate: '2031-01-08',
      endTime: '1:00 PM',
      description: 'Come.\n\n\n\nBring food.',
      location: 'Hall',
      mapLink: url,
    },
    changed: { field: 'title', value: 'Other gathering' },
    files: { image: jpeg },
    list: 'events(period: ALL) { nodes { id title } }',
    faults: [
      ['title', ' ', 'Event title is required'],
      ['date', '', 'Event date is required'],
      ['date', '07-01-2031', 'Date must be in DD-MM-YYYY format'],
      ['date', '2031-02-30', 'Date must be in DD-MM-YYYY format'],
      ['time', '', 'Event time is required'],
      ['endDate', '08-01-2031', 'Date must be in DD-MM-YYYY format'],
      ['endDate', '2031-01-06', 'The end cannot be before the start'],
      ['location', '', 'Event location is required'],
      ['mapLink', '', 'Map link is required'],
      ['mapLink', 'maps', 'Enter a valid Google Maps URL'],
      ['mapLink', 'javascript:alert(1)', 'Enter a valid Google Maps URL'],
      ['description', ' \n', 'Event description is required'],
    ],
  },
  {
    name: 'Directory',
    table: 'directory',
    inputType: 'DirectoryInput',
    input: {
      name: 'Cafe',
      location: 'Auckland',
      mapLink: url,
      description: 'Coffee\n\n\n\nCake',
      categoryId: '1',
      telephone: '+64 (0)9 555 0100',
      openingHours: 'Mon–Fri 9–5\nSat 10–2',
      website: url,
      facebook: url,
    },
    changed: { field: 'name', value: 'Other cafe' },
    files: { image: jpeg },
    list: 'directories { nodes { id name } }',
    faults: [
      ['name', '', 'Directory name is required'],
      ['location', '', 'Address is required'],
      ['mapLink', '', 'Map link is required'],
      ['mapLink', 'x', 'Enter a valid URL'],
      ['description', '', 'Description is required'],
      ['telephone', 'ask Abebe', telephoneMessage],
      ['telephone', '555', telephoneMessage],
      ['openingHours', 'x'.repeat(501), 'At most 500 characters'],
      ['website', 'our page', 'Enter a valid URL'],
      ['website', 'javascript:alert(1)', 'Enter a valid URL'],
      ['categoryId', '', 'Please select a category'],
      ['categoryId', 'abc', 'Please select a category'],
      ['categoryId', '999', 'Please select a category'],
      ...socials.map((name): [string, string, string] => [name, 'nonsense', 'Enter a valid URL']),
    ],
  },
  {
    name: 'Resource',
    table: 'resource',
    inputType: 'ResourceInput',
    input: { title: 'Service', link: url, description: 'Help', categoryId: '1' },
    changed: { field: 'title', value: 'Other service' },
    files: {},
    list: 'resources { nodes { id title } }',
    faults: [
      ['title', '', 'Resource title is required'],
      ['link', '', 'Link is required'],
      ['link', 'x', 'Enter a valid URL'],
      ['description', '', 'Description is required'],
      ['categoryId', '', 'Please select a category'],
    ],
  },
  {
    name: 'Post',
    table: 'post',
    inputType: 'PostInput',
    input: { postTitle: 'News', postText: 'Text', postLink: url, postLinkText: 'Read' },
    changed: { field: 'postTitle', value: 'Other news' },
    files: { image: jpeg },
    list: 'posts { nodes { id postTitle } }',
    faults: [
      ['postTitle', '', 'Post title is required'],
      ['postLink', 'x', 'Enter a valid URL'],
    ],
  },
  {
    name: 'DeathNotice',
    table: 'deathNotice',
    inputType: 'DeathNoticeInput',
    input: {
      name: 'Ato Abebe Kebede',
      funeralDay: '2031-01-07',
      funeralTime: '10:00 AM',
      funeralPlace: 'Church',
      mourningDay: '2031-01-08',
      mourningLastDay: '2031-01-09',
      mourningTime: '6 to 9 PM',
      mourningPlace: 'Hall',
      contactName: 'Sara Abebe',
      contactTelephone: '+64 9 555 0100',
      text: 'He lived.\n\nHe is missed.',
      familyConsents: true,
    },
    changed: { field: 'name', value: 'Ato Abebe' },
    files: { image: jpeg },
    list: 'deathNotices { nodes { id name } }',
    faults: [
      ['name', '', 'Name of the person who died is required'],
      ['funeralDay', '07-01-2031', 'Date must be in DD-MM-YYYY format'],
      ['mourningLastDay', '2031-01-07', 'Enter the first day too, and not a day after this one'],
      ['contactName', '', 'Name of the contact is required'],
      ['contactTelephone', '', 'Telephone of the contact is required'],
      ['contactTelephone', 'Sara', telephoneMessage],
      [
        'familyConsents',
        false,
        'Ask the family first. Until it agrees, save the notice as a draft',
      ],
    ],
  },
  {
    name: 'Page',
    table: 'page',
    inputType: 'PageInput',
    input: { title: 'Hall hire', text: 'Text' },
    changed: { field: 'title', value: 'Other hall' },
    files: { image: jpeg },
    list: 'pages { nodes { id title } }',
    faults: [
      ['title', '', 'Page title is required'],
      ['title', 'x'.repeat(61), 'At most 60 characters'],
      ['text', '', 'Page text is required'],
    ],
  },
  {
    name: 'AboutEthiopia',
    table: 'aboutEthiopia',
    inputType: 'AboutEthiopiaInput',
    input: { title: 'Feast', description: 'One\n\nTwo', link: '', categoryId: '1' },
    changed: { field: 'title', value: 'Other feast' },
    files: {
      media: () => Promise.resolve({ name: 'dance.mp4', content: video() }),
      poster: jpeg,
    },
    list: 'aboutEthiopiaItems { nodes { id title } }',
    faults: [
      ['title', '', 'Title is required'],
      ['description', '', 'Description is required'],
      ['link', 'x', 'Link must be a valid URL'],
      ['categoryId', '', 'Please select a category'],
    ],
  },
  {
    name: 'Member',
    table: 'members',
    inputType: 'MemberInput',
    input: {
      name: 'አበበ ቢቂላ',
      dob: '1990-05-01',
      email: '',
      address: '1 Example Street',
      contactNumber: '021 555 0100',
      date: '2020-11-21',
    },
    changed: { field: 'name', value: 'Other name' },
    files: {},
    list: 'members { nodes { id name } }',
    faults: [
      ['name', '', 'Full name is required'],
      ['dob', '', 'Date of Birth is required'],
      ['dob', '1/5/1990', 'Date must be in DD-MM-YYYY format'],
      ['email', 'x', 'Enter a valid email'],
      ['dob', '1899-12-31', 'Date of Birth cannot be before 1900'],
      ['dob', '2235-01-01', 'Date of Birth cannot be in the future'],
      ['address', '', 'Address is required'],
      ['contactNumber', '', 'Contact number is required'],
      ['contactNumber', 'not a phone', telephoneMessage],
      ['contactNumber', '555 010', telephoneMessage],
      ['contactNumber', '021 555 0100, 021 555 0101', telephoneMessage],
      ['date', '1997-10-31', 'The association was founded in November 1997'],
      ['date', '2235-01-01', 'Date cannot be in the future'],
      ['date', '', 'Date of registration is required'],
      ['date', 'today', 'Date must be in DD-MM-YYYY format'],
    ],
  },
  ...['Directory', 'Resource', 'Cultural'].map((kind): KindUnderTest => {
    const list = `${kind.toLowerCase()}Categories { id categoryName }`;
    return {
      name: `${kind}Category`,
      table: `${kind.toLowerCase()}-category`,
      inputType: 'CategoryInput',
      input: { categoryName: 'Florists' },
      changed: { field: 'categoryName', value: 'Bakers' },
      files: {},
      list,
      faults: [
        ['categoryName', '', 'Category name is required'],
        ['categoryName', 'x', 'Too short'],
        ['categoryName', 'x'.repeat(51), 'Too long'],
      ],
    };
  }),
];
