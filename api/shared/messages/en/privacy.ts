import { sentence } from './grammar.ts';
import { pageTitle } from './heads.ts';

/** The messages of the privacy page, which depend on the settings. */
export const privacy = {
  head: {
    title: pageTitle('Privacy'),
    description:
      'What this website collects when you read, write to us or apply for membership, why, for how ' +
      'long, who sees it, and whom to ask about it.',
  },
  heading: 'Privacy',
  intro:
    'What this website collects about you, why, for how long, who sees it, and whom to ask. It is for ' +
    'people, so it is short.',
  reading: {
    heading: 'When you read',
    paragraphs: [
      'We count nobody and follow nobody: there are no advertisements, no statistics of visitors and no ' +
        'scripts of other companies. Visitors get no cookies.',
      'Your own browser remembers the language, the colours and the calendar you have chosen, and what ' +
        'you have begun to write in a form until you close the tab. We do not see that.',
      'To keep forms and sign-in safe from programs, the server notes the network address of those who ' +
        'use them, and its technical log that of failed sign-ins.',
    ],
  },
  writing: {
    heading: 'When you write to us',
    purpose:
      'We collect your name, your email address and your message, only to read and answer them. The ' +
      'volunteers who look after inquiries see them, nobody else.',
    kept: sentence(
      {
        one: 'They are removed from this website 1 day after we received them by email, read or answered them, whichever is last.',
        other:
          'They are removed from this website {days} days after we received them by email, read or answered them, whichever is last.',
      },
      'days',
    ),
  },
  applying: {
    heading: 'When you apply for membership',
    paragraphs: [
      'We collect your name, date of birth, address, telephone number and, if you give it, your email ' +
        'address, the day of your application and that you agreed to the statement of the form. We use it to ' +
        'decide about your application and to reach you as a member.',
      'The volunteers who look after the members see it, nobody else. By the Incorporated Societies Act ' +
        '2022 the association keeps a register of its members: name, last known contact details, and since ' +
        'when each is a member.',
      'The application stays until a volunteer removes it, the entry in the register for as long as you ' +
        'are a member and the law asks for it after that.',
      'If you give us details of somebody else, such as a member of your family, please tell them, and ' +
        'show them this page.',
    ],
  },
  mail: {
    heading: 'Email',
    sent:
      'Our emails go through the service Twilio SendGrid, which receives for that the address and the ' +
      'text of each.',
    notSent: 'This website sends no email at the moment. What you write is stored on it alone.',
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'You may ask to see what we have about you, and to have it corrected. We answer within 20 working ' +
        'days, as the Privacy Act 2020 says.',
      'If we do not settle it with you, you can turn to the Office of the Privacy Commissioner: ' +
        'https://www.privacy.org.nz.',
    ],
    ownData: 'See, correct and download your data, or ask to leave',
  },
  asking: {
    heading: 'Whom to ask',
    byEmail: sentence('Write to {email}.', 'email'),
    byPhone: sentence('Call {phone}.', 'phone'),
    byForm: 'Write to us on the page Contact Us',
  },
};
