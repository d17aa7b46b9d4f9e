import { sentence } from './grammar.ts';
import { formMessages } from '../words.ts';

export const contactUs = {
  heading: 'Contact Us',
  intro:
    'Do you have a question, an idea or a need? We are glad to hear from you. Write to us in ' +
    'Amharic or English, whichever you prefer.',
  phone: 'Phone',
  email: 'Email',
  office: 'Office',
  noDetails: 'Our phone number and email address are not shown here at the moment.',
  stayConnected: {
    heading: 'Stay Connected With Us',
    intro: 'Hear about events and news where you already are.',
    viber: 'Join our Viber group chat',
    facebook: 'Follow us on Facebook',
    whatsapp: 'Join us on WhatsApp',
    telegram: 'Join us on Telegram',
    none: 'Our groups are not linked here yet. Please look in again soon.',
  },
  form: {
    heading: 'Send Us an Inquiry',
    // The keys are the fields of an inquiry; `title` is Subject (docs/product/forms.md, section 4.2).
    fields: formMessages({
      name: { label: 'Name' },
      title: { label: 'Subject' },
      email: { label: 'Email' },
      message: { label: 'Message' },
    }),
    submit: 'Send message',
    submitting: 'Submitting...',
    success: 'Message sent successfully!',
    errorPrefix: 'Error sending message: ',
    /** Shown instead of `success` if the site sends no mail. */
    stored:
      'Your message has reached us: it is stored on this website, where our volunteers read it.',
    privacy: {
      purpose: 'We use your name, email and message only to read and answer your inquiry.',
      /** If submissions are sent to the association by email. */
      mailed: sentence(
        {
          one: 'They are removed from this website 1 day after they reached us by email, or after we read or answered them here, whichever is last.',
          other:
            'They are removed from this website {days} days after they reached us by email, or after we read or answered them here, whichever is last.',
        },
        'days',
      ),
      /** If submissions are stored only on this site. */
      stored: sentence(
        {
          one: 'They are stored on this website, where only our volunteers can read them, and removed 1 day after one of us has read or answered them.',
          other:
            'They are stored on this website, where only our volunteers can read them, and removed {days} days after one of us has read or answered them.',
        },
        'days',
      ),
    },
  },
};
