// Stand-ins for the community directory: none of these businesses or congregations exists.

import type { Directory } from '../../../api/generated/prisma/client.ts';

export interface SeedDirectoryEntry extends Pick<
  Directory,
  | 'name'
  | 'description'
  | 'location'
  | 'mapLink'
  | 'categoryId'
  | 'socialMediaPlatforms'
  | 'socialMediaPlatformLinks'
> {
  artwork: string;
}

export const directoryEntries: SeedDirectoryEntry[] = [
  {
    name: 'Example Restaurant Meskerem',
    description: [
      'Injera baked every morning, doro wot at the weekend and a generous beyaynetu (በያይነቱ) with lentils, greens and shiro for fasting days.',
      'The last Sunday of the month is family day, with coffee roasted at the table.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'Mount Roskill, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Mount+Roskill%2C+Auckland',
    categoryId: 1,
    socialMediaPlatforms: ['facebook', 'instagram'],
    socialMediaPlatformLinks: ['https://www.facebook.com/', 'https://www.instagram.com/'],
    artwork: 'directory-restaurant-1',
  },
  {
    name: 'Buna Corner Café (example)',
    description: [
      'Coffee in three rounds from the jebena (ጀበና), with popcorn and himbasha bread.',
      'An example entry, to be replaced from the admin area by the association’s volunteers.',
    ],
    location: 'Kingsland, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Kingsland%2C+Auckland',
    categoryId: 1,
    socialMediaPlatforms: ['instagram'],
    socialMediaPlatformLinks: ['https://www.instagram.com/'],
    artwork: 'directory-restaurant-2',
  },
  {
    name: 'Example Kitchen Harar',
    description: [
      'Halal dishes from the east of Ethiopia: rice with goat, sambusa, spiced tea, and sweets for iftar during Ramadan.',
      'Catering for weddings and community evenings. Large trays are best ordered a week ahead.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'Sandringham, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Sandringham%2C+Auckland',
    categoryId: 1,
    socialMediaPlatforms: ['facebook', 'whatsapp', 'viber'],
    socialMediaPlatformLinks: [
      'https://www.facebook.com/',
      'https://www.whatsapp.com/',
      'https://www.viber.com/',
    ],
    artwork: 'directory-restaurant-3',
  },
  {
    name: 'Example Spice and Teff Store',
    description: [
      'Teff flour, berbere, mitmita, shiro and korerima, green coffee beans, and fresh injera from Thursday to Saturday.',
      'Ask at the counter how much berbere a first doro wot needs.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'Avondale, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Avondale%2C+Auckland',
    categoryId: 2,
    socialMediaPlatforms: ['facebook', 'telegram'],
    socialMediaPlatformLinks: ['https://www.facebook.com/', 'https://telegram.org/'],
    artwork: 'directory-shop-1',
  },
  {
    name: 'Tibeb House (example)',
    description: [
      'Hand-woven netela, gabi and dresses with tibeb borders.',
      'An example entry, to be replaced by our volunteers.',
    ],
    location: 'Mount Albert, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Mount+Albert%2C+Auckland',
    categoryId: 2,
    socialMediaPlatforms: ['instagram'],
    socialMediaPlatformLinks: ['https://www.instagram.com/'],
    artwork: 'directory-shop-2',
  },
  {
    name: 'Example Market Adey Abeba',
    description: [
      'Everyday groceries beside Ethiopian ones: lentils, split peas, spiced butter, incense, coffee cups and jebena pots.',
      'Children’s books in Amharic and Afaan Oromo stand by the door.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'Manurewa, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Manurewa%2C+Auckland',
    categoryId: 2,
    socialMediaPlatforms: [],
    socialMediaPlatformLinks: [],
    artwork: 'directory-shop-3',
  },
  {
    name: 'Example Ethiopian Orthodox Tewahedo Church',
    description: [
      'Sunday liturgy in Ge’ez and Amharic, prayers on the great feasts, and Sunday school for children and young people.',
      'Visitors are welcome. Women usually cover their hair with a netela, and shoes are left at the door.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'New Lynn, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=New+Lynn%2C+Auckland',
    categoryId: 3,
    socialMediaPlatforms: ['facebook', 'telegram'],
    socialMediaPlatformLinks: ['https://www.facebook.com/', 'https://telegram.org/'],
    artwork: 'directory-faith-1',
  },
  {
    name: 'Example Mosque and Islamic Centre',
    description: [
      'Daily prayers, Friday khutbah with a short summary in English, and Qur’an classes for children at the weekend.',
      'During Ramadan the centre shares iftar every evening, and neighbours of every faith are invited.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'Papatoetoe, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Papatoetoe%2C+Auckland',
    categoryId: 3,
    socialMediaPlatforms: ['facebook', 'whatsapp'],
    socialMediaPlatformLinks: ['https://www.facebook.com/', 'https://www.whatsapp.com/'],
    artwork: 'directory-faith-2',
  },
  {
    name: 'Ethiopian Evangelical Fellowship (example)',
    description: [
      'Sunday worship in Amharic and Afaan Oromo, with songs, prayer and a shared lunch.',
      'An example entry, to be replaced from the admin area by the association’s volunteers.',
    ],
    location: 'Henderson, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Henderson%2C+Auckland',
    categoryId: 3,
    socialMediaPlatforms: ['facebook', 'x'],
    socialMediaPlatformLinks: ['https://www.facebook.com/', 'https://x.com/'],
    artwork: 'directory-faith-3',
  },
  {
    name: 'Example Barbershop Bole Cuts',
    description: [
      'Cuts, fades and beard trims.',
      'Example entry, to be replaced by our volunteers.',
    ],
    location: 'Onehunga, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Onehunga%2C+Auckland',
    categoryId: 4,
    socialMediaPlatforms: ['instagram'],
    socialMediaPlatformLinks: ['https://www.instagram.com/'],
    artwork: 'directory-barber-1',
  },
  {
    name: 'Piassa Barber and Braids (example)',
    description: [
      'Clean cuts for men and boys, and braiding by appointment on Fridays and Saturdays, with a cup of buna while you wait.',
      'Amharic, Tigrinya, Afaan Oromo and English are spoken.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'Glen Innes, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Glen+Innes%2C+Auckland',
    categoryId: 4,
    socialMediaPlatforms: ['instagram', 'whatsapp'],
    socialMediaPlatformLinks: ['https://www.instagram.com/', 'https://www.whatsapp.com/'],
    artwork: 'directory-barber-2',
  },
  {
    name: 'Example Garage Abay Auto',
    description: [
      'Servicing, brakes, tyres and repairs before a warrant of fitness. Every job is explained before it starts, in Amharic or English.',
      'This is an example entry, which the association’s volunteers replace from the admin area.',
    ],
    location: 'Penrose, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=Penrose%2C+Auckland',
    categoryId: 5,
    socialMediaPlatforms: ['facebook', 'viber'],
    socialMediaPlatformLinks: ['https://www.facebook.com/', 'https://www.viber.com/'],
    artwork: 'directory-garage-1',
  },
  {
    name: 'Simien Motors (example)',
    description: [
      'Batteries, tyres and diagnostics.',
      'Example entry, to be replaced by our volunteers.',
    ],
    location: 'Māngere, Auckland',
    mapLink: 'https://www.google.com/maps/search/?api=1&query=M%C4%81ngere%2C+Auckland',
    categoryId: 5,
    socialMediaPlatforms: [],
    socialMediaPlatformLinks: [],
    artwork: 'directory-garage-2',
  },
];
