import { formMessages } from '../words.ts';

export const contactUs = {
  heading: 'Contact Us',
  intro:
    'Do you have a question, an idea or a need? We are glad to hear from you. Write to us in ' +
    'Amharic or English, whichever you prefer.',
  phone: 'Phone',
  email: 'Email',
  office: 'Office',
  phoneName: (phone: string) => `Call us on ${phone}`,
  emailName: (email: string) => `Email us at ${email}`,
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
    // The keys are the fields of an inquiry; `title` is Subject (docs/product.md, section 4.2).
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
    /** In place of `success` where the website sends no mail, so that nothing was sent. */
    stored:
      'Your message has reached us: it is stored on this website, where our volunteers read it.',
    /** @param settings how long it is stored, in days; unknown while the page loads */
    privacyNote: (settings: { inquiryRetentionDays: number; sendsMail: boolean } | undefined) => {
      const purpose = 'We use your name, email and message only to read and answer your inquiry.';
      if (!settings) return purpose;
      const { inquiryRetentionDays: days, sendsMail } = settings;
      const time = `${String(days)} ${days === 1 ? 'day' : 'days'}`;
      return sendsMail
        ? `${purpose} They are removed from this website ${time} after they reached us by email, or after we read or answered them here, whichever is last.`
        : `${purpose} They are stored on this website, where only our volunteers can read them, and removed ${time} after one of us has read or answered them.`;
    },
  },
};
