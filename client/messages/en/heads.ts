import { associationName } from './association.ts';

const title = (page: string): string => `${page} | ${associationName}`;

/** Title and description (110 to 160 characters) of every public page, by its navigation key. */
export const heads = {
  home: {
    title: title('Welcome'),
    description:
      'The home of Ethiopians in Auckland since 1997: news, events and help for newcomers and ' +
      'long-time residents, and a warm welcome for everyone.',
  },
  about: {
    title: title('About Us'),
    description:
      'Founded in November 1997, we connect, support and celebrate the Ethiopian community in ' +
      'Auckland. Read our background, mission and vision.',
  },
  events: {
    title: title('Upcoming Events'),
    description:
      'Gatherings, holidays and cultural events of the Ethiopian community in Auckland: what is ' +
      'coming up, when it starts and how to get there.',
  },
  aboutEthiopia: {
    title: title('About Ethiopia'),
    description:
      'Discover Ethiopia in words, pictures and video: its cultural and religious traditions, ' +
      'its celebrations and the heritage we keep in Auckland.',
  },
  resources: {
    title: title('Resources'),
    description:
      'Helpful links for Ethiopians settling in Auckland: public services, everyday information ' +
      'and job sites, gathered by subject in one place.',
  },
  directory: {
    title: title('Directory'),
    description:
      'Ethiopian restaurants, shops with Ethiopian items, religious institutions, barbershops ' +
      'and garages in Auckland, with addresses and maps.',
  },
  contactUs: {
    title: title('Contact Us'),
    description:
      'Call, email or write to the Ethiopian Community Association in Auckland, or join our ' +
      'groups on Viber, Facebook, WhatsApp and Telegram.',
  },
  supportUs: {
    title: title('Support Us'),
    description:
      'Help newcomers settle in Auckland and keep Ethiopian heritage alive: donate by bank ' +
      'transfer, volunteer, share our website or join our events.',
  },
  membershipForm: {
    title: title('Membership Application Form'),
    description:
      'Apply to become a member of the Ethiopian Community Association in Auckland with one ' +
      'form in Amharic and English. It takes a few minutes.',
  },
  unexpected: {
    title: title('Error'),
    description:
      'Something went wrong with this page of the Ethiopian Community Association in Auckland. ' +
      'Please try again, or start from the home page.',
  },
  notFound: {
    title: title('Page not found'),
    description:
      'This page does not exist. Go to the home page of the Ethiopian Community Association in ' +
      'Auckland to find news, events and contact details.',
  },
};
