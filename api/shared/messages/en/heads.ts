import { associationName } from './association.ts';

export const pageTitle = (page: string): string => `${page} | ${associationName}`;

/**
 * Title and description (110 to 160 characters) of the pages, by their navigation key; those of
 * content are in content/.
 */
export const heads = {
  home: {
    title: pageTitle('Welcome'),
    description:
      'The home of Ethiopians in Auckland since 1997: news, events and help for newcomers and ' +
      'long-time residents, and a warm welcome for everyone.',
  },
  about: {
    title: pageTitle('About Us'),
    description:
      'Founded in November 1997, we connect, support and celebrate the Ethiopian community in ' +
      'Auckland. Read our background, mission and vision.',
  },
  contactUs: {
    title: pageTitle('Contact Us'),
    description:
      'Call, email or write to the Ethiopian Community Association in Auckland, or join our ' +
      'groups on Viber, Facebook, WhatsApp and Telegram.',
  },
  supportUs: {
    title: pageTitle('Support Us'),
    description:
      'Help newcomers settle in Auckland and keep Ethiopian heritage alive: donate by bank ' +
      'transfer, volunteer, share our website or join our events.',
  },
  membershipForm: {
    title: pageTitle('Membership Application Form'),
    description:
      'Apply to become a member of the Ethiopian Community Association in Auckland with one ' +
      'form in Amharic and English. It takes a few minutes.',
  },
  unexpected: {
    title: pageTitle('Error'),
    description:
      'Something went wrong with this page of the Ethiopian Community Association in Auckland. ' +
      'Please try again, or start from the home page.',
  },
  connectionLost: {
    title: pageTitle('No connection'),
    description:
      'This page of the Ethiopian Community Association in Auckland could not be loaded because ' +
      'there is no connection. It opens by itself as soon as the connection is back.',
  },
  notFound: {
    title: pageTitle('Page not found'),
    description:
      'This page does not exist. Go to the home page of the Ethiopian Community Association in ' +
      'Auckland to find news, events and contact details.',
  },
};
